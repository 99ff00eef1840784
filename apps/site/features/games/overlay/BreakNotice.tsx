import { Button } from '@lupa/ui/Button.tsx';
import { useEffect, useId, useRef } from 'react';
import { leaveGame } from '../fullMode.ts';
import styles from './BreakNotice.module.css';
import { type BreakProps, CostOfPlay, Helplines } from './Helplines.tsx';
import { formatTimePlayed } from './playerTexts.ts';

/** A break: the game holds still, nobody offers another one, and here is how long it has been. It takes the focus. */
export function BreakNotice({ time, locale, texts, ...help }: BreakProps) {
  const { minutes, stakes, acknowledge } = time;
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={notice}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={styles.cover}
    >
      <div className={styles.notice}>
        <h3 id={`${id}-title`} className={styles.title}>
          {texts.break_title}
        </h3>
        <div id={`${id}-text`} className="stack gap-2">
          <p className={styles.time}>{formatTimePlayed(minutes, texts)}</p>
          <CostOfPlay stakes={stakes} locale={locale} texts={texts} />
          <p className={styles.text}>{texts.break_text}</p>
        </div>
        <div className={`cluster gap-3 ${styles.ways}`}>
          <Button type="modal-secondary" size="sm" onClick={acknowledge}>
            {texts.keep_playing}
          </Button>
          <Button size="sm" onClick={leaveGame}>
            {texts.leave_game}
          </Button>
        </div>
        <Helplines {...help} texts={texts} />
      </div>
    </section>
  );
}
