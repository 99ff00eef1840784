import { createPool, type Pool } from '@lupa/database/connect.ts';
import { createThrowawayDatabase } from '@lupa/database/embedded.ts';
import { afterAll, beforeAll, inject } from 'vitest';
import { takeOffer } from './offerOnDemand.ts';
import { templates } from './postgresOnDemand.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the URL of the `postgres` database of a throw-away server, which the first request starts. Unit tests are not told. */
    postgresOnDemand: string;
  }
}

type TestDatabase = { url: string; drop: () => Promise<void> };
type Options = { isEmpty?: boolean; hasStudio?: boolean };

/** A database of its own for one test file: migrated with delivery, arcade and clicks unless `isEmpty`, and with the studio if it `hasStudio`. */
export async function createTestDatabase({ isEmpty = false, hasStudio = false }: Options = {}): Promise<TestDatabase> {
  const template = hasStudio ? templates.studio : templates.services;
  return createThrowawayDatabase(await findTestPostgres(), isEmpty ? undefined : template);
}

/** URL of the `postgres` database of the run's server. */
export async function findTestPostgres(): Promise<string> {
  // Not there in unit tests, whatever the type says.
  const onDemand: string | undefined = inject('postgresOnDemand');
  if (onDemand === undefined) throw new Error('A unit test has no database: a file that needs one ends in .database.test.ts.');
  return takeOffer(onDemand);
}

/** A database for all tests of a file, and a pool on it: there when the file's own `beforeAll` runs, gone after its `afterAll`. */
export function useTestDatabase(options: Options = {}): { readonly url: string; readonly pool: Pool } {
  let opened: { database: TestDatabase; pool: Pool } | undefined;
  const get = () => {
    if (!opened) throw new Error('The database of a file is there within its hooks and tests.');
    return opened;
  };
  beforeAll(async () => {
    const database = await createTestDatabase(options);
    opened = { database, pool: createPool({ url: database.url, name: 'test' }) };
  });
  afterAll(async () => {
    await opened?.pool.end();
    await opened?.database.drop();
  });
  return {
    get url() {
      return get().database.url;
    },
    get pool() {
      return get().pool;
    },
  };
}
