import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { useEffect, useId, useRef } from 'react';
import { leaveGame } from '../fullMode.ts';
import type { RegionalHelplines } from '../listHelplines.ts';
import { Helplines } from './Helplines.tsx';
import styles from './BreakNotice.module.css';
import { CalmOffer } from './CalmOffer.tsx';
import { CostOfPlay } from './CostOfPlay.tsx';
import { formatTimePlayed, type PlayerTexts } from './playerTexts.ts';
import type { PlayTimeUse } from './usePlayTime.ts';

type NoticeProps = { time: PlayTimeUse; help: AnchorProps; helplines: RegionalHelplines; locale: string; texts: PlayerTexts };

/** A break: the game holds still, nobody offers another one, and here is how long it has been. It takes the focus. */
export function BreakNotice({ time, help, helplines, locale, texts }: NoticeProps) {
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
        <div className={styles.ways}>
          <Button type="modal-secondary" size="sm" onClick={acknowledge}>
            {texts.keep_playing}
          </Button>
          <Button size="sm" onClick={leaveGame}>
            {texts.leave_game}
          </Button>
        </div>
        <CalmOffer texts={texts} />
        <Helplines helplines={helplines} label={texts.helplines} />
        <OutboundLink anchor={help} className={styles.help}>
          {texts.safer_gambling}
        </OutboundLink>
      </div>
    </section>
  );
}
