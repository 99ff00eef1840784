import { BasePayload } from 'payload';
import { runImports } from '../exchange/tables/runImports.ts';
import { buildTestConfig } from './startStudio.ts';

// A studio as a process of its own, to be killed: `node runImportsProcess.ts <database URL> <media directory>`.
const [databaseUrl = '', mediaDirectory = ''] = process.argv.slice(2);
await runImports(await new BasePayload().init({ config: buildTestConfig(databaseUrl, mediaDirectory) }));
