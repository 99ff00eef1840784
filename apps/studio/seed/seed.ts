import config from '../payload.config.ts';
import { readVariablesOrExit } from '@lupa/configuration/readConfiguration.ts';
import { getPayload, type Payload } from 'payload';
import { ensureStandardPresets } from '../core/presets/standardPresets.ts';
import { seedStudio, seedTexts } from './seedStudio.ts';
import { slugs } from '../core/slugs.ts';

const { ADMIN_EMAIL, ADMIN_PASSWORD } = readVariablesOrExit(['ADMIN_EMAIL', 'ADMIN_PASSWORD']);
/** `node seed/seed.ts texts`: no demo; `people`: no content at all, which is there already. */
const contents = { demo: seedStudio, texts: seedTexts, people: null };
const seed = contents[(process.argv[2] ?? 'demo') as keyof typeof contents];
const report = (line: string) => process.stdout.write(`${line}\n`);

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const payload = await getPayload({ config });
  if (ADMIN_PASSWORD === undefined) report('administrator: none made, because ADMIN_PASSWORD is not set');
  else report(`administrator: ${await ensureAdministrator(payload, { email: ADMIN_EMAIL, password: ADMIN_PASSWORD })}`);
  report(`presets: ${await ensureStandardPresets(payload)} new`);
  await seed?.(payload, report);
  process.exit(0);
} catch (error) {
  process.stderr.write(`The database could not be seeded: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Makes the first administrator. Does nothing when there is one already: a password is never set back by a start. */
async function ensureAdministrator(payload: Payload, account: { email: string; password: string }): Promise<'created' | 'present'> {
  const { totalDocs } = await payload.count({ collection: slugs.users, where: { role: { equals: 'administrator' } } });
  if (totalDocs > 0) return 'present';
  await payload.create({ collection: slugs.users, data: { ...account, name: 'Administración', role: 'administrator' } });
  return 'created';
}
