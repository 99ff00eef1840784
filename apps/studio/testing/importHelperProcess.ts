import { BasePayload } from 'payload';
import { createWriter } from '../exchange/contentImport/importContent.ts';
import { serveImport } from '../exchange/contentImport/importProcesses.ts';
import { slugs } from '../core/slugs.ts';
import { buildTestConfig } from './startStudio.ts';

// Writes lines for a test: `node importHelperProcess.ts <database URL> <media directory>`, started by `startHelper`.
const [databaseUrl = '', mediaDirectory = ''] = process.argv.slice(2);
const payload = await new BasePayload().init({ config: buildTestConfig(databaseUrl, mediaDirectory) });
const { docs } = await payload.find({ collection: slugs.users, where: { role: { equals: 'administrator' } }, depth: 0 });
const [user] = docs;
if (!user) throw new Error('The studio has no administrator.');
serveImport(createWriter(payload, { user: { ...user, collection: slugs.users }, directory: null }));
