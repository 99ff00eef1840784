'use client';

import { useState } from 'react';
import { callReview } from './callReview.ts';
import { commentFieldId, setCommentTarget, useCommentTarget } from './commentTarget.ts';
import type { PageReview } from './pageReview.ts';
import { refreshPageReview, usePageReview } from './pageReviewStore.ts';
import { BlockChoice, ReviewText } from './ReviewField.tsx';
import styles from './reviewPanel.module.css';

type Props = { review: number; blocks: PageReview['blocks']; path: string };

/** Adds a comment of a block or of the whole page. What was written stays until it is there. */
export function CommentForm({ review, blocks, path }: Props) {
  const target = useCommentTarget();
  const [body, setBody] = useState('');
  const { send, isRunning, fault } = useSend(path, () => setBody(''));
  return (
    <div className={styles.form}>
      <BlockChoice blocks={blocks} value={target} onChange={setCommentTarget} />
      <ReviewText id={commentFieldId} label="Comentario" rows={3} value={body} onChange={setBody} />
      {fault !== null && <p role="alert">{fault}</p>}
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.small}
          disabled={isRunning}
          onClick={() => void send({ review, body, blockId: target === '' ? null : target })}
        >
          Comentar
        </button>
      </div>
    </div>
  );
}

export function AnswerForm({ parent, path, onClose }: { parent: number; path: string; onClose: () => void }) {
  const review = usePageReview().answer?.review?.id;
  const [body, setBody] = useState('');
  const { send, isRunning, fault } = useSend(path, onClose);
  return (
    <div className={styles.form}>
      <ReviewText label="Respuesta" rows={2} value={body} onChange={setBody} />
      {fault !== null && <p role="alert">{fault}</p>}
      <div className={styles.tools}>
        <button type="button" className={styles.small} disabled={isRunning} onClick={() => void send({ review, body, parent })}>
          Responder
        </button>
        <button type="button" className={styles.small} disabled={isRunning} onClick={onClose}>
          Cancelar
        </button>
      </div>
    </div>
  );
}

function useSend(path: string, onSent: () => void) {
  const [isRunning, setIsRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function send(body: object) {
    setIsRunning(true);
    const told = await callReview('comment', body);
    setFault(told.isDone ? null : told.message);
    if (told.isDone) {
      await refreshPageReview(path);
      onSent();
    }
    setIsRunning(false);
  }
  return { send, isRunning, fault };
}
