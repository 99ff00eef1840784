import { Gutter } from '@payloadcms/ui';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { securityPath } from './callAccount.ts';
import { slugs } from '../../core/slugs.ts';
import styles from './accounts.module.css';
import { loadSecondFactor } from './secondFactor.ts';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionPanel } from './SessionPanel.tsx';
import { listSessions, sessionOf } from './sessions.ts';

/** `/admin/seguridad`: one's own second factor and sessions; with an id, those of a colleague, for administrators. */
export async function SecurityView(view: AdminViewServerProps) {
  const { initPageResult, params } = view;
  const { user, payload } = initPageResult.req;
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(securityPath)}`);
  const mustEnrol = 'mustEnrol' in user && user.mustEnrol === true;
  const asked = readId(params?.['segments']);
  const isOwn = asked === null || asked === user.id;
  if (!isOwn && roleOf(user) !== 'administrator') notFound();
  const account = isOwn ? user : await payload.findByID({ collection: slugs.users, id: asked, disableErrors: true });
  if (!account) notFound();
  const [factor, sessions] = await Promise.all([loadSecondFactor(payload, account.id), listSessions(payload, account.id)]);
  const title = isOwn ? 'Seguridad de tu cuenta' : `Seguridad de ${account.name}`;
  const panels = (
    <div className={styles.page}>
      <h1>{title}</h1>
      {mustEnrol && (
        <p className={styles.notice}>Administración exige un segundo factor. Actívalo para seguir: después verás el resto del estudio.</p>
      )}
      <SecondFactorPanel factor={factor} userId={isOwn ? null : account.id} />
      {!mustEnrol && <SessionPanel sessions={sessions} current={sessionOf(initPageResult.req)} userId={isOwn ? null : account.id} />}
    </div>
  );
  if (mustEnrol)
    return (
      <main>
        <Gutter className={styles.alone ?? ''}>{panels}</Gutter>
      </main>
    );
  return (
    <StudioPage view={view} title={title} mayOpen={() => true}>
      {async () => panels}
    </StudioPage>
  );
}

function readId(segments: unknown): number | null {
  const id: unknown = Array.isArray(segments) ? segments[1] : null;
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}
