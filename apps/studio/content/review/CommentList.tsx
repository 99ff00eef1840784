'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { AnswerForm } from './CommentForm.tsx';
import { callReview } from './callReview.ts';
import type { PageComment } from './pageReview.ts';
import { refreshPageReview } from './pageReviewStore.ts';
import { When } from './ReviewSummary.tsx';
import { useShowBlock } from './useShowBlock.ts';
import styles from './reviewPanel.module.css';

type Props = { comments: readonly PageComment[]; path: string; mayAnswer: boolean };

/** What was said of a page: what is not solved first. */
export function CommentList({ comments, path, mayAnswer }: Props) {
  const open = comments.filter(({ solved }) => solved === null);
  const solved = comments.filter((one) => one.solved !== null);
  const render = (some: readonly PageComment[]) => (
    <ul className={styles.comments}>
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
          <summary className={styles.small}>Resueltos ({solved.length})</summary>
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
    <li className={styles.comment} data-solved={solved !== null}>
      {block === null ? <span className={styles.subject}>Toda la página</span> : <BlockLink block={block} />}
      <Saying saying={comment} />
      {answers.map((answer) => (
        <div key={answer.id} className={styles.answer}>
          <Saying saying={answer} />
        </div>
      ))}
      {solved !== null && (
        <p className={styles.aside}>
          Resuelto por {solved.by}, <When at={solved.at} />
        </p>
      )}
      {mayAnswer && !isAnswering && (
        <div className={styles.tools}>
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
      <p className={styles.aside}>
        <strong>{author}</strong> <When at={at} />
      </p>
      <p className={styles.body}>{body}</p>
    </>
  );
}

function BlockLink({ block }: { block: { id: string; name: string } }) {
  const showBlock = useShowBlock();
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <span className={styles.subject}>{block.name} (el bloque ya no está)</span>;
  return (
    <button type="button" className={styles.link} onClick={() => setIsGone(!showBlock(block.id))}>
      {block.name}
    </button>
  );
}

function SolveButton({ id, isSolved, path }: { id: number; isSolved: boolean; path: string }) {
  const [isRunning, setIsRunning] = useState(false);
  async function solve() {
    setIsRunning(true);
    const told = await callReview('solve', { comment: id, isSolved: !isSolved });
    if (!told.isDone) toast.error(told.message);
    await refreshPageReview(path);
    setIsRunning(false);
  }
  return (
    <button type="button" className={styles.small} disabled={isRunning} onClick={() => void solve()}>
      {isSolved ? 'Volver a abrir' : 'Resolver'}
    </button>
  );
}
