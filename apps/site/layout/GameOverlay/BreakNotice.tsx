import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { useEffect, useId, useRef } from 'react';
import { leaveGame } from '../../games/fullMode.ts';
import styles from './BreakNotice.module.css';
import { formatTimePlayed, type PlayerTexts } from './playerTexts.ts';

type NoticeProps = { minutes: number; onContinue: () => void; help: AnchorProps; texts: PlayerTexts };

/** A break: the game holds still, nobody offers another one, and here is how long it has been. It takes the focus. */
export function BreakNotice({ minutes, onContinue, help, texts }: NoticeProps) {
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
        <div id={`${id}-text`} className={styles.texts}>
          <p className={styles.time}>{formatTimePlayed(minutes, texts)}</p>
          <p className={styles.text}>{texts.break_text}</p>
        </div>
        <div className={styles.ways}>
          <Button type="modal-secondary" size="sm" onClick={onContinue}>
            {texts.keep_playing}
          </Button>
          <Button size="sm" onClick={leaveGame}>
            {texts.leave_game}
          </Button>
        </div>
        <OutboundLink anchor={help} className={styles.help}>
          {texts.safer_gambling}
        </OutboundLink>
      </div>
    </section>
  );
}
