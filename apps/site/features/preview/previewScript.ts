import { momentPath, pathParameter, previewBarId, previewParameter, type ShowBlockMessage } from '@lupa/contracts/preview.ts';

const scrollKey = 'lupa-preview-scroll';
const findBar = (root: Document = document) => root.getElementById(previewBarId);

let isRunning = false;
let isWaiting = false;

const studio = findBar()?.dataset['studio'];
if (studio && parent !== globalThis.window) follow(studio);
restoreScroll();
addEventListener('pagehide', storeScroll);
for (const type of ['click', 'auxclick']) addEventListener(type, holdBack, true);
const moment = findBar()?.dataset['moment'];
if (moment) for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, (event) => stayAt(moment, event), true);

/** Payload tells its frame of each save, once the frame has said that it listens. */
function follow(origin: string): void {
  addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from === origin && source === parent && (data as { type?: unknown } | null)?.type === 'payload-document-event') void refresh();
  });
  parent.postMessage({ type: 'payload-live-preview', ready: true }, origin);
  document.documentElement.dataset['besideForm'] = '';
  addEventListener('click', (event) => tellBlock(event, origin));
}

/** A press on a block, but not on what does something by itself, opens the block in the form. */
function tellBlock({ target }: MouseEvent, origin: string): void {
  if (!(target instanceof Element) || target.closest('a, button, input, label, select, summary, textarea') !== null) return;
  const block = target.closest<HTMLElement>('[data-preview-block]')?.dataset['previewBlock'];
  if (block !== undefined) parent.postMessage({ type: 'lupa-show-block', block: Number(block) } satisfies ShowBlockMessage, origin);
}

/** One at a time; what is saved meanwhile is fetched afterwards. */
async function refresh(): Promise<void> {
  isWaiting = isRunning;
  if (isRunning) return;
  isRunning = true;
  const next = await fetchDocument();
  if (next) show(next);
  isRunning = false;
  if (isWaiting) void refresh();
}

/** As a document: markup as text would have to be trusted. Null without an answer: what is there stays. */
function fetchDocument(): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.onloadend = () => resolve(request.response as Document | null);
    request.send();
  });
}

/** Puts the new content in the place of the old one, where the reader is. */
function show(next: Document): void {
  const [bar, nextBar] = [findBar(), findBar(next)];
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')];
  if (!bar || !main || !nextMain) return;
  const saved = nextBar?.dataset['saved'];
  if (saved && saved === bar.dataset['saved']) return;
  const { scrollY } = globalThis;
  layOutAll();
  document.title = next.title;
  main.replaceWith(document.adoptNode(nextMain));
  if (nextBar) bar.replaceWith(document.adoptNode(nextBar));
  scrollTo({ top: scrollY, behavior: 'instant' });
}

/** Nothing may stand at an estimated height where it is scrolled to. */
function layOutAll(): void {
  document.documentElement.style.setProperty('--off-screen', 'visible');
}

/** The address of the frame is renewed every few minutes, which loads it anew. */
function storeScroll(): void {
  try {
    sessionStorage.setItem(scrollKey, JSON.stringify([findBar()?.dataset['slug'], scrollY]));
  } catch {
    // Storage is blocked: the page begins at its top.
  }
}

function restoreScroll(): void {
  try {
    const [slug, top] = JSON.parse(sessionStorage.getItem(scrollKey) ?? '[]') as [string?, number?];
    if (!top || slug !== findBar()?.dataset['slug']) return;
    layOutAll();
    scrollTo({ top, behavior: 'instant' });
  } catch {
    // The same.
  }
}

/** Ways out to partners that came later than the page, as those around a game, would count. */
function holdBack(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a[data-link-id]')) event.preventDefault();
}

/** Links to other pages lead to them at the same moment, however they are followed. */
function stayAt(token: string, { target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || !isOtherPage(link)) return;
  const query = new URLSearchParams({ [previewParameter]: token, [pathParameter]: link.pathname + link.search });
  link.href = `${momentPath}?${query.toString()}${link.hash}`;
}

/** Pages end in a slash; files do not. */
const isOtherPage = ({ pathname }: HTMLAnchorElement): boolean =>
  pathname.endsWith('/') && !/^\/(?:api|jugar|vista-previa)\//.test(pathname);
