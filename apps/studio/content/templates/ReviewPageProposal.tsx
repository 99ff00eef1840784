'use client';

import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPath } from './templatePaths.ts';
import type { Review } from './findReviewOf.ts';
import styles from './reviewPageProposal.module.css';

/** Below the casino's review: where none is noted and a page reviews it, asks whether it is that one. */
export function ReviewPageProposal({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { value, setValue, disabled } = useField<number | null>({ path });
  const [review, setReview] = useState<Review | null>(null);
  const isEmpty = value === null || value === undefined;

  useEffect(() => {
    if (id === undefined || !isEmpty) return undefined;
    const controller = new AbortController();
    fetchReview(id, controller.signal).then(setReview, () => setReview(null));
    return () => controller.abort();
  }, [id, isEmpty]);

  if (!isEmpty || review === null || disabled) return null;
  return (
    <div className={styles.proposal}>
      <p className={styles.question}>
        «{review.name}»{review.isPublished ? '' : ', que está en borrador,'} trata de este casino.
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(review.id)}>
        Anotarla como su reseña
      </Button>
    </div>
  );
}

async function fetchReview(id: number | string, signal: AbortSignal): Promise<Review | null> {
  const answer = await fetch(`/api${createPath}/review-of/${id}`, { signal, credentials: 'include' });
  if (!answer.ok) return null;
  return ((await answer.json()) as { review: Review | null }).review;
}
