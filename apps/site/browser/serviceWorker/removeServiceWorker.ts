import { removeCaches } from './storedPages.ts';
import { worker } from './workerScope.ts';

// Served as `/sw.js` while SERVICE_WORKER is off. It answers nothing, so that open pages need no reload.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([removeCaches(), worker.registration.unregister()])));
