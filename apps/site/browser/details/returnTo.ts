/** Milliseconds in which what was open is there again, or is no longer waited for. */
const patience = 5000;

/** Keeps the page at a place, in CSS pixels from its top, while it gets its height. Ends as soon as the visitor does something. */
export function returnTo(top: number, onEnd: () => void): void {
  const controller = new AbortController();
  const observer = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }));
  const end = () => {
    observer.disconnect();
    controller.abort();
    onEnd();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, end, { signal: controller.signal, passive: true });
  observer.observe(document.body);
  setTimeout(end, patience);
}
