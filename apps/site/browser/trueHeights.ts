import { whenIdle } from '@lupa/islands/triggers.ts';

/** Milliseconds. */
const patience = 1500;

/**
 * Once the page is scrolled, and `patience` after it has loaded at the latest, lays out, one in each idle moment, what was put off until it comes
 * near (`--off-screen` of global.css), and then puts it off again: the browser remembers how tall it is (`contain-intrinsic-size: auto`), so that all
 * that follows stands where it will stay, and what is not near costs nothing when styles are computed again. What lies above the window keeps its
 * estimate until it comes near: WebKit knows no scroll anchoring, so its true height would move what is being read or tapped.
 */
export function startTrueHeights(): void {
  const isScrolled = scrollY > 0 || document.documentElement.style.getPropertyValue('--off-screen') !== '';
  if (isScrolled) return followWidth();
  const timer = setTimeout(begin, patience);
  addEventListener('scroll', begin);
  function begin() {
    clearTimeout(timer);
    removeEventListener('scroll', begin);
    followWidth();
  }
}

function followWidth(): void {
  let width = innerWidth;
  let end = findHeights();
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    end();
    end = findHeights();
  });
}

function findHeights(): () => void {
  const lazy = [...document.querySelectorAll<HTMLElement>('[data-lazy], main [data-entry] > article')];
  const waiting = [...lazy];
  const observer = new IntersectionObserver(showNear, { rootMargin: '200% 0px' });
  let isOver = false;
  const watch = () => isOver || lazy.forEach((each) => observer.observe(each));
  const next = () => {
    if (isOver) return;
    const element = waiting.shift();
    if (element && element.getBoundingClientRect().top > innerHeight) element.style.contentVisibility = 'visible';
    if (waiting.length > 0) whenIdle(next);
    // Once the last one has been laid out.
    else requestAnimationFrame(() => requestAnimationFrame(watch));
  };
  whenIdle(next);
  return () => {
    isOver = true;
    observer.disconnect();
  };
}

/**
 * Near is further than browsers find: of a leap by a screen Chromium hears as late as it paints, and counts what it lays out then as a shift of the
 * layout. Of a page that was come back to, all was laid out at once (`headScript.ts`).
 */
function showNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) (target as HTMLElement).style.contentVisibility = isIntersecting ? 'visible' : '';
  document.documentElement.style.removeProperty('--off-screen');
}
