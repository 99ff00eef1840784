import './withoutDatabase.ts';
import { generateImportMap } from 'payload';
import config from '../payload.config.ts';

await generateImportMap(await config, { force: true, log: false });
