'use client';

import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { fetchStudio } from '../../core/api/postToStudio.ts';
import parts from '../../core/components/parts.module.css';
import type { Review } from './loadSubjects.ts';

export function ReviewPageProposal({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { value, setValue, disabled } = useField<number | null>({ path });
  const [review, setReview] = useState<Review | null>(null);
  const isEmpty = value === null || value === undefined;

  useEffect(() => {
    if (id === undefined || !isEmpty) return undefined;
    const controller = new AbortController();
    fetchStudio<{ review: Review | null }>(`page-templates/review-of/${id}`, controller).then(
      (answer) => setReview(answer.review),
      () => setReview(null),
    );
    return () => controller.abort();
  }, [id, isEmpty]);

  if (!isEmpty || review === null || disabled) return null;
  return (
    <div className={parts.cluster}>
      <p className={parts.aside}>
        «{review.name}»{review.isPublished ? '' : ', que está en borrador,'} trata de este casino.
      </p>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setValue(review.id)}>
        Anotarla como su reseña
      </Button>
    </div>
  );
}
