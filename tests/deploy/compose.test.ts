import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findConfigurationFault } from '@lupa/configuration/describeVariables.ts';
import { readersOf, shapeOf } from '@lupa/configuration/variables.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const serviceSchema = z.object({
  command: z.tuple([z.string()]),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  environment: z.record(z.string(), z.coerce.string()),
  secrets: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.unknown()),
});
const composeSchema = z.object({
  services: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

/** With secrets of its own, made as an operator would. */
let folder: string;
let compose: z.output<typeof composeSchema>;
let started: [string, z.output<typeof serviceSchema>][];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lupa-compose-'));
  await cp('deploy/compose', folder, { recursive: true, filter: (source) => !source.endsWith('/secrets') });
  execFileSync('sh', ['prepare.sh'], { cwd: folder });
  compose = composeSchema.parse(parse(await readFile(join(folder, 'compose.yaml'), 'utf8'), { merge: true }));
  started = Object.entries(compose.services)
    .filter(([name]) => name !== 'database')
    .map(([name, service]) => [name, serviceSchema.parse(service)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As the engine fills in `${NAME:-value}` where nothing is set. */
const fill = (text: string) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

it('starts each part with what it reads, and hands it no secret that it does not', () => {
  expect(started.map(([name]) => name).toSorted()).toEqual(
    ['arcade', 'clickout', 'content', 'freeplay', 'images', 'jackpots', 'migrate', 'partners', 'purger', 'site', 'studio'].toSorted(),
  );
  for (const [name, { command, environment, secrets }] of started) {
    const [role] = command;
    const readers = readersOf(role);
    const inside = Object.entries(environment).map(([variable, value]) => [
      variable,
      fill(value).replace('/run/secrets', join(folder, 'secrets')),
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
  const made = await readdir(join(folder, 'secrets'));
  expect(
    Object.values(compose.secrets)
      .map(({ file }) => file.replace('./secrets/', ''))
      .toSorted(),
  ).toEqual(made.toSorted());
  const first = await readFile(join(folder, 'secrets/payload_secret'), 'utf8');
  execFileSync('sh', ['prepare.sh'], { cwd: folder });
  expect(await readFile(join(folder, 'secrets/payload_secret'), 'utf8')).toBe(first);
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
