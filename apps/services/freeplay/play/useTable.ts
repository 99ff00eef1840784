import { useEffect, useMemo, useState } from 'preact/hooks';
import { buildBets } from './bets.ts';
import { drawRandom } from './drawRandom.ts';
import { heedPage, postToPage } from './frame.ts';
import type { GameFacts, ResultSound, SoundName, Table } from './game.ts';
import { openLedger, type Round } from './ledger.ts';

/** The credits, the bet and what a game sees of them. Nothing is kept: another load starts anew. */
export function useTable(facts: GameFacts) {
  const bets = useMemo(() => buildBets(facts), [facts]);
  const [, setRound] = useState<Round>();
  const ledger = useMemo(() => openLedger(bets, setRound), [bets]);
  const round = ledger.now();
  const [hasSound, setHasSound] = useState(false);
  const isPaused = usePaused();
  const isCalm = useCalm();
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
      postToPage('round');
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

/** What comes back of a lost bet is no win. */
function soundOf(won: number, staked: number): ResultSound | 'stop' {
  if (won > staked) return won >= bigWin * staked ? 'bigWin' : 'win';
  return won === staked ? 'stop' : 'lose';
}

function usePaused(): boolean {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => heedPage((command) => setIsPaused(command === 'pause')), []);
  return isPaused;
}

function useCalm(): boolean {
  const query = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)'), []);
  const [isCalm, setIsCalm] = useState(query.matches);
  useEffect(() => {
    const onChange = () => setIsCalm(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [query]);
  return isCalm;
}
