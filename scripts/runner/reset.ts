// `npm run reset`: back to an empty machine. Asks first; `--yes` answers for scripts.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { endAfter, RunnerError } from './console.ts';
import { ownSchemas } from '@lupa/database/dump.ts';
import { dropOwnSchemas } from './database.ts';
import { cleanUpEarlierRun } from './runState.ts';
import { settings } from './settings.ts';

const kept = ['backups'];

await endAfter(async () => {
  await cleanUpEarlierRun();
  const what = settings.DATABASE_URL
    ? `the schemas ${ownSchemas.join(', ')} of DATABASE_URL, and ${settings.DATA_DIR} but for its backups`
    : `${settings.DATA_DIR} but for its backups: the embedded database, all content, clicks, media and secrets`;
  if (!(await isConfirmed(what))) throw new RunnerError('Nothing was deleted.');
  if (settings.DATABASE_URL) await dropOwnSchemas(settings.DATABASE_URL);
  for (const entry of await readdir(settings.DATA_DIR).catch(() => []))
    if (!kept.includes(entry)) await rm(join(settings.DATA_DIR, entry), { recursive: true, force: true });
  console.log('✓ deleted. `npm start` begins anew.');
});

async function isConfirmed(what: string): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) throw new RunnerError(`This deletes ${what}. Answer in a terminal, or pass --yes: npm run reset -- --yes`);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`This deletes ${what}.\nType "borrar" to go on: `);
  prompt.close();
  return answer.trim() === 'borrar';
}
