import { useEffect, useEffectEvent, type RefObject } from 'react';
import { countTheft, isTheft } from '../../games/focusThefts.ts';

type GuardOptions = {
  /** The visitor has gone into the game. */
  onPlay: () => void;
  /** The game took the focus by itself, too often. */
  onGreed: () => void;
};

/** Gives the focus back where a game takes it by itself, and tells when that does not help. */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement | null>, isOn: boolean, { onPlay, onGreed }: GuardOptions): void {
  const formatPlay = useEffectEvent(onPlay);
  const formatGreed = useEffectEvent(onGreed);
  useEffect(() => {
    if (!isOn) return;
    const guarding = new AbortController();
    const { signal } = guarding;
    let last: Element | null = document.activeElement;
    // By whoever has just opened the game.
    let pressedAt = performance.now();
    let tabAt = -Infinity;
    let thefts: number[] = [];
    const press = (event: Event) => {
      pressedAt = event.timeStamp;
      if (event instanceof KeyboardEvent && event.key === 'Tab') tabAt = event.timeStamp;
    };
    const check = (event: Event) => {
      const target = frame.current;
      if (!target || document.activeElement !== target) return;
      const isActive = navigator.userActivation?.isActive ?? true;
      const now = event.timeStamp;
      if (!isTheft({ now, pressedAt, tabAt, isPointerOver: target.matches(':hover'), isActive })) return formatPlay();
      const counted = countTheft(thefts, now);
      ({ thefts } = counted);
      if (counted.isGreedy) formatGreed();
      const back = last instanceof HTMLElement && last.isConnected && last !== target ? last : null;
      setTimeout(() => (back ? back.focus({ preventScroll: true }) : target.blur()));
    };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, press, { capture: true, signal });
    addEventListener('focusin', ({ target }) => target !== frame.current && (last = target as Element), { signal });
    addEventListener('blur', check, { signal });
    return () => guarding.abort();
  }, [frame, isOn]);
}
