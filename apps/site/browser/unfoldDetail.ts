import { makeButtons } from './navigation.ts';
import { showLoading } from './loadingBar.ts';

const fetched = new WeakMap<HTMLAnchorElement, Promise<HTMLDetailsElement>>();

export function fetchDetail(link: HTMLAnchorElement): Promise<HTMLDetailsElement> {
  const detail = fetched.get(link) ?? requestDetail(link.dataset['detail'] ?? '');
  fetched.set(link, detail);
  detail.catch(() => fetched.delete(link));
  return detail;
}

/** Puts the detail in the link's place. @throws an Error where it cannot be had */
export async function unfoldDetail(link: HTMLAnchorElement): Promise<void> {
  const loading = fetchDetail(link);
  link.ariaBusy = 'true';
  void showLoading(loading);
  try {
    // Not a copy: of a copied script (an island's props) nobody knows that it came from a parser, and it would have to be trusted.
    const detail = await loading;
    if (!link.isConnected) return;
    document.adoptNode(detail);
    // Opened where it stands: what comes open folds none of its name, and nobody hears of it.
    detail.open = false;
    const hasFocus = document.activeElement === link;
    link.replaceWith(detail);
    if (hasFocus) detail.querySelector('summary')?.focus({ preventScroll: true });
    detail.open = true;
    makeButtons(detail.querySelectorAll<HTMLElement>('a[data-detail]'));
    detail.dispatchEvent(new Event('lupa:unfolded', { bubbles: true }));
  } finally {
    link.ariaBusy = null;
  }
}

/** Asks for a document: markup as text would have to be trusted. @throws an Error where the answer is not a detail */
function requestDetail(url: string): Promise<HTMLDetailsElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.onloadend = () => {
      const detail = (request.response as Document | null)?.querySelector<HTMLDetailsElement>('main > details');
      if (request.status === 200 && detail) resolve(detail);
      else reject(new Error(`There is no detail at ${url}`));
    };
    request.send();
  });
}

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
