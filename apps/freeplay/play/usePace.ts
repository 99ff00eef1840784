import { useEffect, useRef } from 'react';
import type { Table } from './game.ts';

/**
 * A wait between the steps of a round, in milliseconds: none for visitors who want no motion. It does not end while the page around the game
 * asks to hold. A board that is gone is not called back.
 */
export function usePace({ isCalm, isPaused }: Pick<Table, 'isCalm' | 'isPaused'>): (milliseconds: number) => Promise<void> {
  const timersRef = useRef(new Set<ReturnType<typeof setTimeout>>());
  const isHeldRef = useRef(isPaused);
  const heldRef = useRef<(() => void)[]>([]);
  useEffect(() => {
    const running = timersRef.current;
    return () => running.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    isHeldRef.current = isPaused;
    if (!isPaused) heldRef.current.splice(0).forEach((goOn) => goOn());
  }, [isPaused]);
  return (milliseconds) =>
    new Promise((resolve) => {
      if (isCalm) return resolve();
      const timer = setTimeout(() => {
        timersRef.current.delete(timer);
        if (isHeldRef.current) heldRef.current.push(resolve);
        else resolve();
      }, milliseconds);
      timersRef.current.add(timer);
    });
}
