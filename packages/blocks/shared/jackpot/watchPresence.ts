/** Milliseconds that a tab may be hidden before its visitor counts as gone. */
const longestLook = 30_000;

/**
 * Says when the visitor goes and comes back: leaves the page, has the tab in the background for some time, lets the device sleep, loses the
 * network. For as long as the page lives. Browser only.
 */
export function watchPresence(onChange: (isPresent: boolean) => void): void {
  let isHere = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = () => onChange(isHere && navigator.onLine);
  const setHere = (next: boolean) => {
    clearTimeout(timer);
    isHere = next;
    say();
  };
  addEventListener('pagehide', () => setHere(false));
  // A page that comes back from the browser's own cache has gone on sleeping until here.
  addEventListener('pageshow', () => setHere(true));
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (!document.hidden) setHere(true);
    else if (isHere) timer = setTimeout(() => setHere(false), longestLook);
  });
  // The browser is about to stop the page's clocks, the one above as well.
  document.addEventListener('freeze', () => setHere(false));
  document.addEventListener('resume', () => {
    if (!document.hidden) setHere(true);
  });
  addEventListener('online', say);
  addEventListener('offline', say);
  say();
}
