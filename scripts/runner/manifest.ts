import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSchema } from '@lupa/database/dump.ts';
import { z } from 'zod';
import { RunnerError } from './console.ts';

/** What a backup folder holds. It is written last: a folder without it is no backup. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  database: dumpSchema,
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const databaseFolder = 'database';
/** What is saved of DATA_DIR: files, and folders with all that is in them. `spool` and `consents` hold what the database has not taken yet. */
export const savedEntries = ['media', 'artwork', 'spool', 'consents', 'secrets.json', 'administrator-password.txt'];

/** @throws RunnerError */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch (cause) {
    throw new RunnerError(`${folder} is no backup that this release can read: it has no usable ${manifestName}.`, { cause });
  }
}
