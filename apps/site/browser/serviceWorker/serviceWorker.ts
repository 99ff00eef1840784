import { answerFile, answerPicture, asksForSavedPicture } from './answerFile.ts';
import { answerPage, fetchPage } from './answerPage.ts';
import { readSaveRequest } from './savedPages.ts';
import { answerSaveRequest } from './savePage.ts';
import { storeOfflinePages, removeUnneededFiles, recordSeen } from './storePage.ts';
import { isOldCache, removeCaches } from './storedPages.ts';
import { worker, type FetchEvent } from './workerScope.ts';

worker.addEventListener('install', (event) => {
  // Pages come from the network: a new worker harms no open one.
  event.waitUntil(Promise.all([worker.skipWaiting(), storeOfflinePages()]));
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('message', (event) => {
  const { source, data, ports } = event;
  const request = readSaveRequest(data);
  if (!source) return;
  if (request) event.waitUntil(answerSaveRequest(request, source.url).then((answer) => ports[0]?.postMessage(answer)));
  else event.waitUntil(recordSeen(source.url));
});

worker.addEventListener('fetch', (event) => {
  const answer = chooseAnswer(event.request) ?? (asksForSavedPicture(event) ? answerPicture : null);
  if (answer) event.respondWith(answer(event));
});

async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
  await removeCaches(isOldCache).catch(() => {});
  await removeUnneededFiles();
}

function chooseAnswer(request: Request): ((event: FetchEvent) => Promise<Response>) | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  // Left to the browser, a navigation whose answer has been preloaded would be sent twice: a click counted twice. Nothing is kept of previews.
  if (request.mode === 'navigate') return /^\/(api|jugar|vista-previa)\//.test(pathname) ? fetchPage : answerPage;
  return pathname.startsWith('/assets/') && !request.headers.has('Range') ? answerFile : null;
}
