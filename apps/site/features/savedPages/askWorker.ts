import type { SaveAnswer, SaveRequest } from '../../browser/serviceWorker/savedPages.ts';

/** What the worker says of a request. Without a worker it fails. */
export function askWorker(request: SaveRequest): Promise<SaveAnswer> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve('failed');
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as SaveAnswer);
    worker.postMessage(request, [port2]);
  });
}
