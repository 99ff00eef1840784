import { isPlainClick } from '@lupa/islands/isPlainClick.ts';

// Requirements 9.27 and 9.29, and 9.24: so long it waits and, once it says that something is under way, says so. The bar's run of 5000 ms is in
// LoadingBar.module.css.
const throttle = 200;
const hideDelay = 500;
/** Browsers do not say of each navigation that it came to nothing: not of a download, some of none. */
const patience = 10_000;

let bar: HTMLElement | null = null;
let running = 0;
let hasFailed = false;
let shownAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar once `work` has taken 200 ms, until it settles. One bar for all that is under way at the same time. */
export async function showLoading(work: Promise<unknown>): Promise<void> {
  if (running++ === 0) {
    hasFailed = false;
    showAfter(isShown() ? 0 : throttle, 'loading');
  }
  await work.catch(() => (hasFailed = true));
  if (--running > 0) return;
  if (!isShown() && !hasFailed) return showAfter(hideDelay, '');
  clearTimeout(timer);
  timer = setTimeout(end, shownAt + throttle - performance.now());
}

export function startLoadingBar(): void {
  bar = document.querySelector('[data-loading]');
  addEventListener('pageshow', ({ persisted }) => persisted && show(''));
  addEventListener('lupa:loading', ({ detail }) => void showLoading(detail));
  addEventListener('click', (event) => leads(event) && void showLoading(navigationEnd()));
}

function end() {
  show(hasFailed ? 'failed' : 'done');
  showAfter(hideDelay, '');
}

function show(state: string) {
  clearTimeout(timer);
  if (state === 'loading' && bar?.dataset.loading !== state) shownAt = performance.now();
  if (bar) bar.dataset.loading = state;
}

function showAfter(delay: number, state: string) {
  clearTimeout(timer);
  timer = setTimeout(show, delay, state);
}

const isShown = () => !!bar?.dataset.loading;

function leads(event: MouseEvent): boolean {
  const { target, button } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || button || !isPlainClick(event)) return false;
  const [address, fragment] = link.href.split('#');
  const isHere = fragment !== undefined && address === location.href.split('#')[0];
  return link.origin === location.origin && !isHere && !link.download && (!link.target || link.target === '_self');
}

/** When this page is still, or again, there after a link was followed: stopped, a download, or back from the browser's cache. */
function navigationEnd(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, patience);
    addEventListener('pageshow', resolve, { once: true });
    if ('navigation' in globalThis)
      navigation.addEventListener('navigate', ({ signal }) => signal.addEventListener('abort', resolve), { once: true });
  });
}
