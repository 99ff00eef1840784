// `npm run config`: every environment variable, or with a part's name those that it reads. `--json` for machines, `--example` for
// `.env.example`, `--compose` for `deploy/compose/variables.yaml`, `--check` says what the part would not start with.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  describeVariables,
  findConfigurationFault,
  formatComposeVariables,
  formatEnvExample,
  type Description,
} from '@lupa/configuration/describeVariables.ts';
import { loadEnvFile } from '@lupa/configuration/parseEnv.ts';
import { parts, type Part } from '@lupa/configuration/variable.ts';
import { containerRoles } from '@lupa/configuration/variables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, example: { type: 'boolean' }, compose: { type: 'boolean' }, check: { type: 'boolean' } },
});
const [given] = positionals;
const part = parts.find((known) => known === given);

if (given !== undefined && part === undefined) fail(`${given} is no part. These are: ${parts.join(', ')}.`);
else if (values.example) process.stdout.write(formatEnvExample());
else if (values.compose) process.stdout.write(formatComposeVariables(containerRoles));
else if (values.check) check(part);
else if (values.json) process.stdout.write(`${JSON.stringify(describeVariables(part), null, 2)}\n`);
else process.stdout.write(`${describeVariables(part).map(formatDescription).join('\n\n')}\n`);

function check(reader: Part | undefined): void {
  if (reader === undefined) return fail('Name the part to check, such as: npm run config -- site --check');
  loadEnvFile(join(import.meta.dirname, '..'));
  const fault = findConfigurationFault(reader, process.env);
  if (fault === null) process.stdout.write(`${reader}: ready to start\n`);
  else fail(fault);
}

function formatDescription({ name, type, parts: readers, about, example, isSecret, isRequired, ...given }: Description): string {
  const own = Object.entries(given.defaults).map(([reader, value]) => `${value} for ${reader}`);
  const defaults = [...(given.default === null ? [] : [given.default]), ...own].join(', ');
  return [
    name,
    `  ${about}`,
    `  type:    ${type}`,
    ...(defaults === '' ? [isRequired ? '  has to be set' : '  default: not set'] : [`  default: ${defaults}`]),
    ...(example === null ? [] : [`  example: ${example}`]),
    `  read by: ${readers.join(', ')}`,
    ...(isSecret ? [`  or in a file: ${name}_FILE`] : []),
  ].join('\n');
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
