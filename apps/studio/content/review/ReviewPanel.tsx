'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { PageReview } from './loadPageReview.ts';
import { refreshPageReview, usePageReview } from './pageReviewStore.ts';
import { PassButton } from './PassButton.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import parts from '../../core/components/parts.module.css';
import styles from './reviewPanel.module.css';

export function ReviewPanel() {
  const { savedDocumentData } = useDocumentInfo();
  const { path, state, answer } = usePageReview();
  // Publishing, in whatever way, ends the review.
  const status: unknown = savedDocumentData?.['_status'];
  if (path === null) return null;
  return (
    <section className={styles.panel} aria-labelledby="review-title" aria-busy={state === 'loading'}>
      <ReadReview key={String(status)} path={path} />
      {answer === null ? (
        <h3 id="review-title" className={parts.title}>
          Revisión
        </h3>
      ) : (
        <ReviewContent answer={answer} path={path} />
      )}
      {answer === null && state === 'loading' && <p role="status">Leyendo la revisión…</p>}
      {state === 'failed' && (
        <p role="alert">
          No se pudo leer la revisión.{' '}
          <button type="button" className={styles.small} onClick={() => void refreshPageReview(path)}>
            Reintentar
          </button>
        </p>
      )}
    </section>
  );
}

function ReadReview({ path }: { path: string }) {
  useEffect(() => {
    void refreshPageReview(path);
  }, [path]);
  return null;
}

function ReviewContent({ answer, path }: { answer: PageReview; path: string }) {
  const { review, comments, mayDecide, mayTakePart } = answer;
  const isOpen = review?.isOpen === true;
  const list = <CommentList comments={comments} path={path} mayAnswer={isOpen && mayTakePart} />;
  return (
    <>
      <ReviewSummary review={review} />
      {review?.state === 'inReview' && isOpen && mayDecide && <DecisionButtons answer={answer} review={review} path={path} />}
      {mayTakePart && !(isOpen && review.state === 'inReview') && (
        // Authors have it where others publish; a phone shows little of that.
        <div className={mayDecide ? undefined : styles.onPhone}>
          <PassButton />
        </div>
      )}
      {isOpen && list}
      {!isOpen && comments.length > 0 && (
        <details>
          <summary className={parts.summary}>Comentarios de esa revisión ({comments.length})</summary>
          {list}
        </details>
      )}
      {mayTakePart && <CommentForm review={isOpen ? review.id : undefined} blocks={answer.blocks} path={path} />}
    </>
  );
}
