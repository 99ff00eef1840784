import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { connectionOf } from '@lupa/database/hosts.ts';
import { catalogueFile, demoGames } from '@lupa/demo/catalogue/demoCatalogue.ts';
import { artworkFolder, writeArtwork, type ArtworkTarget } from '@lupa/demo/catalogue/writeArtwork.ts';
import { readBucketSettings, orExit, readVariablesOrExit } from '@lupa/configuration/readConfiguration.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { createBucket, type Bucket } from '@lupa/server/bucket.ts';
import pg from 'pg';
import { resolveDataDirectory } from '../dataDirectory.ts';
import { importCatalogue } from './import/importCatalogue.ts';

export type SeedOptions = { databaseUrl: string; artwork: ArtworkTarget };

/** Fills an empty catalogue with the demo's games and writes missing pictures. Returns in one line what it did. */
export async function seedCatalogue({ databaseUrl, artwork }: SeedOptions): Promise<string> {
  const { games, isDemo } = await lookIntoCatalogue(databaseUrl);
  if (games > 0 && !isDemo) return `arcade: ${games} games are there already`;
  // Pictures first: a game without one would be shown without one.
  const pictures = await writeArtwork(artwork);
  if (games > 0) return `arcade: ${games} games are there already, ${pictures} pictures written`;
  const { report } = await importCatalogue({ databaseUrl, stream: createReadStream(catalogueFile) });
  return `arcade: ${report.inserted} providers and games imported, ${report.rejectedCount} rejected, ${pictures} pictures written`;
}

const contentsQuery = defineQuery(
  'arcade.seededGames',
  'select count(*)::int as games, coalesce(bool_or(free_play_hash = $1), false) as "isDemo" from arcade.games',
  { notNull: ['games', 'isDemo'] },
);

async function lookIntoCatalogue(databaseUrl: string): Promise<{ games: number; isDemo: boolean }> {
  const [known] = demoGames;
  const client = new pg.Client({ ...connectionOf(databaseUrl), application_name: 'arcade seed' });
  await client.connect();
  try {
    const { rows } = await runQuery(client, contentsQuery, [known?.freePlayHash ?? null]);
    return rows[0] ?? { games: 0, isDemo: false };
  } finally {
    await client.end();
  }
}

const artworkPrefix = 'artwork/';

/** Objects `artwork/<name>`. */
export function artworkBucket(bucket: Bucket): ArtworkTarget {
  return {
    listNames: async () => (await bucket.list(artworkPrefix)).map((key) => key.slice(artworkPrefix.length)),
    write: (name, svg) => bucket.write(`${artworkPrefix}${name}`, Buffer.from(svg), 'image/svg+xml'),
  };
}

if (import.meta.main) {
  const env = readVariablesOrExit([
    'DATABASE_URL',
    'DATA_DIR',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'S3_FORCE_PATH_STYLE',
  ]);
  const settings = orExit(() => readBucketSettings(env));
  const bucket = settings === null ? null : createBucket(settings);
  const artwork = bucket ? artworkBucket(bucket) : artworkFolder(join(resolveDataDirectory(env.DATA_DIR), 'artwork'));
  const line = await seedCatalogue({ databaseUrl: env.DATABASE_URL, artwork });
  bucket?.close();
  process.stdout.write(`${line}\n`);
}
