import type { UIFieldServerProps } from 'payload';
import styles from '../../core/report/attention.module.css';
import { formatCheck } from './formatAttention.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import type { LinkCheck } from './judgeLink.ts';
import { LinkTrial } from './LinkTrial.tsx';
import { loadLinkChecks } from './linkChecks.ts';

/** Below the field of a tracking link: what is wrong with what stands there, a way to try it, and how the stored one does. */
export async function LinkState(props: UIFieldServerProps) {
  return (
    <>
      <LinkTrial mayTry={mayManageAffiliates(props.user)} />
      {await renderState(props)}
    </>
  );
}

async function renderState({ data, id, payload }: UIFieldServerProps) {
  const offerId = String(id);
  const check = (await loadLinkChecks(payload.db.pool, offerId)).get(offerId);
  if (check === undefined || check.trackingUrl !== data?.['trackingUrl']) return null;
  const { tried, paused } = describe(check);
  if (paused === null) return <p className={styles['linkState']}>{tried}</p>;
  return (
    <p className={[styles['linkState'], styles['paused']].join(' ')} role="status">
      <strong>En pausa desde {paused}: esta oferta no tiene botón en el sitio.</strong> {tried} Vuelve sola cuando funcione, o cuando
      publiques otro enlace.
    </p>
  );
}

function describe(check: LinkCheck, now = new Date()): { tried: string; paused: string | null } {
  return {
    tried: `${formatCheck(check)}, comprobado ${formatAge(check.at, now)}.`,
    paused: check.pausedAt === null ? null : formatAge(check.pausedAt, now),
  };
}
