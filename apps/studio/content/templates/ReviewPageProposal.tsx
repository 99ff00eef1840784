'use client';

import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import { useFetched } from '../../core/api/useFetched.ts';
import parts from '../../core/components/parts.module.css';
import type { Review } from './loadSubjects.ts';

export function ReviewPageProposal({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const { value, setValue, disabled } = useField<number | null>({ path });
  const isEmpty = value === null || value === undefined;
  const asked = id !== undefined && isEmpty ? `page-templates/review-of/${id}` : null;
  const review = useFetched<{ review: Review | null }>(asked, { review: null }).review;

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
