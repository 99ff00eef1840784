/** The moment an island hydrates: at once, when the browser is idle, when it nears the viewport, or when it is touched. */
export type When = 'load' | 'idle' | 'visible' | 'interaction';

/** Runs `start` at the moment that `when` names; `visible` each time anew, until `signal` aborts. `interaction` is what every island waits for. */
export function watchTrigger(when: string | null, island: HTMLElement, start: () => void, signal: AbortSignal): void {
  if (when === 'load') start();
  if (when === 'idle') whenIdle(() => signal.aborted || start());
  if (when === 'visible') whenVisible(island, start, signal);
}

/** Runs once when the browser has nothing better to do, after 2 s at the latest. Safari has no idle callback: a short pause there. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

// The island itself may have no box (`display: contents`), and its container none either when a block's layout asks for it.
function whenVisible(island: HTMLElement, start: () => void, signal: AbortSignal) {
  const container = island.lastElementChild;
  const boxes = [container, container?.firstElementChild].filter((element) => element instanceof Element);
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
    rootMargin: island.getAttribute('margin') ?? '200px',
  });
  for (const box of boxes) observer.observe(box);
  signal.addEventListener('abort', () => observer.disconnect());
}
