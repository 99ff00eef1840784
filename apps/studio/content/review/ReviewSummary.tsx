import { formatTypedMoment } from '@lupa/domain/typedMoment.ts';
import type { OpenReview } from './pageReview.ts';
import { stateLabels } from './reviewStates.ts';
import styles from './reviewPanel.module.css';

/** Where the review of a page stands. */
export function ReviewSummary({ review }: { review: OpenReview | null }) {
  const isShown = review !== null && review.state !== 'ended';
  return (
    <>
      <div className={styles.head}>
        <h3 id="review-title">Revisión</h3>
        <span className={styles.state} data-state={isShown ? review.state : 'none'}>
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
      {isWaiting && note !== null && <blockquote className={styles.note}>{note}</blockquote>}
      {changed !== null && (
        <p className={styles.warning}>
          <strong>Cambió después de pasar a revisión.</strong> {changed.fields.join(', ')}. {changed.by}, <When at={changed.at} />.
        </p>
      )}
      {mailFailed && <p className={styles.warning}>El correo que avisa de esto no se pudo enviar: avisa por otro medio.</p>}
    </>
  );
}

export function When({ at }: { at: string }) {
  return <time dateTime={at}>{formatTypedMoment(new Date(at))}</time>;
}
