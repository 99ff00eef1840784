import parts from '../../core/components/parts.module.css';
import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import type { OpenReview } from './loadPageReview.ts';
import { stateLabels } from './reviewStates.ts';

const tones = { inReview: 'warning', returned: 'error', approved: 'success', ended: undefined };

export function ReviewSummary({ review }: { review: OpenReview | null }) {
  const isShown = review !== null && review.state !== 'ended';
  return (
    <>
      <div className={parts.bar}>
        <h3 id="review-title" className={parts.title}>
          Revisión
        </h3>
        <span className={parts.mark} data-tone={isShown ? tones[review.state] : undefined}>
          {isShown ? stateLabels[review.state] : 'Sin revisión'}
        </span>
      </div>
      {isShown && <Facts review={review} />}
    </>
  );
}

function Facts({ review }: { review: OpenReview }) {
  const { state, askedBy, askedAt, reviewer, decided, note, changed, mailFailed } = review;
  const isWaiting = state === 'inReview';
  return (
    <>
      {isWaiting && (
        <p>
          {askedBy} la pasó el <When at={askedAt} />
          {reviewer === null ? ', para cualquiera de edición.' : `, para ${reviewer.name}.`}
        </p>
      )}
      {decided !== null && (
        <p>
          {decided.by} {state === 'returned' ? `la devolvió a ${askedBy}` : 'la aprobó'} el <When at={decided.at} />.
        </p>
      )}
      {isWaiting && note !== null && <blockquote className={parts.note}>{note}</blockquote>}
      {changed !== null && (
        <p className={parts.notice}>
          <strong>Cambió después de pasar a revisión.</strong> {changed.fields.join(', ')}. {changed.by}, <When at={changed.at} />.
        </p>
      )}
      {mailFailed && <p className={parts.notice}>El correo que avisa de esto no se pudo enviar: avisa por otro medio.</p>}
    </>
  );
}

export function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatTypedMoment(new Date(at))}</time>;
}
