import type { AdminViewServerProps } from 'payload';
import { mayDecide, mayTakePart } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { loadReviewQueue, type ReviewQueue, type ReviewRow } from './loadReviewQueue.ts';
import parts from '../../core/components/parts.module.css';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { nameLanguage } from '../../core/languages/languageNames.ts';
import { When } from './ReviewSummary.tsx';

type Props = { queue: ReviewQueue; decides: boolean; now: Date };
type Section = { title: string; rows: ReviewRow[]; empty?: string; tone?: 'warning' | 'error'; isOwn?: boolean };

function ReviewQueueList({ queue, decides, now }: Props) {
  const { forMe, forAnybody, returnedToMe, asked, ofOthers } = queue;
  const waiting: Section[] = [
    { title: 'Te las pidieron a ti', rows: forMe, empty: 'Nadie te ha pedido una revisión.', tone: 'warning' },
    { title: 'Para cualquiera de edición', rows: forAnybody, empty: 'Ninguna página espera.', tone: 'warning' },
  ];
  const returned: Section = { title: 'Te las devolvieron', rows: returnedToMe, tone: 'error', isOwn: true };
  const sections: Section[] = [
    ...(decides ? waiting : []),
    decides ? returned : { ...returned, empty: 'No te han devuelto ninguna página.' },
    {
      title: 'Esperan respuesta',
      rows: asked,
      isOwn: true,
      ...(!decides && { empty: 'No has pasado ninguna página a revisión.' }),
    },
    { title: 'De otras personas', rows: ofOthers },
  ];
  const shown = sections.filter(({ rows, empty }) => rows.length > 0 || empty !== undefined);
  return shown.map((section) => <QueueSection key={section.title} section={section} now={now} />);
}

type RowProps = { row: ReviewRow; isOwn: boolean; now: Date };

function QueueSection({ section: { title, rows, empty, tone, isOwn = false }, now }: { section: Section; now: Date }) {
  return (
    <section className={parts.card} data-tone={rows.length === 0 ? undefined : tone}>
      <h2 className={parts.heading}>
        {title} <span className={parts.count}>{rows.length}</span>
      </h2>
      {rows.length === 0 ? (
        <p className={parts.aside}>{empty}</p>
      ) : (
        <ul className={parts.lines}>
          {rows.map((row) => (
            <QueueRow key={row.id} row={row} isOwn={isOwn} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function QueueRow({ row, isOwn, now }: RowProps) {
  const { title, locale, path, note, comments, hasChanged, state } = row;
  return (
    <li>
      <div className={parts.cluster}>
        <a href={path} className={parts.way}>
          <strong>{title}</strong>
        </a>
        <span className={parts.aside}>{nameLanguage(locale)}</span>
      </div>
      <p className={parts.aside}>
        {state === 'returned' ? <Returned row={row} isOwn={isOwn} now={now} /> : <Asked row={row} isOwn={isOwn} now={now} />}
      </p>
      {note !== null && state === 'inReview' && <blockquote className={parts.note}>{note}</blockquote>}
      {(comments > 0 || hasChanged) && (
        <p className={parts.cluster}>
          {comments > 0 && (
            <span className={parts.mark} data-tone="warning">
              {comments === 1 ? '1 comentario abierto' : `${comments} comentarios abiertos`}
            </span>
          )}
          {hasChanged && (
            <span className={parts.mark} data-tone="warning">
              Cambió después de pasar a revisión
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function Asked({ row: { askedBy, askedAt, reviewer }, isOwn, now }: RowProps) {
  return (
    <>
      {isOwn ? 'La pasaste' : `${askedBy} la pasó`} {formatAge(new Date(askedAt), now)} (<When at={askedAt} />)
      {reviewer === null ? '' : `, para ${reviewer}`}
    </>
  );
}

function Returned({ row: { askedBy, returned }, isOwn, now }: RowProps) {
  if (returned === null) return null;
  return (
    <>
      {returned.by} {isOwn ? 'te la devolvió' : `la devolvió a ${askedBy}`} {formatAge(new Date(returned.at), now)} (
      <When at={returned.at} />)
    </>
  );
}

const title = 'Revisiones';

async function renderQueue({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <>
      <h1>{title}</h1>
      <ReviewQueueList queue={await loadReviewQueue(req)} decides={mayDecide(req.user)} now={new Date()} />
    </>
  );
}

export const ReviewQueueView = studioPage(title, renderQueue, { mayOpen: mayTakePart, audience: 'redacción, edición y administración' });
