'use client';

import { Options } from '../../core/components/controls.tsx';
import { Button, toast, useDocumentInfo, useLocale, useForm, useFormModified, PublishButton } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { leaving, useAct } from '../../core/api/useAct.ts';
import { callReview, formatMail, refreshPageReview, usePageReview } from './pageReviewStore.ts';
import type { PageReview } from './loadPageReview.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { ReviewChoice, ReviewText } from './ReviewField.tsx';
import { reviewQueuePath } from './reviewStates.ts';

/** Passes the page to review, in the language of the form. `isMain`: it stands where others publish. */
export function PassButton({ isMain = false }: { isMain?: boolean }) {
  const { answer, path } = usePageReview();
  const [isOpen, setIsOpen] = useState(false);
  const review = answer?.review;
  if (review?.isOpen && review.state === 'inReview') {
    return isMain ? (
      <Button size="medium" margin={false} disabled>
        En revisión
      </Button>
    ) : null;
  }
  const again = review?.state === 'returned';
  return (
    <>
      <Button
        buttonStyle={isMain ? 'primary' : 'secondary'}
        size="medium"
        margin={false}
        disabled={path === null || answer === null}
        onClick={() => setIsOpen(true)}
      >
        {again ? 'Pasar otra vez a revisión' : 'Pasar a revisión'}
      </Button>
      {isOpen && answer && path && <PassDialog answer={answer} path={path} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function PassDialog({ answer, path, onClose }: { answer: PageReview; path: string; onClose: () => void }) {
  const { reviewers, review, comments } = answer;
  const [note, setNote] = useState('');
  const [reviewer, setReviewer] = useState(() => suggestReviewer(answer));
  const { pass, isBusy, fault } = usePass(path);
  const open = review?.isOpen ? comments.filter(({ solved }) => solved === null).length : 0;
  return (
    <ReviewDialog
      title="Pasar a revisión"
      confirm="Pasar a revisión"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void pass(note, reviewer)}
      onClose={onClose}
    >
      <p>Edición la publica si está bien, o te la devuelve con comentarios. Mientras tanto puedes seguir escribiendo.</p>
      {open > 0 && <p>{open === 1 ? 'Queda 1 comentario sin resolver.' : `Quedan ${open} comentarios sin resolver.`}</p>}
      <ReviewText label="Nota para quien revisa (opcional)" value={note} onChange={setNote} />
      <ReviewChoice label="A quién se la pides" value={reviewer} onChange={setReviewer}>
        <option value="">A cualquiera de edición</option>
        <Options of={reviewers.map(({ id, name }) => [id, name])} />
      </ReviewChoice>
    </ReviewDialog>
  );
}

function suggestReviewer({ review, reviewers }: PageReview): string {
  const before = review?.isOpen ? review.reviewer?.id : undefined;
  return before !== undefined && reviewers.some(({ id }) => id === before) ? String(before) : '';
}

function usePass(path: string) {
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const router = useRouter();
  const saveDraft = useSaveDraft();
  const { run, ...state } = useAct();

  const pass = (note: string, reviewer: string) =>
    run(async () => {
      if (!(await saveDraft())) throw new Error('El borrador no se pudo guardar, así que no pasó a revisión.');
      const { mail } = await callReview('pass', { page: Number(id), locale, note, reviewer: reviewer === '' ? null : Number(reviewer) });
      toast.success(`Pasó a revisión.${formatMail(mail)}`);
      void refreshPageReview(path);
      // Whoever leaves the form frees the page for the one who reviews it.
      router.push(reviewQueuePath);
      return leaving;
    });
  return { pass, ...state };
}

/** Saves what is in the form, when it is not saved yet. Where it is refused the form says why. @returns whether it is saved */
function useSaveDraft(): () => Promise<boolean> {
  const { id } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const isModified = useFormModified();
  return async () => {
    if (!isModified) return true;
    const result = await submit({
      action: `/api/pages/${id}?draft=true&depth=0&fallback-locale=null&locale=${code}`,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    });
    return (result as { res?: Response } | undefined)?.res?.ok === true;
  };
}

/** Where others publish, authors pass to review. Payload's button shows nothing to them, and keeps its keys. */
export function PublishOrPass() {
  const { hasPublishPermission } = useDocumentInfo();
  return (
    <>
      <PublishButton />
      {!hasPublishPermission && <PassButton isMain />}
    </>
  );
}
