import { useEffect, useLayoutEffect, useRef } from 'react';

const longestFrame = 100;

/**
 * Calls `onFrame` with the milliseconds since `isOn`, once per drawn frame, until it returns false. Time stands still while `isHeld` and while
 * the window is not drawn.
 */
export function useClock({ isOn, isHeld, onFrame }: { isOn: boolean; isHeld: boolean; onFrame: (elapsed: number) => boolean }) {
  const elapsedRef = useRef(0);
  const drawRef = useRef(onFrame);
  useLayoutEffect(() => {
    drawRef.current = onFrame;
  });
  useEffect(() => {
    if (!isOn) elapsedRef.current = 0;
  }, [isOn]);
  useEffect(() => {
    if (!isOn || isHeld) return undefined;
    let last: number | null = null;
    const step = (now: number) => {
      elapsedRef.current += last === null ? 0 : Math.min(now - last, longestFrame);
      last = now;
      if (drawRef.current(elapsedRef.current)) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isOn, isHeld]);
}
