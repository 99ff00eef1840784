import { connectionOf } from '@lupa/database/hosts.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import pg from 'pg';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { createIndexBuilder, type IndexedProvider } from './buildIndex.ts';

const batchSize = 5000;

export const revisionQuery = defineQuery(
  'arcade.revision',
  'select coalesce(max(id), 0)::int as revision from arcade.imports where has_changed',
  { notNull: ['revision'] },
);
const countQuery = defineQuery('arcade.countGames', 'select count(*)::int as size from arcade.games', { notNull: ['size'] });

const providersQuery = defineQuery(
  'arcade.providers',
  `select id, name, normalised_name as "normalisedName", archived, images, coalesce(founded, 'N/A') as founded, url from arcade.providers`,
  { notNull: ['founded'] },
);

const gamesQuery = defineQuery(
  'arcade.indexedGames',
  `select id, name, type, provider_id as "providerId", search_volume as "searchVolume",
    release_date - date '1970-01-01' as "releaseDay", jackpots <> '[]'::jsonb as "hasJackpots",
    jsonb_path_query_first(attributes, '$[*] ? (@.type == "RTP").value') #>> '{}' as rtp,
    jsonb_path_query_first(attributes, '$[*] ? (@.type == "Volatility").value') #>> '{}' as volatility,
    jsonb_path_query_first(attributes, '$[*] ? (@.type == "Highest Win").value') #>> '{}' as "highestWin"
  from arcade.games order by search_volume desc, id`,
  { notNull: ['hasJackpots'] },
);

export async function readCatalogue(databaseUrl: string): Promise<CatalogueIndex> {
  const client = new pg.Client({ ...connectionOf(databaseUrl), application_name: 'arcade index' });
  // A lost connection also fails the query that runs; without a listener it would end the thread.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const { rows: revisions } = await runQuery(client, revisionQuery, []);
    const { rows: counts } = await runQuery(client, countQuery, []);
    const { rows: providers } = await runQuery(client, providersQuery, []);
    const builder = createIndexBuilder(
      counts[0]?.size ?? 0,
      providers.map(({ images, ...provider }) => ({ ...provider, images: images as IndexedProvider['images'] })),
    );
    await client.query(`declare games no scroll cursor for ${gamesQuery.text}`);
    for (;;) {
      const { rows } = await client.query<RowOf<typeof gamesQuery>>(`fetch ${batchSize} from games`);
      if (rows.length === 0) break;
      rows.forEach(builder.add);
    }
    await client.query('commit');
    return builder.finish(revisions[0]?.revision ?? 0);
  } finally {
    await client.end();
  }
}
