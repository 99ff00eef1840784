import { whenIdle } from '@lupa/islands/triggers.ts';
import { startThemeSwitch } from '../layout/ThemeSwitch/startThemeSwitch.ts';
import { startServiceWorker } from './serviceWorker/register.ts';

/** What the core does once the page has loaded. */
export const coreStarts = [startBackToTop, startFooter, startPrefetch, startServiceWorker, startThemeSwitch];

/** Says on the root element whether the page has been scrolled, and while it is being scrolled down (requirement 4.3). */
function startBackToTop(): void {
  const root = document.documentElement;
  const top = document.getElementById('top');
  const observer = new IntersectionObserver((entries) => root.toggleAttribute('data-scrolled', entries.at(-1)?.intersectionRatio !== 1), {
    threshold: 1,
  });
  if (top) observer.observe(top);
  // A browser that does not say when the scrolling ends would hide the way back for good.
  if (!('onscrollend' in window)) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      root.toggleAttribute('data-scrolling-down', scrollY > last);
      last = scrollY;
    },
    { passive: true },
  );
  addEventListener('scrollend', () => root.removeAttribute('data-scrolling-down'));
}

/** Turns the footer on once the marker in front of it nears the viewport (requirements 4.28 and 9.30). */
function startFooter(): void {
  const footer = document.querySelector<HTMLElement>('[data-footer]');
  const marker = footer?.previousElementSibling;
  if (!footer || !marker) return;
  footer.dataset.footer = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      footer.dataset.footer = 'visible';
    },
    { rootMargin: '100px', threshold: 0.1 },
  );
  observer.observe(marker);
  // A leap to the end of the page skips the marker.
  observer.observe(footer);
}

/** Prefetches links by script where the browser does not read the site's speculation rules (server/siteFiles.ts). */
function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  whenIdle(() => {
    import('./prefetchLinks.ts').then((module) => module.prefetchLinks()).catch(() => {});
  });
}
