import { BasePayload } from 'payload';
import { runQueue } from '../core/jobs/runQueues.ts';
import { buildTestConfig } from './startStudio.ts';

// A studio as a process of its own, to be killed: `node runQueueProcess.ts <database URL> <media directory>`.
const [databaseUrl = '', mediaDirectory = ''] = process.argv.slice(2);
await runQueue(await new BasePayload().init({ config: buildTestConfig(databaseUrl, mediaDirectory) }), 'default');
