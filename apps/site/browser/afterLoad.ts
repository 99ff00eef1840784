import { whenIdle } from '@lupa/islands/triggers.ts';
import { startThemeSwitch } from '../layout/ThemeSwitch/startThemeSwitch.ts';

type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
};

const script = '/sw.js';
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** Registers the worker where the server has marked the page: not in development, and not when it is switched off. */
function startServiceWorker(): void {
  if (document.documentElement.dataset.worker === undefined) return;
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container?.controller) whenIdle(register);
  else whenRead(register);
}

/** Waits until somebody reads the page: a worker that stores its files takes as much of the processor as building the page does. */
function whenRead(run: () => void): void {
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    clearTimeout(timer);
    whenIdle(run);
  };
  const timer = setTimeout(start, 4000);
  for (const name of ['pointerdown', 'keydown', 'scroll']) addEventListener(name, start, { passive: true, signal: waiting.signal });
}

function register(): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return console.info('serviceWorker is not supported in current browser!');
  // The one policy that the site's CSP names. It knows one URL.
  const policy = trustedTypes?.createPolicy('lupa-service-worker', { createScriptURL: () => script });
  // Refused where storage is blocked: the site works without.
  void container.register(policy?.createScriptURL(script) ?? script, { updateViaCache: 'none' }).catch(() => {});
  container.addEventListener('controllerchange', () => reportSeen(container));
  reportSeen(container);
}

function reportSeen(container: ServiceWorkerContainer) {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation?.responseStatus ?? 200) === 200) container.controller?.postMessage('seen');
}

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
