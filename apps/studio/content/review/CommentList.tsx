'use client';

import { useAct } from '../../core/api/useAct.ts';
import { showBlock } from '../../core/checks/showField.ts';
import parts from '../../core/components/parts.module.css';
import { toast, useForm } from '@payloadcms/ui';
import { useState } from 'react';
import { AnswerForm } from './CommentForm.tsx';
import { callReview, refreshPageReview } from './pageReviewStore.ts';
import type { PageComment } from './loadPageReview.ts';
import { When } from './ReviewSummary.tsx';
import styles from './reviewPanel.module.css';

type Props = { comments: readonly PageComment[]; path: string; mayAnswer: boolean };

export function CommentList({ comments, path, mayAnswer }: Props) {
  const open = comments.filter(({ solved }) => solved === null);
  const solved = comments.filter((one) => one.solved !== null);
  const render = (some: readonly PageComment[]) => (
    <ul className={parts.list}>
      {some.map((one) => (
        <Comment key={one.id} comment={one} path={path} mayAnswer={mayAnswer} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && render(open)}
      {solved.length > 0 && (
        <details>
          <summary className={parts.summary}>Resueltos ({solved.length})</summary>
          {render(solved)}
        </details>
      )}
    </>
  );
}

function Comment({ comment, path, mayAnswer }: { comment: PageComment; path: string; mayAnswer: boolean }) {
  const { id, block, solved, answers } = comment;
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <li className={styles.comment} data-tone={solved === null ? 'warning' : 'success'}>
      {block === null ? <strong>Toda la página</strong> : <BlockLink block={block} />}
      <Saying saying={comment} />
      {answers.map((answer) => (
        <div key={answer.id} className={parts.note}>
          <Saying saying={answer} />
        </div>
      ))}
      {solved !== null && (
        <p className={parts.aside}>
          Resuelto por {solved.by}, <When at={solved.at} />
        </p>
      )}
      {mayAnswer && !isAnswering && (
        <div className={parts.cluster}>
          {solved === null && (
            <button type="button" className={styles.small} onClick={() => setIsAnswering(true)}>
              Responder
            </button>
          )}
          <SolveButton id={id} isSolved={solved !== null} path={path} />
        </div>
      )}
      {isAnswering && <AnswerForm parent={id} path={path} onClose={() => setIsAnswering(false)} />}
    </li>
  );
}

function Saying({ saying: { author, at, body } }: { saying: Pick<PageComment, 'author' | 'at' | 'body'> }) {
  return (
    <>
      <p className={parts.aside}>
        <strong>{author}</strong> <When at={at} />
      </p>
      <p className={styles.body}>{body}</p>
    </>
  );
}

function BlockLink({ block }: { block: { id: string; name: string } }) {
  const { getField } = useForm();
  const [isGone, setIsGone] = useState(false);
  function show() {
    // Before the form is there, whatever the type says.
    const rows = (getField('content') as ReturnType<typeof getField> | undefined)?.rows ?? [];
    const index = rows.findIndex(({ id }) => id === block.id);
    if (index === -1) setIsGone(true);
    else showBlock(index);
  }
  if (isGone) return <strong>{block.name} (el bloque ya no está)</strong>;
  return (
    <button type="button" className={styles.link} onClick={show}>
      {block.name}
    </button>
  );
}

function SolveButton({ id, isSolved, path }: { id: number; isSolved: boolean; path: string }) {
  const { run, isBusy } = useAct();
  const solve = () =>
    run(async () => {
      await callReview('solve', { comment: id, isSolved: !isSolved }).catch((error: Error) => toast.error(error.message));
      await refreshPageReview(path);
    });
  return (
    <button type="button" className={styles.small} disabled={isBusy} onClick={() => void solve()}>
      {isSolved ? 'Volver a abrir' : 'Resolver'}
    </button>
  );
}
