/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks';
import { BetControl } from './BetControl.tsx';
import { formatCredits } from './formatCredits.ts';
import { tellPage } from './frame.ts';
import type { GameFacts, GameModule } from './game.ts';
import { HelpSheet } from './HelpSheet.tsx';
import styles from './Shell.module.css';
import { ShellIcon } from './ShellIcon.tsx';
import { useTable } from './useTable.ts';
import { words } from './words.ts';

type Props = { facts: GameFacts; game: GameModule };

/** The room around every game: its name, what is bet and left, sound, help; the game gives its `Stage` and its `Actions`. */
export function Shell({ facts, game: { Board, help } }: Props) {
  const { table, round, bets, ledger, hasSound, toggleSound } = useTable(facts);
  const sheet = useRef<HTMLDialogElement>(null);
  useLeaveOnEscape();
  useEffect(() => tellPage('ready'), []);
  const isBroke = !round.isRunning && round.credits < round.bet;
  return (
    <div class={styles.shell}>
      <header class={styles.header}>
        <div class={styles.names}>
          <h1 class={styles.name}>{facts.name}</h1>
          <p class={styles.provider}>
            {words.subtitle}
            {facts.providerName && ` · ${facts.providerName}`}
          </p>
        </div>
        <button
          type="button"
          class={styles.tool}
          aria-pressed={hasSound}
          aria-label={hasSound ? words.soundOff : words.soundOn}
          onClick={toggleSound}
        >
          <ShellIcon name={hasSound ? 'sound' : 'silence'} />
        </button>
        <button type="button" class={styles.tool} aria-label={words.help} aria-haspopup="dialog" onClick={() => sheet.current?.showModal()}>
          <ShellIcon name="help" />
        </button>
      </header>
      <Board table={table} />
      <p class={styles.message} role="status">
        {table.isPaused ? words.paused : round.message}
      </p>
      <dl class={styles.amounts}>
        <div>
          <dt>{words.credits}</dt>
          <dd>{formatCredits(round.credits)}</dd>
        </div>
        <div data-won={round.lastWin > 0}>
          <dt>{words.lastWin}</dt>
          <dd>{round.lastWin > 0 ? formatCredits(round.lastWin) : '-'}</dd>
        </div>
      </dl>
      <div class={styles.bet}>
        {isBroke ? (
          <button type="button" class={styles.fresh} onClick={ledger.refill}>
            {words.freshCredits}
          </button>
        ) : (
          <BetControl bets={bets} bet={round.bet} credits={round.credits} isLocked={round.isRunning} onBet={ledger.setBet} />
        )}
      </div>
      <HelpSheet dialog={sheet} facts={facts} help={help(facts)} />
    </div>
  );
}

/** Escape in an open sheet closes that; elsewhere the page around the game hears of it. */
function useLeaveOnEscape() {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) tellPage('leave');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
