import type { PlayedRound } from '@lupa/contracts/freePlay.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  acknowledgeBreak,
  addPlayed,
  addRound,
  chooseBreak,
  continuePlayTime,
  isBreakDue,
  minutesPlayed,
  type PlayTime,
} from '../playTime.ts';
import { readStored, writeStored } from '../deviceStorage.ts';

const key = 'lupaPlayTime';
const tick = 1000;

export type PlayTimeUse = {
  minutes: number;
  stakes: Pick<PlayTime, 'rounds' | 'staked' | 'cost'>;
  addRound: (round: PlayedRound) => void;
  every: PlayTime['every'];
  choose: (every: PlayTime['every']) => void;
  isDue: boolean;
  acknowledge: () => void;
};

const notPlayed = continuePlayTime(null, 0);

/** How long the visitor has played: counted while the full mode is on and the page is to be seen, kept on the device only. */
export function usePlayTime(isPlaying: boolean): PlayTimeUse {
  const [time, setTime] = useState(notPlayed);
  const isDue = isPlaying && isBreakDue(time);
  useEffect(() => {
    if (!isPlaying || isDue) return;
    let last = performance.now();
    const counting = setInterval(() => {
      const now = performance.now();
      // A device that slept has not played.
      const counted = document.visibilityState === 'visible' ? Math.min(now - last, 2 * tick) : 0;
      last = now;
      if (counted > 0) setTime((before) => addPlayed(before, counted, Date.now()));
    }, tick);
    return () => clearInterval(counting);
  }, [isPlaying, isDue]);
  const minutes = minutesPlayed(time);
  useStoredTime(isPlaying, time, setTime);
  return {
    minutes,
    stakes: time,
    addRound: useCallback((round) => setTime((before) => addRound(before, round)), []),
    every: time.every,
    choose: (every) => setTime((before) => chooseBreak(before, every)),
    isDue,
    acknowledge: () => setTime(acknowledgeBreak),
  };
}

/** Goes on where the last game of the session ended; keeps it every minute, with every choice, and in the end. */
function useStoredTime(isPlaying: boolean, time: PlayTime, setTime: (time: PlayTime) => void) {
  const latest = useRef(time);
  useEffect(() => {
    latest.current = time;
  });
  useEffect(() => {
    if (!isPlaying) return;
    setTime(continuePlayTime(readStored(key), Date.now()));
    const keep = () => writeStored(key, latest.current);
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [isPlaying, setTime]);
  const minutes = minutesPlayed(time);
  useEffect(() => {
    if (minutes > 0) writeStored(key, latest.current);
  }, [minutes]);
}
