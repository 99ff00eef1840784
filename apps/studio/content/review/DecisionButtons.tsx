'use client';

import { Button, toast, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { callReview, formatMail, refreshPageReview } from './pageReviewStore.ts';
import type { OpenReview, PageReview } from './loadPageReview.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { BlockChoice, ReviewText } from './ReviewField.tsx';
import { reviewQueuePath } from './reviewStates.ts';

type Props = { answer: PageReview; review: OpenReview; path: string };

/** For those who decide about a page in review. */
export function DecisionButtons({ answer, review, path }: Props) {
  const [isReturning, setIsReturning] = useState(false);
  const { approve, isBusy } = useApprove(path);
  return (
    <div className={parts.cluster}>
      <Button margin={false} size="medium" disabled={isBusy} onClick={() => void approve()}>
        Aprobar y publicar
      </Button>
      <Button buttonStyle="secondary" margin={false} size="medium" onClick={() => setIsReturning(true)}>
        Devolver
      </Button>
      {isReturning && <ReturnDialog answer={answer} review={review} path={path} onClose={() => setIsReturning(false)} />}
    </div>
  );
}

function useApprove(path: string) {
  const { id, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
  const { code } = useLocale();
  const { submit } = useForm();
  const { run, isBusy } = useAct();

  const approve = () =>
    run(async () => {
      const action = `/api/pages/${id}?depth=0&locale=${code}&publishSpecificLocale=${code}`;
      const result = await submit({ action, method: 'PATCH', overrides: { _status: 'published' } });
      if (!(result as { res?: Response } | undefined)?.res?.ok) return;
      setUnpublishedVersionCount(0);
      setMostRecentVersionIsAutosaved(false);
      setHasPublishedDoc(true);
      await refreshPageReview(path);
    });
  return { approve, isBusy };
}

function ReturnDialog({ answer, review, path, onClose }: Props & { onClose: () => void }) {
  const router = useRouter();
  const [comment, setComment] = useState('');
  const [blockId, setBlockId] = useState('');
  const { run, isBusy, fault } = useAct();
  const made = answer.comments.filter(({ solved, at }) => solved === null && at >= review.askedAt).length;

  const giveBack = () =>
    run(async () => {
      const { mail } = await callReview('return', { review: review.id, comment, blockId: blockId || null });
      toast.success(`Se devolvió a ${review.askedBy}.${formatMail(mail)}`);
      void refreshPageReview(path);
      router.push(reviewQueuePath);
    });

  const already = made === 1 ? 'Ya va 1 comentario' : `Ya van ${made} comentarios`;
  return (
    <ReviewDialog
      title={`Devolver a ${review.askedBy}`}
      confirm="Devolver"
      isBusy={isBusy}
      fault={fault}
      onConfirm={() => void giveBack()}
      onClose={onClose}
    >
      <ReviewText
        label={made === 0 ? 'Qué hay que cambiar' : 'Algo más (opcional)'}
        {...(made > 0 && { hint: `${already} con la página.` })}
        value={comment}
        onChange={setComment}
      />
      <BlockChoice blocks={answer.blocks} value={blockId} onChange={setBlockId} />
    </ReviewDialog>
  );
}
