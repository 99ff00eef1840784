import { makeButtons } from '../linkButtons.ts';
import { showLoading } from '../loadingBar.ts';

const fetched = new WeakMap<HTMLAnchorElement, Promise<HTMLDetailsElement>>();

/** Asks for what a link unfolds: once, and again after a failure. */
export function fetchDetail(link: HTMLAnchorElement): Promise<HTMLDetailsElement> {
  const asked = fetched.get(link) ?? requestDetail(link.dataset['detail'] ?? '');
  fetched.set(link, asked);
  asked.catch(() => fetched.delete(link));
  return asked;
}

/** Puts the detail in the link's place. Where it cannot be had the visitor is led to where the same text stands. */
export async function unfoldDetail(link: HTMLAnchorElement): Promise<void> {
  const loading = fetchDetail(link);
  link.ariaBusy = 'true';
  void showLoading(loading);
  try {
    // Not a copy: of a copied script (an island's props) nobody knows that it came from a parser, and it would have to be trusted.
    const detail = document.adoptNode(await loading);
    // Opened where it stands: what comes open folds none of its name, and nobody hears of it.
    detail.open = false;
    if (!link.isConnected) return;
    const hasFocus = document.activeElement === link;
    link.replaceWith(detail);
    if (hasFocus) detail.querySelector('summary')?.focus({ preventScroll: true });
    detail.open = true;
    makeButtons(detail.querySelectorAll<HTMLElement>('a[data-detail]'));
    detail.dispatchEvent(new Event('lupa:unfolded', { bubbles: true }));
  } catch {
    location.assign(link.href);
  }
}

/** As a document: markup as text would have to be trusted. @throws an Error where the answer is not a detail */
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
