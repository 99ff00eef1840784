import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload, type Payload, type TypedUser } from 'payload';
import { slugs } from '../core/slugs.ts';
import { createWriter, importContent } from '../exchange/contentImport/importContent.ts';
import type { LineResult } from '../exchange/contentImport/importLine.schema.ts';
import { importProcesses, isHelper, serveImport, startHelper } from '../exchange/contentImport/importProcesses.ts';
import config from '../payload.config.ts';

const usage = 'npm run import:content -- file.ndjson [--dry-run] [--as administrator@example.org]';

/** Bytes from which on it pays to start other processes, which takes each of them some seconds. */
const largeFile = 500_000;

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, as: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`);
  const payload = await getPayload({ config });
  const writing = { user: await findAdministrator(payload, values.as), directory: dirname(file) };
  if (isHelper) serveImport(createWriter(payload, writing));
  else {
    const isDryRun = values['dry-run'];
    const helpers = isDryRun || found.size < largeFile ? [] : startHelpers();
    const counts: Record<LineResult['result'], number> = { created: 0, changed: 0, unchanged: 0, refused: 0 };
    for await (const one of importContent(payload, { ...writing, input: createReadStream(file), isDryRun }, helpers)) {
      counts[one.result] += 1;
      report(one, isDryRun);
    }
    const summary = Object.entries(counts).map(([result, count]) => `${count} ${result}`);
    process.stdout.write(`${isDryRun ? 'It would be: ' : ''}${summary.join(', ')}.\n`);
    process.exit(counts.refused > 0 ? 1 : 0);
  }
} catch (error) {
  process.stderr.write(`Nothing more was imported: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function findAdministrator(payload: Payload, email: string | undefined): Promise<TypedUser> {
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { equals: 'administrator' }, ...(email !== undefined && { email: { equals: email } }) },
    sort: 'id',
    limit: 1,
    depth: 0,
  });
  const [administrator] = docs;
  if (!administrator) throw new Error(`There is no administrator${email === undefined ? '' : ` ${email}`} in the studio.`);
  return { ...administrator, collection: slugs.users };
}

function startHelpers() {
  return Array.from({ length: importProcesses - 1 }, () => startHelper(import.meta.filename, process.argv.slice(2)));
}

function report({ line, type, externalId, result, errors = [] }: LineResult, isDryRun: boolean): void {
  if (isDryRun && result !== 'refused') process.stdout.write(`line ${line}: ${type} ${externalId} ${result}\n`);
  for (const { field, message } of errors)
    process.stderr.write(
      `line ${line}${externalId === null ? '' : `, ${type} ${externalId}`}: ${field === '' ? '' : `${field}: `}${message}\n`,
    );
}
