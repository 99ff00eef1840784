import { join } from 'node:path';
import { FileFault, type Table, type TableOptions } from './table.ts';

export type TableOrder = Omit<TableOptions, 'isHeading'> & { bytes: Uint8Array };
export type TableAnswer = { table: Table } | { fault: string; status: FileFault['status'] };

// The build would look for the program of a thread among its own modules; the studio runs in its folder.
const { Worker } = process.getBuiltinModule('node:worker_threads');
const program = join(import.meta.dirname ?? join(process.cwd(), 'exchange/tables'), 'readTable.worker.ts');
const longest = 30_000;
const megabytes = 512;

let last: Promise<unknown> = Promise.resolve();

/** `readTable` in a thread of its own, one file after another. @throws FileFault, also when it takes too long or too much memory */
export function readTableApart(order: TableOrder): Promise<Table> {
  const read = last.then(() => readInThread(order));
  last = read.catch(() => null);
  return read;
}

function readInThread(order: TableOrder): Promise<Table> {
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const worker = new Worker(program, { workerData: order, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  const timer = setTimeout(() => reject(new FileFault('El archivo tarda demasiado en leerse. Divídelo.', 400)), longest);
  worker.once('message', (answer: TableAnswer) => {
    if ('table' in answer) resolve(answer.table);
    else reject(new FileFault(answer.fault, answer.status));
  });
  worker.once('error', (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new FileFault('El archivo es demasiado grande para leerlo. Divídelo.', 400) : error),
  );
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
