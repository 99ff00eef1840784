import { readFile, glob } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSchema, loadDump } from '@lupa/database/dump.ts';
import { countYearsSince } from '@lupa/demo/partners/keepOpen.ts';
import { copyFiles } from './copyFiles.ts';
import { hasOwnSchemas, migrateSchemas } from './database.ts';
import { root, settings } from './settings.ts';
import { createHash } from 'node:crypto';

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

/** SHA-256 of the demo's files, in hexadecimal: the same on every machine. */
export async function hashDemo(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob('packages/demo/**/*.{ts,yaml,ndjson,png}', { cwd: root, exclude: (name) => name.endsWith('.test.ts') }))
    files.push(file);
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`);
    hash.update(await readFile(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}
