import { build } from './workerScope.ts';
import { savedCacheNames } from './savedPages.ts';
import { cacheNames, offlinePaths, ownPaths, pageKeyOf, storedHeaders } from './storedPages.ts';
import { filesOf, languageOf, mentionsOf, titleOf } from './pageText.ts';

const maximumPages = 40;

const minute = 60_000;
const day = 24 * 60 * minute;

let lastTask: Promise<unknown> = Promise.resolve();

/** One after the other: sweeping must not remove the files of a page that is just being kept. A full disk costs the kept page only. */
export function inTurn(task: () => Promise<void>): Promise<void> {
  const done = lastTask.then(task);
  lastTask = done.catch(() => {});
  return done;
}

const inTurnAtBest = (task: () => Promise<void>): Promise<void> => inTurn(task).catch(() => {});

export function rememberPage(key: string, response: Response): Promise<void> {
  if (ownPaths.includes(key)) return Promise.resolve();
  if (isStorable(response)) return inTurnAtBest(() => storePage(key, response));
  const isGone = response.status === 404 || response.status === 410 || response.type === 'opaqueredirect';
  return isGone ? inTurnAtBest(() => forgetPage(key)) : Promise.resolve();
}

export function removeUnneededFiles(): Promise<void> {
  return inTurnAtBest(sweepFiles);
}

export function isStorable({ status, type, redirected, headers }: Response): boolean {
  const isHtml = /^text\/html\b/i.test(headers.get('Content-Type') ?? '');
  const mayBeStored = !/\bno-store\b/i.test(headers.get('Cache-Control') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml && mayBeStored;
}

async function storePage(key: string, response: Response): Promise<void> {
  const html = await response.text();
  const pages = await caches.open(cacheNames.pages);
  const replaced = await pages.match(key);
  const kept = await buildStored(response, html);
  await pages.put(key, kept.clone());
  const isFull = await removeOldest(pages);
  const hasOtherFiles = replaced && replaced.headers.get(storedHeaders.files) !== kept.headers.get(storedHeaders.files);
  if (isFull || hasOtherFiles) await sweepFiles();
}

async function forgetPage(key: string): Promise<void> {
  const pages = await caches.open(cacheNames.pages);
  if (await pages.delete(key)) await sweepFiles();
}

/** Fetches the offline page and the list of saved pages in every language. @throws when one cannot be had: the worker is installed another time then */
export async function storeOfflinePages(): Promise<void> {
  const offline = await caches.open(cacheNames.offline);
  for (const path of ownPaths) {
    const response = await fetch(path, { cache: 'no-cache' });
    if (!isStorable(response)) throw new Error(`${path} cannot be kept: it answers ${response.status}`);
    await offline.put(path, await buildStored(response, await response.text()));
  }
}

export async function buildStored(response: Response, html: string): Promise<Response> {
  const files = filesOf(html, build);
  await fetchFiles(files);
  const headers = new Headers(response.headers);
  // The body has been decoded, and offline there is nothing to prefetch.
  for (const name of ['Content-Encoding', 'Content-Length', 'Speculation-Rules']) headers.delete(name);
  headers.set(storedHeaders.title, encodeURIComponent(titleOf(html)));
  headers.set(storedHeaders.language, languageOf(html));
  headers.set(storedHeaders.time, String(Date.now()));
  headers.set(storedHeaders.build, build.name);
  headers.set(storedHeaders.files, files.join(' '));
  return new Response(html, { headers });
}

/** A file that cannot be fetched (a deployment is under way) is left out: the page may do without it. */
async function fetchFiles(paths: string[]): Promise<void> {
  const files = await caches.open(cacheNames.files);
  await Promise.allSettled(
    paths.map(async (path) => {
      if (!(await files.match(path))) await files.add(new Request(path, { priority: 'low' }));
    }),
  );
}

/** The cache gives its entries in the order in which they were put in. */
async function removeOldest(pages: Cache): Promise<boolean> {
  const requests = await pages.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - maximumPages));
  await Promise.all(oldest.map((request) => pages.delete(request)));
  return oldest.length > 0;
}

export async function sweepFiles(): Promise<void> {
  const files = await caches.open(cacheNames.files);
  const holders = [cacheNames.pages, cacheNames.offline, savedCacheNames.pages];
  const needed = new Set((await Promise.all(holders.map(filesOfCache))).flat());
  // Grows while it is read: a script speaks of further scripts.
  for (const path of needed) {
    if (!/\.(js|css)$/.test(path)) continue;
    const file = await files.match(path);
    for (const mentioned of mentionsOf((await file?.text()) ?? '')) needed.add(mentioned);
  }
  const requests = await files.keys();
  await Promise.all(requests.filter(({ url }) => !needed.has(new URL(url).pathname)).map((request) => files.delete(request)));
}

async function filesOfCache(name: string): Promise<string[]> {
  const cache = await caches.open(name);
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  return kept.flatMap((response) => response?.headers.get(storedHeaders.files)?.split(' ') ?? []);
}

/** A page that is being seen may have come without this worker, or under that of an older build, which did not know its islands. */
export async function recordSeen(url: string): Promise<void> {
  try {
    const address = pageKeyOf(url);
    if (address && !(await isStored(cacheNames.pages, address.key, minute))) await rememberPage(address.key, await fetch(address.key));
    if (!(await isStored(cacheNames.offline, offlinePaths[0] ?? '', day))) await storeOfflinePages();
  } catch {
    // Offline, or no room.
  }
}

async function isStored(name: string, key: string, longest: number): Promise<boolean> {
  const cache = await caches.open(name);
  const headers = (await cache.match(key))?.headers;
  if (headers?.get(storedHeaders.build) !== build.name) return false;
  return Date.now() - Number(headers.get(storedHeaders.time)) < longest;
}
