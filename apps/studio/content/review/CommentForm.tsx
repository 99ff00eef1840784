'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { callReview, refreshPageReview, usePageReview, commentFieldId, setCommentTarget, useCommentTarget } from './pageReviewStore.ts';
import type { PageReview } from './loadPageReview.ts';
import { BlockChoice, ReviewText } from './ReviewField.tsx';
import styles from './reviewPanel.module.css';

type Props = {
  /** Undefined: the page is still written, and nobody has commented it. */ review: number | undefined;
  blocks: PageReview['blocks'];
  path: string;
};

export function CommentForm({ review, blocks, path }: Props) {
  const { id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const target = useCommentTarget();
  const [body, setBody] = useState('');
  const { send, isBusy, fault } = useSend(path, () => setBody(''));
  return (
    <div className={parts.stack}>
      <BlockChoice blocks={blocks} value={target} onChange={setCommentTarget} />
      <ReviewText id={commentFieldId} label="Comentario" rows={3} value={body} onChange={setBody} />
      {fault !== null && <p role="alert">{fault}</p>}
      <button
        type="button"
        className={styles.small}
        disabled={isBusy}
        onClick={() => send({ ...(review === undefined ? { page: Number(id), locale } : { review }), body, blockId: target || null })}
      >
        Comentar
      </button>
    </div>
  );
}

export function AnswerForm({ parent, path, onClose }: { parent: number; path: string; onClose: () => void }) {
  const review = usePageReview().answer?.review?.id;
  const [body, setBody] = useState('');
  const { send, isBusy, fault } = useSend(path, onClose);
  return (
    <div className={parts.stack}>
      <ReviewText label="Respuesta" rows={2} value={body} onChange={setBody} />
      {fault !== null && <p role="alert">{fault}</p>}
      <div className={parts.cluster}>
        <button type="button" className={styles.small} disabled={isBusy} onClick={() => send({ review, body, parent })}>
          Responder
        </button>
        <button type="button" className={styles.small} disabled={isBusy} onClick={onClose}>
          Cancelar
        </button>
      </div>
    </div>
  );
}

function useSend(path: string, onSent: () => void) {
  const { run, ...state } = useAct();
  const send = (body: object): void =>
    void run(async () => {
      await callReview('comment', body);
      await refreshPageReview(path);
      onSent();
    });
  return { send, ...state };
}
