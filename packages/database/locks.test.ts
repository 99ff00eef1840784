import { glob, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { advisoryLocks } from './locks.ts';

it('each lock has a number of its own, and no other file makes one up', async () => {
  const numbers = Object.values(advisoryLocks);
  expect(new Set(numbers).size).toBe(numbers.length);
  const files = glob(['apps/*/**/*.ts', 'packages/*/**/*.ts', 'scripts/**/*.ts'], {
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
  });
  const others: string[] = [];
  for await (const file of files)
    if (!file.startsWith('packages/database/locks') && /\b5400_?20\d\d\b/.test(await readFile(file, 'utf8'))) others.push(file);
  expect(others).toEqual([]);
  expect(await readFile('packages/database/migrations/0001_record_change.sql', 'utf8')).toContain(
    `pg_advisory_xact_lock(${advisoryLocks.recordChange})`,
  );
});
