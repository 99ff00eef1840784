import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { readVariablesOrExit } from '@lupa/configuration/readConfiguration.ts';
import { importCatalogue } from './import/importCatalogue.ts';

const usage = `npm run import -- <file> [--allow-large-change]
  <file>: games and providers as JSON lines, a JSON list or CSV, also with .gz`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'allow-large-change': { type: 'boolean', default: false } },
  });
  const file = positionals[0];
  if (file === undefined) throw new Error(usage);
  const { DATABASE_URL: databaseUrl } = readVariablesOrExit(['DATABASE_URL']);
  // npm runs in the workspace; the file is named from where npm was called.
  const source = createReadStream(resolve(process.env.INIT_CWD ?? process.cwd(), file));
  const stream = file.endsWith('.gz') ? source.on('error', (error) => gunzip.destroy(error)).pipe(gunzip) : source;
  const { report } = await importCatalogue({
    databaseUrl,
    stream,
    allowLargeChange: values['allow-large-change'],
  });
  const { rejected, ...counts } = report;
  process.stdout.write(`${JSON.stringify(counts)}\n`);
  for (const { row, id, reason } of rejected) process.stdout.write(`rejected: row ${row}${id === null ? '' : `, id ${id}`}: ${reason}\n`);
}

const gunzip = createGunzip();

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
