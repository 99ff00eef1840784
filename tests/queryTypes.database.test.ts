import { readFile } from 'node:fs/promises';
import { definedQueries } from '@lupa/database/query.ts';
import { expect, it } from 'vitest';
import { describeQueries, queryTypesFile } from '../scripts/describeQueries.ts';
import { createTestDatabase } from './setup/testDatabase.ts';

it('rows and parameters of every query are what the migrated database says; if not: npm run generate:queries', async () => {
  const database = await createTestDatabase({ hasStudio: true });
  try {
    const described = await describeQueries(database.url);
    expect(definedQueries.length).toBeGreaterThan(100);
    expect(await readFile(queryTypesFile, 'utf8')).toBe(described);
  } finally {
    await database.drop();
  }
});
