import { MessageChannel, Worker } from 'node:worker_threads';
import type { CatalogueIndex } from './catalogueIndex.ts';

class IndexBuildError extends Error {
  override readonly name = 'IndexBuildError';
  constructor(cause: unknown) {
    super('The catalogue index could not be built.', { cause });
  }
}

/** Builds the index in a thread of its own, so that requests are answered meanwhile. @throws IndexBuildError */
export function loadIndex(databaseUrl: string, signal: AbortSignal): Promise<CatalogueIndex> {
  return new Promise((resolve, reject) => {
    // A port of its own: under `node --watch` Node sends messages of its own over the thread's.
    const { port1: answers, port2: port } = new MessageChannel();
    const worker = new Worker(new URL('./buildIndex.worker.ts', import.meta.url), {
      workerData: { databaseUrl, port },
      transferList: [port],
    });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop);
    answers.once('message', (index: CatalogueIndex) => resolve(index));
    worker.once('error', (error) => reject(new IndexBuildError(error)));
    worker.once('exit', (code) => {
      signal.removeEventListener('abort', stop);
      // What has arrived is read first.
      setImmediate(() => {
        answers.close();
        reject(new IndexBuildError(new Error(`the thread ended with code ${code}`)));
      });
    });
  });
}
