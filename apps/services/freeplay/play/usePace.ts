import { useEffect, useRef } from 'preact/hooks';
import type { Table } from './game.ts';

/**
 * A wait between the steps of a round, in milliseconds: none for visitors who want no motion. A board that is gone is not called back.
 */
export function usePace({ isCalm }: Pick<Table, 'isCalm'>): (milliseconds: number) => Promise<void> {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return (milliseconds) =>
    new Promise((resolve) => {
      if (isCalm) return resolve();
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        resolve();
      }, milliseconds);
      timers.current.add(timer);
    });
}
