import pg from 'pg';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { createIndexBuilder, type IndexedGame, type IndexedProvider } from './buildIndex.ts';

const batchSize = 5000;

/** The number of the import that changed the catalogue last; 0 before the first. */
export const revisionQuery = 'select coalesce(max(id), 0)::int as revision from arcade.imports where has_changed';

const providersQuery = `select id, name, normalised_name as "normalisedName", archived, images, coalesce(founded, 'N/A') as founded, url
  from arcade.providers`;

const gamesCursor = `declare games no scroll cursor for
  select id, name, type, provider_id as "providerId", search_volume as "searchVolume",
    release_date - date '1970-01-01' as "releaseDay", jackpots <> '[]'::jsonb as "hasJackpots"
  from arcade.games order by search_volume desc, id`;

/** Reads the catalogue as it is at one moment, in batches, and makes the index of it. */
export async function readCatalogue(databaseUrl: string): Promise<CatalogueIndex> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'arcade index' });
  // A lost connection also fails the query that runs; without a listener it would end the thread.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows: revisions } = await client.query<{ revision: number }>(revisionQuery);
    const { rows: counts } = await client.query<{ size: number }>('select count(*)::int as size from arcade.games');
    const { rows: providers } = await client.query<IndexedProvider>(providersQuery);
    const builder = createIndexBuilder(counts[0]?.size ?? 0, providers);
    await client.query(gamesCursor);
    for (;;) {
      const { rows } = await client.query<IndexedGame>(`fetch ${batchSize} from games`);
      if (rows.length === 0) break;
      rows.forEach(builder.add);
    }
    await client.query('commit');
    return builder.finish(revisions[0]?.revision ?? 0);
  } finally {
    await client.end();
  }
}
