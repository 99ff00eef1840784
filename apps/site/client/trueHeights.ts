import { whenIdle } from '@lupa/islands/triggers.ts';

/**
 * Lays out, one in each idle moment, what was put off until it comes near (`--off-screen` of global.css), and then puts it off again: the browser
 * remembers how tall it is (`contain-intrinsic-size: auto`), so that all that follows stands where it will stay, and what is not near costs nothing when styles
 * are computed again. What lies above the window keeps its estimate until it comes near: WebKit knows no scroll anchoring, so its true height would
 * move what is being read or tapped.
 */
export function startTrueHeights(): void {
  let width = innerWidth;
  findHeights();
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    findHeights();
  });
}

const findLazy = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-lazy], main [data-entry] > article')];

function findHeights(): void {
  const waiting = findLazy();
  const next = () => {
    const element = waiting.shift();
    if (element && element.getBoundingClientRect().top > innerHeight) layOutOnce(element);
    if (waiting.length > 0) whenIdle(next);
    else afterFrame(takeBackReturn);
  };
  whenIdle(next);
}

function layOutOnce(element: HTMLElement): void {
  element.style.contentVisibility = 'visible';
  afterFrame(() => isInView(element) || element.style.removeProperty('content-visibility'));
}

/** Of a page that was come back to, all was laid out at once (`headScript.ts`). */
function takeBackReturn(): void {
  for (const element of findLazy()) if (isInView(element)) element.style.contentVisibility = 'visible';
  document.documentElement.style.removeProperty('--off-screen');
}

/** What is seen stays as it is: for browsers it would go and come again, which counts as a shift of the layout. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Runs once what was changed before has been laid out. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(run));
}
