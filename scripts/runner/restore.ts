import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashFile, loadDump } from '@lupa/database/dump.ts';
import { endAfter, step, RunnerError } from './console.ts';
import { copyFiles } from './copyFiles.ts';
import { dropOwnSchemas, hasOwnSchemas, listDatabaseUrls, migrateSchemas, openDatabase } from './database.ts';
import { formatBackup, makeBackup, databaseFolder, readManifest, savedEntries, type Manifest } from './makeBackup.ts';
import { migrate } from './prepareDatabase.ts';
import { cleanUpEarlierRun } from './runState.ts';
import { loadSecrets } from './secrets.ts';
import { root, settings } from './settings.ts';

const replacedEntries = ['postgres', ...savedEntries];

await endAfter(async () => {
  const { folder, isReplacing } = readParameters();
  await cleanUpEarlierRun();
  const manifest = await readManifest(folder);
  await step('checking the backup', () => checkFiles(folder, manifest));
  await requireEmpty(isReplacing);
  const aside = await setAside();
  try {
    await restore(folder, manifest);
  } catch (error) {
    await putBack(aside);
    throw error;
  }
  const rows = manifest.database.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `✓ restored as of ${manifest.at}: ${rows} rows, ${Object.keys(manifest.files).length} files. \`npm start\` goes on from there.`,
  );
  if (aside !== null) console.log(`  What was here before: ${aside}`);
});

function readParameters(): { folder: string; isReplacing: boolean } {
  const usage = 'npm run restore -- FOLDER [--replace]';
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(3),
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [folder] = positionals;
    if (folder === undefined || positionals.length > 1) throw new Error('Name the folder of one backup.');
    return { folder: resolve(root, folder), isReplacing: values.replace };
  } catch (cause) {
    throw new RunnerError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`, { cause });
  }
}

/** Before anything is touched. @throws RunnerError */
async function checkFiles(folder: string, { database, files }: Manifest): Promise<void> {
  const wanted = [
    ...database.tables.map(({ file, sha256 }) => ({ path: join(databaseFolder, file), sha256 })),
    ...Object.entries(files).map(([path, { sha256 }]) => ({ path, sha256 })),
  ];
  for (const { path, sha256 } of wanted) {
    const found = await hashFile(join(folder, path)).catch(() => null);
    if (found !== sha256)
      throw new RunnerError(`The backup is damaged: ${path} ${found === null ? 'is missing' : 'has changed'}. Nothing was changed here.`);
  }
}

/** @throws RunnerError when there is something that nobody said may go. */
async function requireEmpty(isReplacing: boolean): Promise<void> {
  const present = replacedEntries
    .filter((entry) => existsSync(join(settings.DATA_DIR, entry)))
    .map((entry) => join(settings.DATA_DIR, entry));
  const isDatabaseUsed = settings.DATABASE_URL !== undefined && (await hasOwnSchemas(settings.DATABASE_URL));
  if (isDatabaseUsed) present.unshift('the database of DATABASE_URL');
  if (present.length === 0 || isReplacing) return;
  throw new RunnerError(`There is data already: ${present.join(', ')}. Nothing was changed. With --replace it is set aside first.`);
}

async function setAside(): Promise<string | null> {
  const present = replacedEntries.filter((entry) => existsSync(join(settings.DATA_DIR, entry)));
  const url = settings.DATABASE_URL !== undefined && (await hasOwnSchemas(settings.DATABASE_URL)) ? settings.DATABASE_URL : null;
  if (present.length === 0 && url === null) return null;
  const aside = join(settings.DATA_DIR, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(aside, { recursive: true, mode: 0o700 });
  if (url !== null) {
    console.log(formatBackup(await makeBackup(url, join(aside, 'backups'))));
    await dropOwnSchemas(url);
  }
  for (const entry of present) await rename(join(settings.DATA_DIR, entry), join(aside, entry));
  return aside;
}

async function restore(folder: string, manifest: Manifest): Promise<void> {
  await step('bringing back files', () => copyFiles(folder, settings.DATA_DIR, Object.keys(manifest.files)));
  const secrets = await loadSecrets();
  const database = await openDatabase(secrets.POSTGRES_PASSWORD);
  try {
    const urls = listDatabaseUrls(database.url, secrets.POSTGRES_PASSWORD);
    await step('making the tables as they were', () => migrateSchemas(urls.owner, manifest.database.migrations));
    await step('bringing back the database', () => loadDump(urls.owner, join(folder, databaseFolder), manifest.database));
    await step('migrating it to this release', () => migrate(urls));
  } finally {
    await database.embedded?.part.stop();
  }
}

async function putBack(aside: string | null): Promise<void> {
  for (const entry of replacedEntries) {
    await rm(join(settings.DATA_DIR, entry), { recursive: true, force: true });
    if (aside !== null && existsSync(join(aside, entry))) await rename(join(aside, entry), join(settings.DATA_DIR, entry));
  }
  if (settings.DATABASE_URL !== undefined) {
    await dropOwnSchemas(settings.DATABASE_URL);
    console.error(
      aside === null ? 'The database is empty again.' : `The database is empty; what it held is in ${aside}: restore it from there.`,
    );
  }
}
