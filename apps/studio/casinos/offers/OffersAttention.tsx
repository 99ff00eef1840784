import type { ReactNode } from 'react';
import type { AdminViewServerProps } from 'payload';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { loadReviewedOffers } from './loadAttention.ts';
import { followsOffers } from './tendLinks.ts';
import { slugs } from '../../core/slugs.ts';
import styles from '../../core/report/attention.module.css';
import {
  listAttention,
  type Attention,
  type ReviewedOffer,
  type AttentionLimits,
  attentionPath,
  limitParameters,
  maximumDays,
  readLimits,
} from './attention.ts';
import { isWorking } from '../../core/network/openUrl.ts';
import type { LinkStep } from './followLink.ts';
import type { LinkCheck } from './judgeLink.ts';
import { CheckLinksButton } from './CheckLinksButton.tsx';
import { formatCheck, formatDaysLeft, formatDaysSince, formatFault, formatLanding } from './formatAttention.ts';
import { formatAge, formatDay } from '../../core/dates/formatMoment.ts';

const title = 'Ofertas por revisar';

/** `/admin/offers-attention`: what an affiliate manager should look at today. */
export const OffersAttentionView = studioPage(title, renderList);

async function renderList({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const limits = readLimits(searchParams ?? {});
  const now = new Date();
  const offers = await loadReviewedOffers(req);
  return (
    <>
      <h1>{title}</h1>
      <OffersAttention
        offers={offers}
        attention={listAttention(offers, limits, now)}
        limits={limits}
        isFollowed={await followsOffers(req.payload)}
        now={now}
      />
    </>
  );
}

type Props = { offers: ReviewedOffer[]; attention: Attention; limits: AttentionLimits; isFollowed: boolean; now: Date };

function OffersAttention({ offers, attention: { expiring, stale, broken, moved }, limits, isFollowed, now }: Props) {
  const isAllWell = expiring.length + stale.length + broken.length + moved.length === 0;
  return (
    <>
      <div className={styles['tools']}>
        <LimitsForm limits={limits} />
        <div className={styles['probe']}>
          <CheckLinksButton links={offers.filter(({ trackingUrl }) => trackingUrl !== null).length} />
          <p className={styles['aside']}>{summarizeChecks(offers, now)}</p>
          <p className={styles['aside']}>
            {isFollowed ? 'Se prueban cada noche, y el que falla durante una hora queda en pausa. ' : 'No se prueban por sí solos. '}
            <a href={settingsPath}>Comprobación de enlaces</a>
          </p>
        </div>
      </div>
      {isAllWell && (
        <p className={styles['allWell']}>
          Todo en orden: {offers.length === 1 ? 'la oferta publicada está' : `las ${offers.length} ofertas publicadas están`} vigentes,
          verificadas y con enlace.
        </p>
      )}
      <Group
        title="No tienen un enlace que funcione"
        empty="Todas las ofertas publicadas tienen por dónde salir."
        rows={broken}
        tone="error"
      >
        {({ offer, faults }) => (
          <Row key={offer.id} offer={offer} now={now} hidesCheck={faults.some(({ kind }) => kind === 'failed')}>
            {faults.map((fault) => (
              <span key={fault.kind}>{formatFault(fault)}</span>
            ))}
            {offer.check !== null && faults.some(({ kind }) => kind === 'failed') && <small>{describeFailing(offer.check, now)}</small>}
          </Row>
        )}
      </Group>
      {moved.length > 0 && (
        <Group title="Llevan a otra página que antes" empty="" rows={moved} tone="warning">
          {({ offer, from, to, at }) => (
            <Row key={offer.id} offer={offer} now={now}>
              <span>Antes: {formatLanding(from)}</span>
              <span>Ahora: {formatLanding(to)}</span>
              <small>Visto {formatAge(at, now)}</small>
            </Row>
          )}
        </Group>
      )}
      <Group
        title="Vencen pronto o ya vencieron"
        empty={`Ninguna oferta publicada vence en los próximos ${limits.expiresWithin} días.`}
        rows={expiring}
        tone="warning"
      >
        {({ offer, daysLeft }) => (
          <Row key={offer.id} offer={offer} now={now}>
            <span>{formatDaysLeft(daysLeft)}</span>
            {offer.expiration !== null && <small>{formatDay(offer.expiration)}</small>}
          </Row>
        )}
      </Group>
      <Group
        title="Hace mucho que no se verifican"
        empty={`Todas se verificaron en los últimos ${limits.verifiedWithin} días.`}
        rows={stale}
        tone="neutral"
      >
        {({ offer, daysSince }) => (
          <Row key={offer.id} offer={offer} now={now}>
            <span>{formatDaysSince(daysSince)}</span>
            {offer.verifiedOn !== null && <small>{formatDay(offer.verifiedOn)}</small>}
          </Row>
        )}
      </Group>
    </>
  );
}

const settingsPath = `/admin/globals/${slugs.linkSettings}`;

type GroupProps<Entry> = { title: string; empty: string; rows: Entry[]; tone: string; children: (row: Entry) => ReactNode };

function Group<Entry>({ title, empty, rows, tone, children }: GroupProps<Entry>) {
  return (
    <section className={styles['group']} data-tone={rows.length === 0 ? 'well' : tone}>
      <h2 className={styles['groupTitle']}>
        {title} <span className={styles['count']}>{rows.length}</span>
      </h2>
      {rows.length === 0 ? <p className={styles['well']}>{empty}</p> : <ul className={styles['rows']}>{rows.map(children)}</ul>}
    </section>
  );
}

function Row({ offer, now, hidesCheck = false, children }: { offer: ReviewedOffer; now: Date; hidesCheck?: boolean; children: ReactNode }) {
  const edit = `/admin/collections/offers/${offer.id}`;
  return (
    <li className={styles['row']}>
      <div className={styles['offer']}>
        <span className={styles['partner']}>{offer.partnerName}</span>
        <span className={styles['ways']}>
          <a href={edit}>{offer.title}</a>
          <a href={`${edit}/historia`} aria-label={`Historia de ${offer.title}, de ${offer.partnerName}`}>
            Historia
          </a>
        </span>
      </div>
      <div className={styles['reasons']}>{children}</div>
      {offer.check !== null && !hidesCheck && (
        <small className={styles['check']}>
          {formatCheck(offer.check)}, comprobado {formatAge(offer.check.at, now)}
        </small>
      )}
      {offer.check !== null && offer.check.steps.length > 1 && <Steps steps={offer.check.steps} />}
    </li>
  );
}

function Steps({ steps }: { steps: LinkStep[] }) {
  return (
    <details className={styles['steps']}>
      <summary>Su camino: {steps.length} direcciones</summary>
      <ol>
        {steps.map(({ url, status }, index) => (
          <li key={`${index} ${url}`}>
            <code>{url}</code> {status ?? 'sin respuesta'}
          </li>
        ))}
      </ol>
    </details>
  );
}

function describeFailing({ at, failingSince, pausedAt }: LinkCheck, now: Date): string {
  const tried = `Comprobado ${formatAge(at, now)}`;
  if (pausedAt !== null) return `${tried}, en pausa desde ${formatAge(pausedAt, now)}. Vuelve solo cuando funcione.`;
  return failingSince === null || failingSince.getTime() === at.getTime() ? tried : `${tried}, falla desde ${formatAge(failingSince, now)}`;
}

function LimitsForm({ limits }: { limits: AttentionLimits }) {
  return (
    <form method="get" action={attentionPath} className={styles['limits']}>
      <DaysField name={limitParameters.expiresWithin} label="Avisar si vence en" days={limits.expiresWithin} />
      <DaysField name={limitParameters.verifiedWithin} label="Avisar si no se verifica hace" days={limits.verifiedWithin} />
      <button type="submit">Aplicar</button>
    </form>
  );
}

function DaysField({ name, label, days }: { name: string; label: string; days: number }) {
  return (
    <label className={styles['days']}>
      <span>{label}</span>
      <span className={styles['amount']}>
        <input type="number" name={name} min={0} max={maximumDays} defaultValue={days} required /> días
      </span>
    </label>
  );
}

function summarizeChecks(offers: ReviewedOffer[], now: Date): string {
  const checks = offers.flatMap(({ check }) => (check === null ? [] : [check]));
  const [oldest] = checks.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (oldest === undefined) return 'Los enlaces no se han comprobado todavía.';
  const untried = offers.filter(({ trackingUrl, check }) => trackingUrl !== null && check === null).length;
  const rest = untried === 0 ? '' : ` ${untried} sin comprobar.`;
  const answered = checks.filter(({ status }) => status !== null).length;
  const doubt = answered === 0 && checks.length > 1 ? ' Ninguno respondió: revisa que el estudio tenga salida a internet.' : '';
  return `${checks.filter(isWorking).length} de ${checks.length} enlaces funcionan, comprobados ${formatAge(oldest.at, now)}.${rest}${doubt}`;
}
