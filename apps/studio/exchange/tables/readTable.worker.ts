import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './readTable.ts';
import type { TableAnswer, TableOrder } from './readTableApart.ts';
import { FileFault } from './table.ts';

const { bytes, ...options } = workerData as TableOrder;

async function read(): Promise<TableAnswer> {
  try {
    return { table: await readTable(bytes, options) };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message, status: error.status };
    throw error;
  }
}

parentPort?.postMessage(await read(), []);
