import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSchema, loadDump } from '@lupa/database/dump.ts';
import { countYearsSince } from '@lupa/demo/partners/keepOpen.ts';
import { copyFiles } from './copyFiles.ts';
import { hasOwnSchemas, migrateSchemas } from './database.ts';
import { root, settings } from './settings.ts';

const demoFolder = join(root, 'packages', 'demo');
export const demoDumpFolder = join(demoFolder, 'dump');
export const dumpMoment = '2026-11-28T12:00:00Z';
export const demoDumpFile = join(demoDumpFolder, 'dump.json');

/** Fills an empty database with the demo in seconds. False where a seed would say otherwise: market, bucket, a year later. */
export async function loadDemoDump(url: string): Promise<boolean> {
  const isOtherMarket = Object.entries(process.env).some(([name, value]) => name.startsWith('MARKET_') && value !== '');
  const isOlder = countYearsSince(new Date()) !== countYearsSince(new Date(dumpMoment));
  if (isOtherMarket || isOlder || settings.S3_BUCKET !== undefined || (await hasOwnSchemas(url))) return false;
  const dump = dumpSchema.parse(JSON.parse(await readFile(demoDumpFile, 'utf8')));
  await copyFiles(demoFolder, settings.DATA_DIR, ['media']);
  await migrateSchemas(url, dump.migrations);
  await loadDump(url, demoDumpFolder, dump);
  return true;
}
