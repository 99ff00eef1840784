'use client';

import styles from './reviewPanel.module.css';
import { startComment, usePageReview } from './pageReviewStore.ts';

export function RowComments({ blockId, name }: { blockId: string | undefined; name: string }) {
  const { answer } = usePageReview();
  if (!blockId || !answer?.mayTakePart) return null;
  const open = !answer.review?.isOpen ? 0 : answer.comments.filter(({ block, solved }) => block?.id === blockId && solved === null).length;
  const text = open === 0 ? 'Comentar' : open === 1 ? '1 comentario' : `${open} comentarios`;
  return (
    <button
      type="button"
      className={styles.rowComments}
      data-has-open={open > 0}
      aria-label={open === 0 ? `Comentar ${name}` : `${text} de ${name}: comentar`}
      onClick={() => startComment(blockId)}
    >
      {text}
    </button>
  );
}
