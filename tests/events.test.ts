import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('docs/operations.md names every event that a log line has, and no other', async () => {
  const logged = new Set<string>();
  const files = glob(['apps/*/**/*.{ts,tsx}', 'packages/*/**/*.{ts,tsx}'], {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**', '**/*.test.*'],
  });
  for await (const file of files)
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(/\bevent: [^,}\n]*?['`]([a-zA-Z]+\.[a-zA-Z${}]+)['`]/g))
      if (name) logged.add(name);
  const documented = [...(await readFile('docs/operations.md', 'utf8')).matchAll(/`([a-z][a-zA-Z]+\.[a-zA-Z]+)`/g)].map(
    ([, name]) => name ?? '',
  );
  expect(logged.size).toBeGreaterThan(30);
  const named = (name: string) => documented.some((known) => known === name || name === 'process.${origin}');
  expect([...logged].filter((name) => !named(name))).toEqual([]);
  const isLogged = (name: string) =>
    logged.has(name) || name.startsWith('process.') || name.startsWith('service.') || name === 'readiness.restored';
  expect(documented.filter((name) => !isLogged(name))).toEqual([]);
});
