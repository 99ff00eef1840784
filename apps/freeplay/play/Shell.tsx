import { Icon } from '@lupa/ui/Icon.tsx';
import { useEffect, useRef, type RefObject } from 'react';
import { BetControl } from './BetControl.tsx';
import { formatCredits } from './formatCredits.ts';
import { postToPage } from './frame.ts';
import type { GameModule } from './game.ts';
import { computeAverageCost } from '../rules/terms.ts';
import type { GameFacts } from '../rules/gameFacts.ts';
import type { Ledger, Round } from './ledger.ts';
import styles from './Shell.module.css';
import { useTable } from './useTable.ts';
import { texts } from './texts.ts';

type Props = { facts: GameFacts; game: GameModule; onReady: () => void };

/** The room around every game: its name, what is bet and left, sound, help; the game gives its `Stage` and its `Actions`. */
export function Shell({ facts, game: { Board, help }, onReady }: Props) {
  const { table, round, bets, ledger, hasSound, toggleSound } = useTable(facts);
  const sheet = useRef<HTMLDialogElement>(null);
  useLeaveOnEscape();
  useEffect(() => {
    postToPage('ready');
    onReady();
  }, [onReady]);
  const isBroke = !round.isRunning && round.credits < round.bet;
  const isWon = !round.isRunning && round.won > round.staked;
  return (
    <div className={styles.shell} data-won={isWon} data-broke={isBroke}>
      <header className={styles.header}>
        <div className={styles.names}>
          <h1 className={styles.name}>{facts.name}</h1>
          <p className={styles.provider}>
            {texts.subtitle}
            {facts.providerName && ` · ${facts.providerName}`}
          </p>
        </div>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={hasSound}
          aria-label={hasSound ? texts.soundOff : texts.soundOn}
          onClick={toggleSound}
        >
          <Icon name={hasSound ? 'sound' : 'silence'} />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={texts.help}
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
        >
          <Icon name="help" />
        </button>
      </header>
      <Board table={table} />
      <p className={styles.message} role="status">
        <span>{table.isPaused ? texts.paused : round.message}</span>
      </p>
      <dl className={styles.amounts}>
        <div>
          <dt>{texts.credits}</dt>
          <dd>{formatCredits(round.credits)}</dd>
        </div>
        <div className={styles.lastRound} data-rounds={round.isRunning || round.staked === 0 ? 'none' : 'some'}>
          <dt>{texts.lastRound}</dt>
          <dd>{formatGain(round)}</dd>
        </div>
      </dl>
      <div className={styles.bet}>
        {isBroke ? (
          <button type="button" className={styles.fresh} onClick={() => startAnew(ledger)}>
            {texts.freshCredits}
          </button>
        ) : (
          <BetControl bets={bets} bet={round.bet} credits={round.credits} isLocked={round.isRunning} onBet={ledger.setBet} />
        )}
      </div>
      <HelpSheet dialog={sheet} facts={facts} help={help(facts)} session={round.session} />
    </div>
  );
}

/** The button is gone with its press: the keyboard goes on with the game. */
function startAnew(ledger: Ledger) {
  ledger.refill();
  document.querySelector<HTMLElement>('[data-main-action]')?.focus({ preventScroll: true });
}

/** What the credits have gained or lost: `+93`, `−100`, `0`; a dash before the first round and while one runs. */
function formatGain({ isRunning, staked, won }: Round): string {
  if (isRunning || staked === 0) return '-';
  const gain = won - staked;
  return gain === 0 ? '0' : `${gain > 0 ? '+' : '−'}${formatCredits(Math.abs(gain))}`;
}

/** Escape in an open sheet closes that; elsewhere the page around the game hears of it. */
function useLeaveOnEscape() {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) postToPage('leave');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

type HelpSheetProps = { dialog: RefObject<HTMLDialogElement | null>; facts: GameFacts; help: string[]; session: Round['session'] };

function HelpSheet({ dialog, facts, help, session }: HelpSheetProps) {
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="help-title" closedby="any">
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id="help-title" className={styles.title}>
            {texts.howItIsPlayed}
          </h2>
          <button type="button" className={`${styles.tool} ${styles.close}`} aria-label={texts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {help.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <h3 className={styles.subtitle}>{texts.whatComesBack}</h3>
        <p>{facts.rtp === null ? texts.unknownRtp : texts.rtp(facts.rtp)}</p>
        {session.rounds > 0 && (
          <>
            <h3 className={styles.subtitle}>{texts.session}</h3>
            <p>{texts.sessionPlayed(session)}</p>
            <p>{texts.sessionCost(Math.round(computeAverageCost(session.staked, facts)))}</p>
          </>
        )}
        <h3 className={styles.subtitle}>{texts.practice}</h3>
        <p>{texts.practiceText}</p>
        <p className={styles.small}>{texts.keyboard}</p>
      </div>
    </dialog>
  );
}
