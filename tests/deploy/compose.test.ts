import { execFileSync } from 'node:child_process';
import { cp, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findConfigurationFault, formatComposeVariables } from '@lupa/configuration/describeVariables.ts';
import { containerRoles, readersOf, shapeOf } from '@lupa/configuration/variables.ts';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { useTestFolder } from '../setup/testFolder.ts';

const serviceSchema = z.object({
  command: z.tuple([z.string()]),
  extends: z.object({ file: z.literal('variables.yaml'), service: z.string() }),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  environment: z.record(z.string(), z.coerce.string()),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()),
});
const variablesSchema = z.object({ services: z.record(z.string(), z.object({ environment: z.record(z.string(), z.string()) })) });
const composeSchema = z.object({
  services: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** With secrets of its own, made as an operator would. */
const folder = useTestFolder({ isShared: true });
let compose: z.output<typeof composeSchema>;
let started: [string, z.output<typeof serviceSchema>][];

beforeAll(async () => {
  await cp('deploy/compose', folder.path, { recursive: true, filter: (source) => !source.endsWith('/secrets') });
  execFileSync('sh', ['prepare.sh'], { cwd: folder.path });
  compose = composeSchema.parse(parse(await readFile(join(folder.path, 'compose.yaml'), 'utf8'), { merge: true }));
  const { services } = variablesSchema.parse(parse(await readFile(join(folder.path, 'variables.yaml'), 'utf8')));
  started = Object.entries(compose.services)
    .filter(([name]) => name !== 'database')
    .map(([name, given]) => {
      const service = serviceSchema.parse(given);
      return [name, { ...service, environment: { ...services[service.extends.service]?.environment, ...service.environment } }];
    });
});

/** As the engine fills in `${NAME:-value}` where nothing is set. */
const fill = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

it('hands each part what it reads of .env, as `npm run config -- --compose` writes it', async () => {
  expect(await readFile(join(folder.path, 'variables.yaml'), 'utf8')).toBe(formatComposeVariables(containerRoles));
  expect(started.filter(([, service]) => service.extends.service !== service.command[0])).toEqual([]);
  const environmentOf = (part: string) => Object.keys(started.find(([name]) => name === part)?.[1].environment ?? {});
  expect(environmentOf('studio')).toEqual(expect.arrayContaining(['SMTP_URL', 'MAIL_FROM', 'S3_BUCKET', 'METRICS_PORT']));
  expect(environmentOf('site')).not.toContain('SMTP_URL');
});

it('starts each part with what it reads, and hands it no secret that it does not', () => {
  expect(started.map(([name]) => name).toSorted()).toEqual(
    ['arcade', 'clickout', 'content', 'freeplay', 'images', 'jackpots', 'migrate', 'partners', 'purger', 'site', 'studio'].toSorted(),
  );
  for (const [name, { command, environment, secrets }] of started) {
    const [role] = command;
    const readers = readersOf(role);
    const inside = Object.entries(environment).map(([variable, value]) => [
      variable,
      fill(value).replace('/run/secrets', join(folder.path, 'secrets')),
    ]);
    const told: Record<string, string> = Object.fromEntries(inside);
    for (const reader of readers) {
      const service = reader === 'services' ? { SERVICES: role } : {};
      expect(findConfigurationFault(reader, { ...told, ...service }), name).toBeNull();
    }
    const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'));
    expect(files.map(([, value]) => value.replace('/run/secrets/', '')).toSorted(), name).toEqual(secrets.toSorted());
    const read = readers.flatMap((reader) => Object.keys(shapeOf(reader)));
    expect(
      files.map(([variable]) => variable.replace(/_FILE$/, '')).filter((variable) => !read.includes(variable)),
      name,
    ).toEqual([]);
  }
});

it('has a file for each secret, made once, and opens every port to this machine alone', async () => {
  const made = await readdir(join(folder.path, 'secrets'));
  expect(
    Object.values(compose.secrets)
      .map(({ file }) => file.replace('./secrets/', ''))
      .toSorted(),
  ).toEqual(made.toSorted());
  const modes = await Promise.all(made.map(async (name) => (await stat(join(folder.path, 'secrets', name))).mode & 0o337));
  expect(modes.filter((mode) => mode !== 0 && process.getuid?.() === 0)).toEqual([]);
  const first = await readFile(join(folder.path, 'secrets/payload_secret'), 'utf8');
  execFileSync('sh', ['prepare.sh'], { cwd: folder.path });
  expect(await readFile(join(folder.path, 'secrets/payload_secret'), 'utf8')).toBe(first);
  const opened = started.flatMap(([, { ports }]) => ports);
  expect(opened.length).toBe(6);
  expect(opened.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

it('waits for the database of this release before anything starts', () => {
  const before = (name: string): string[] => {
    const service = started.find(([own]) => own === name)?.[1];
    return Object.keys(service?.depends_on ?? {}).flatMap((next) => [next, ...before(next)]);
  };
  for (const [name] of started) expect(before(name), name).toContain('database');
});
