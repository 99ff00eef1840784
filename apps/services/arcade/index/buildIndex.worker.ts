import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { indexBuffers } from './catalogueIndex.ts';
import { readCatalogue } from './readCatalogue.ts';

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData);
const index = await readCatalogue(databaseUrl);
parentPort?.postMessage(index, indexBuffers(index));
