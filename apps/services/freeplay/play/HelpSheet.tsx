/** @jsxImportSource preact */
import type { RefObject } from 'preact';
import type { GameFacts } from './game.ts';
import styles from './HelpSheet.module.css';
import { words } from './words.ts';

type Props = { dialog: RefObject<HTMLDialogElement | null>; facts: GameFacts; help: string[] };

export function HelpSheet({ dialog, facts, help }: Props) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={styles.sheet} aria-labelledby="help-title" closedby="any">
      <div class={styles.content}>
        <header class={styles.head}>
          <h2 id="help-title" class={styles.title}>
            {words.howItIsPlayed}
          </h2>
          <button type="button" class={styles.close} aria-label={words.close} onClick={close}>
            ×
          </button>
        </header>
        {help.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 class={styles.subtitle}>{words.whatComesBack}</h3>
        <p>{facts.rtp === null ? words.unknownRtp : words.rtp(facts.rtp)}</p>
        <h3 class={styles.subtitle}>{words.practice}</h3>
        <p>{words.practiceText}</p>
        <p class={styles.small}>{words.keyboard}</p>
      </div>
    </dialog>
  );
}
