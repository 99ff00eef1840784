import { mkdir, open, readdir, rename, rm, stat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpDatabase, hashFile, dumpSchema } from '@lupa/database/dump.ts';
import { step, RunnerError } from './console.ts';
import { copyFiles, type CopiedFile } from './copyFiles.ts';
import { settings } from './settings.ts';
import { z } from 'zod';

/** What a backup folder holds. It is written last: a folder without it is no backup. */
const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  at: z.string(),
  database: dumpSchema,
  files: z.record(z.string(), z.object({ bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.output<typeof manifestSchema>;

const manifestName = 'manifest.json';
export const databaseFolder = 'database';
export const savedEntries = ['media', 'artwork', 'spool', 'consents', 'secrets.json', 'administrator-password.txt'];

/** @throws RunnerError */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch (cause) {
    throw new RunnerError(`${folder} is no backup that this release can read: it has no usable ${manifestName}.`, { cause });
  }
}

export type MadeBackup = { folder: string; manifest: Manifest };

const unfinished = '.unfinished';
const backupName = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;

export async function makeBackup(ownerUrl: string, to: string): Promise<MadeBackup> {
  const now = new Date();
  const folder = join(to, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`);
  await mkdir(to, { recursive: true, mode: 0o700 });
  await removeUnfinished(to);
  const earlier = await findLatest(to);
  const unfinishedFolder = `${folder}${unfinished}`;
  await mkdir(unfinishedFolder, { mode: 0o700 });

  // Files come before the database and once more after it: what a row names was there before the row was.
  const copy = () => copyFiles(settings.DATA_DIR, unfinishedFolder, savedEntries, earlier?.folder);
  const first = await step('copying files', copy);
  const database = await step('copying the database, as of one moment', () =>
    dumpDatabase(ownerUrl, join(unfinishedFolder, databaseFolder)),
  );
  const second = await copy();
  const files = await step('computing checksums', () => formatFiles(unfinishedFolder, new Map([...first, ...second]), earlier?.manifest));

  const manifest: Manifest = { format: 1, at: now.toISOString(), database, files };
  await writeDurably(join(unfinishedFolder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(unfinishedFolder, folder);
  return { folder, manifest };
}

export function formatBackup({ folder, manifest: { database, files } }: MadeBackup): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 0);
  return [
    `✓ ${folder}`,
    `  database: ${database.tables.length} tables, ${rows} rows`,
    `  files: ${Object.keys(files).length}, ${(bytes / 1024 ** 2).toFixed(1)} MB`,
    ...(settings.S3_BUCKET === undefined
      ? []
      : [`  Media and artwork are in the bucket ${settings.S3_BUCKET}, which is not copied: back it up with the means of its server.`]),
    '  It holds secrets: keep it where only you can read it, and on another disk.',
  ].join('\n');
}

export async function removeOlderBackups(to: string, keep: number): Promise<string[]> {
  const names = (await readdir(to)).filter((name) => backupName.test(name)).toSorted();
  const removed = names.slice(0, -keep).map((name) => join(to, name));
  for (const folder of removed) await rm(folder, { recursive: true });
  return removed;
}

async function removeUnfinished(to: string): Promise<void> {
  for (const name of (await readdir(to)).filter((each) => each.endsWith(unfinished))) {
    const path = join(to, name);
    if (Date.now() - (await stat(path)).mtimeMs > 24 * 3600_000) await rm(path, { recursive: true });
  }
}

async function findLatest(to: string): Promise<MadeBackup | undefined> {
  const latest = (await readdir(to))
    .filter((name) => backupName.test(name))
    .toSorted()
    .at(-1);
  if (latest === undefined) return undefined;
  const folder = join(to, latest);
  return readManifest(folder).then(
    (manifest) => ({ folder, manifest }),
    () => undefined,
  );
}

/** The checksum of a file that was linked from the backup before is known. */
async function formatFiles(folder: string, copied: Map<string, CopiedFile>, earlier: Manifest | undefined): Promise<Manifest['files']> {
  const described: Manifest['files'] = {};
  for (const [path, { isLinked }] of copied) {
    const known = isLinked ? earlier?.files[path] : undefined;
    const { size: bytes } = await stat(join(folder, path));
    described[path] = known?.bytes === bytes ? known : { bytes, sha256: await hashFile(join(folder, path)) };
  }
  return described;
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
