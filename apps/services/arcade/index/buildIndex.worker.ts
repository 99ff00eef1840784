import { MessagePort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { indexBuffers } from './catalogueIndex.ts';
import { readCatalogue } from './readCatalogue.ts';

const { databaseUrl, port } = z.object({ databaseUrl: z.string(), port: z.instanceof(MessagePort) }).parse(workerData);
const index = await readCatalogue(databaseUrl);
port.postMessage(index, indexBuffers(index));
port.close();
