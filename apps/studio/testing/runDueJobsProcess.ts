import { BasePayload } from 'payload';
import { runDueJobs } from '../core/publish/runDueJobs.ts';
import { buildTestConfig } from './startStudio.ts';

// A studio as a process of its own, to be killed: `node runDueJobsProcess.ts <database URL> <media directory>`.
const [databaseUrl = '', mediaDirectory = ''] = process.argv.slice(2);
await runDueJobs(await new BasePayload().init({ config: buildTestConfig(databaseUrl, mediaDirectory) }));
