// `npm run schemas`: writes docs/schemas.json and docs/blocks.md from the schemas that the site reads with. With the name of a call or of a
// block it prints the JSON Schema of that alone, and with `--fields` its fields as a table.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeOne, formatFields, makeFiles, names } from './schemas/describeSchemas.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { fields: { type: 'boolean' } } });
const [name] = positionals;
const root = join(import.meta.dirname, '..');

if (name === undefined) for (const [file, text] of await makeFiles(root)) await writeFile(join(root, file), text);
else if (!names.includes(name)) {
  process.stderr.write(`${name} is no call and no block. These are: ${names.join(', ')}.\n`);
  process.exitCode = 1;
} else if (values.fields) process.stdout.write(`${formatFields(describeOne(name))}\n`);
else process.stdout.write(`${JSON.stringify(describeOne(name), null, 2)}\n`);
