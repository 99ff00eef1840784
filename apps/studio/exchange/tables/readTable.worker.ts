import { parentPort, workerData } from 'node:worker_threads';
import { FileFault, readTable } from './readTable.ts';
import type { TableAnswer, TableOrder } from './readTableApart.ts';

const { bytes, known } = workerData as TableOrder;

function read(): TableAnswer {
  try {
    return { table: readTable(bytes, known) };
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message, status: error.status };
    throw error;
  }
}

parentPort?.postMessage(read(), []);
