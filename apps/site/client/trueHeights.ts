import { whenIdle } from '@lupa/islands/triggers.ts';

/**
 * Lays out, one in each idle moment, what was put off until it comes near (`--off-screen` of global.css). From then on all that follows stands
 * where it will stay, and nothing of it reaches beyond an estimated height.
 */
export function startTrueHeights(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-lazy], main [data-entry]')];
  const next = () => {
    waiting.shift()?.style.setProperty('--off-screen', 'visible');
    if (waiting.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
