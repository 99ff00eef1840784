import { whenIdle } from '@lupa/islands/triggers.ts';

/**
 * Lays out, one in each idle moment, what was put off until it comes near (`--off-screen` of global.css). From then on all that follows stands
 * where it will stay, and nothing of it reaches beyond an estimated height. What lies above the window keeps its estimate until it comes near:
 * WebKit knows no scroll anchoring, so its true height would move what is being read or tapped.
 */
export function startTrueHeights(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-lazy], main [data-entry]')];
  const next = () => {
    const element = waiting.shift();
    if (element && element.getBoundingClientRect().bottom > 0) element.style.setProperty('--off-screen', 'visible');
    if (waiting.length > 0) whenIdle(next);
  };
  whenIdle(next);
}
