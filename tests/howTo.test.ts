// @module-tag thorough
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

/*
 * The how-tos that change code are followed to the letter in a copy of the sources. A code block whose fence names a file is a step:
 * "file=PATH" makes that file, "file=PATH after=TEXT" (or "before", or "replace") puts its lines at the one line of the file that holds TEXT.
 */
const pages = ['add-a-feature', 'add-a-block', 'add-a-field', 'add-a-setting', 'add-page-middleware', 'add-a-service-call'];
const checkout = join(import.meta.dirname, '..');
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'lupa-how-to-'));
  const tracked = run('git', ['ls-files', '-z'], checkout).split('\0').filter(Boolean);
  for (const file of tracked) await cp(join(checkout, file), join(copy, file));
  await linkPackages('.');
  await linkPackages('apps/site');
});
afterAll(() => rm(copy, { recursive: true, force: true }));

it('followed one after the other, they leave code that compiles, and whose tests pass', async () => {
  for (const page of pages)
    for (const step of readSteps(await readFile(join(checkout, `docs/how-to/${page}.md`), 'utf8'))) await follow(page, step);
  run('node', ['scripts/generateTypes.ts'], join(copy, 'apps/studio'));
  run('tsc', ['-p', '.'], copy);
  run('tsc', ['-p', 'apps/studio'], copy);
  const said = run(
    'vitest',
    ['run', '--project', 'unit', 'packages/contracts', 'packages/clients', 'packages/blocks/blocks.test.tsx', 'tests/house.test.ts'],
    copy,
  );
  expect(said).toContain('passed');
});

type Step = { file: string; where: { side: 'after' | 'before' | 'replace'; text: string } | null; lines: string };

function readSteps(markdown: string): Step[] {
  const fences = markdown.matchAll(/^( *)```\w+ file=(\S+?)(?: (after|before|replace)="([^"]+)")?\n([\s\S]*?)^\1```/gm);
  const steps = [...fences].map(([, indent = '', file = '', side, text = '', lines = '']) => ({
    file,
    where: side === undefined ? null : { side: side as 'after' | 'before' | 'replace', text },
    lines: lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
  expect(steps.length).toBeGreaterThan(0);
  return steps;
}

async function follow(page: string, { file, where, lines }: Step): Promise<void> {
  const path = join(copy, file);
  const present = await readFile(path, 'utf8').catch(() => null);
  if (where === null) {
    expect(present, `${page}: ${file} is new`).toBe(null);
    await mkdir(dirname(path), { recursive: true });
    return writeFile(path, lines);
  }
  const all = (present ?? '').split('\n');
  const found = all.flatMap((line, at) => (line.includes(where.text) ? [at] : []));
  expect(found, `${page}: one line of ${file} holds "${where.text}"`).toHaveLength(1);
  all.splice((found[0] ?? 0) + (where.side === 'after' ? 1 : 0), where.side === 'replace' ? 1 : 0, lines.replace(/\n$/, ''));
  await writeFile(path, all.join('\n'));
}

async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(checkout, folder, 'node_modules'), join(copy, folder, 'node_modules')];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) if (!['.cache', '@lupa'].includes(name)) await symlink(join(from, name), join(to, name));
  if (folder !== '.') return;
  await mkdir(join(to, '@lupa'));
  for (const name of await readdir(join(from, '@lupa'))) {
    const group = ['site', 'studio', 'services', 'freeplay'].includes(name) ? 'apps' : 'packages';
    await symlink(join(copy, group, name), join(to, '@lupa', name));
  }
}

/** Runs a command of this checkout. @throws Error with what it said */
function run(command: string, parameters: string[], cwd: string): string {
  const env = { ...process.env, PATH: `${join(checkout, 'node_modules/.bin')}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${[command, ...parameters].join(' ')} ended with code ${status}:\n${stdout}${stderr}`);
  return stdout;
}
