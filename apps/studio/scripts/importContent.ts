import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { getPayload, type TypedUser } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { importContent } from '../contentImport/importContent.ts';
import type { LineResult } from '../contentImport/importLine.schema.ts';
import config from '../payload.config.ts';

const usage = 'npm run import:content -- file.ndjson [--dry-run] [--as administrator@example.org]';

// Payload keeps its connections, and with them the process, until it is told to end.
try {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false }, as: { type: 'string' } },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new Error(usage);
  if (!(await stat(file).catch(() => null))?.isFile()) throw new Error(`There is no file ${file}.`);
  const payload = await getPayload({ config });
  const { docs } = await payload.find({
    collection: slugs.users,
    where: { role: { equals: 'administrator' }, ...(values.as !== undefined && { email: { equals: values.as } }) },
    sort: 'id',
    limit: 1,
    depth: 0,
  });
  const [administrator] = docs;
  if (!administrator) throw new Error(`There is no administrator${values.as === undefined ? '' : ` ${values.as}`} in the studio.`);
  const user = { ...administrator, collection: slugs.users } as TypedUser;
  const counts: Record<LineResult['result'], number> = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  const isDryRun = values['dry-run'];
  for await (const { line, type, externalId, result, errors = [] } of importContent(payload, {
    input: createReadStream(file),
    user,
    isDryRun,
    directory: dirname(file),
  })) {
    counts[result] += 1;
    if (isDryRun && result !== 'refused') process.stdout.write(`line ${line}: ${type} ${externalId} ${result}\n`);
    for (const { field, message } of errors)
      process.stderr.write(
        `line ${line}${externalId === null ? '' : `, ${type} ${externalId}`}: ${field === '' ? '' : `${field}: `}${message}\n`,
      );
  }
  const summary = Object.entries(counts).map(([result, count]) => `${count} ${result}`);
  process.stdout.write(`${isDryRun ? 'It would be: ' : ''}${summary.join(', ')}.\n`);
  process.exit(counts.refused > 0 ? 1 : 0);
} catch (error) {
  process.stderr.write(`Nothing more was imported: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
