/** The moment an island hydrates: when it is touched, near the viewport, or when the page has loaded. */
export type When = 'load' | 'visible' | 'interaction';

/**
 * Runs `start` at the moment that `when` names, never before the page has loaded; `visible` each time anew, until `signal` aborts.
 * `interaction` is what every island waits for.
 */
export function watchTrigger(when: string | null, island: HTMLElement, start: () => void, signal: AbortSignal): void {
  whenLoaded(() => {
    if (signal.aborted) return;
    if (when === 'load') start();
    if (when === 'visible') whenVisible(island, start, signal);
  });
}

/** Runs once all that the page shows at first is there: what is fetched now takes nothing from the first paint. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}

/** Runs once when the browser has nothing better to do, after 2 s at the latest. Safari has no idle callback: a short pause there. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

// A layout may take away the boxes of the island and its container (`display: contents`), and an empty container has none to speak of.
function whenVisible(island: HTMLElement, start: () => void, signal: AbortSignal) {
  const container = island.lastElementChild;
  const content = container?.firstElementChild ? [container, ...container.children] : [container, island.parentElement];
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
    rootMargin: island.getAttribute('margin') ?? '200px',
  });
  for (const element of content) if (element) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
