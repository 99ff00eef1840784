import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayImport } from '../oxlint.config.ts';
import { useTestFolder } from './setup/testFolder.ts';

const everyone = Object.keys(mayImport);
const nameOf = (folder: string) => folder.split('/')[1] ?? '';

const parts = ['rules', 'play', 'host'];
const ways = parts.flatMap((from) => parts.filter((to) => to !== from).map((to) => [from, to] as const));

const folder = useTestFolder({ isShared: true });
let found: Map<string, string>;

beforeAll(async () => {
  await cp('oxlint.config.ts', join(folder.path, 'oxlint.config.ts'));
  for (const from of everyone) {
    for (const to of everyone.filter((other) => other !== from)) {
      await write(join(from, 'inside', `by-name-${nameOf(to)}.ts`), `import { x } from '@lupa/${nameOf(to)}/x.ts';\nexport const y = x;\n`);
      await write(join(from, 'inside', `by-path-${nameOf(to)}.ts`), `import { x } from '../../../${to}/x.ts';\nexport const y = x;\n`);
    }
  }
  for (const name of ['server', 'dev']) {
    await write(`apps/site/page/inside/to-${name}.ts`, `import { x } from '../../${name}/x.ts';\nexport const y = x;\n`);
    await write(`apps/site/features/inside/to-${name}.ts`, `import { x } from '../../${name}/x.ts';\nexport const y = x;\n`);
  }
  for (const [from, to] of ways)
    await write(`apps/freeplay/${from}/inside/to-${to}.ts`, `import { x } from '../../${to}/x.ts';\nexport const y = x;\n`);
  await write('packages/contracts/ring/one.ts', `import type { Two } from './two.ts';\nexport type One = Two | null;\n`);
  await write('packages/contracts/ring/two.ts', `import type { One } from './one.ts';\nexport type Two = { one: One };\n`);
  const { stdout } = spawnSync('oxlint', ['--format=json'], { cwd: folder.path, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  found = new Map(diagnostics.map(({ code, filename }) => [filename, code]));
});

describe.each(everyone)('%s', (from) => {
  it.each(everyone.filter((other) => other !== from))(`and %s`, (to) => {
    const isAllowed = mayImport[from]?.includes(nameOf(to)) && to.startsWith('packages/');
    const byName = found.get(join(from, 'inside', `by-name-${nameOf(to)}.ts`));
    expect(byName, 'imported by its name').toBe(isAllowed ? undefined : 'eslint(no-restricted-imports)');
    expect(found.get(join(from, 'inside', `by-path-${nameOf(to)}.ts`)), 'imported by its path').toBe('eslint(no-restricted-imports)');
  });
});

it.each(['server', 'dev'])('what makes a page of the site does not import %s', (name) => {
  expect(found.get(`apps/site/page/inside/to-${name}.ts`)).toBe('eslint(no-restricted-imports)');
  expect(found.get(`apps/site/features/inside/to-${name}.ts`)).toBeUndefined();
});

it.each(ways)('of a free-play game, %s to %s', (from, to) => {
  const isAllowed = from === 'host' || (from === 'play' && to === 'rules');
  expect(found.get(`apps/freeplay/${from}/inside/to-${to}.ts`)).toBe(isAllowed ? undefined : 'eslint(no-restricted-imports)');
});

it('no file reaches itself over its imports, those of types included', () => {
  expect(found.get('packages/contracts/ring/one.ts')).toBe('import(no-cycle)');
});

async function write(path: string, text: string): Promise<void> {
  const file = join(folder.path, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
