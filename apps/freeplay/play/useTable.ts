import { useEffect, useMemo, useState, useCallback, useSyncExternalStore } from 'react';
import { heedPage, postToPage } from './frame.ts';
import type { ResultSound, SoundName, Table } from './game.ts';
import { computeAverageCost } from '../rules/terms.ts';
import type { GameFacts } from '../rules/gameFacts.ts';
import { buildBets, openLedger, type Round } from './ledger.ts';

/** The credits, the bet and what a game sees of them. Nothing is kept: another load starts anew. */
export function useTable(facts: GameFacts) {
  const bets = useMemo(() => buildBets(facts), [facts]);
  const [, setRound] = useState<Round>();
  const ledger = useMemo(() => openLedger(bets, setRound), [bets]);
  const round = ledger.now();
  const [hasSound, setHasSound] = useState(false);
  const isPaused = usePaused();
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const play = (sound: SoundName) => {
    if (hasSound && !isPaused) soundOut(sound);
  };
  const toggleSound = () => {
    if (!hasSound) soundOut('tap');
    setHasSound(!hasSound);
  };
  const table: Table = {
    facts,
    credits: round.credits,
    bet: round.bet,
    stake: (amount = ledger.now().bet) => ledger.stake(amount),
    settle: (won, message) => {
      ledger.settle(won, message);
      play(soundOf(won, ledger.now().staked));
      const { staked } = ledger.now();
      postToPage('round', { staked, cost: computeAverageCost(staked, facts) });
    },
    random: drawRandom,
    play,
    isCalm,
    isPaused,
  };
  return { table, round, bets, ledger, hasSound, toggleSound };
}

function soundOut(sound: SoundName): void {
  void import('./sounds.ts').then(({ playSound }) => playSound(sound));
}

const bigWin = 10;

function soundOf(won: number, staked: number): ResultSound | 'stop' {
  if (won > staked) return won >= bigWin * staked ? 'bigWin' : 'win';
  return won === staked ? 'stop' : 'lose';
}

function usePaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => heedPage((command) => setIsPaused(command === 'pause')), []);
  return isPaused;
}

const draws = new Uint32Array(256);
let next = draws.length;

/** A number from 0 to below 1 from the browser's source of randomness for keys, fetched by the hundred. */
function drawRandom(): number {
  if (next === draws.length) {
    crypto.getRandomValues(draws);
    next = 0;
  }
  const draw = draws[next] ?? 0;
  next += 1;
  return draw / 2 ** 32;
}

/** Whether a media query holds. While the page is as the host has rendered it: no. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
