import { Icon } from '@lupa/ui/Icon.tsx';
import type { RefObject } from 'react';
import type { GameFacts } from '../rules/gameFacts.ts';
import styles from './HelpSheet.module.css';
import { texts } from './texts.ts';

type Props = { dialog: RefObject<HTMLDialogElement | null>; facts: GameFacts; help: string[] };

export function HelpSheet({ dialog, facts, help }: Props) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="help-title" closedby="any">
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id="help-title" className={styles.title}>
            {texts.howItIsPlayed}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {help.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className={styles.subtitle}>{texts.whatComesBack}</h3>
        <p>{facts.rtp === null ? texts.unknownRtp : texts.rtp(facts.rtp)}</p>
        <h3 className={styles.subtitle}>{texts.practice}</h3>
        <p>{texts.practiceText}</p>
        <p className={styles.small}>{texts.keyboard}</p>
      </div>
    </dialog>
  );
}
