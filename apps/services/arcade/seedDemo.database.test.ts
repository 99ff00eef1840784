import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { artworkFolder } from '@lupa/demo/catalogue/writeArtwork.ts';
import { expect, it } from 'vitest';
import { startBucket } from '../../../tests/setup/startBucket.ts';
import { createTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { artworkBucket, seedCatalogue } from './seedDemo.ts';

it('fills an empty catalogue, and leaves one that is not empty alone', async () => {
  const database = await createTestDatabase();
  const artworkDirectory = await mkdtemp(join(tmpdir(), 'lupa-seed-'));
  try {
    const options = { databaseUrl: database.url, artwork: artworkFolder(artworkDirectory) };
    expect(await seedCatalogue(options)).toBe('arcade: 1240 providers and games imported, 0 rejected, 1240 pictures written');
    expect(await readdir(artworkDirectory)).toHaveLength(1240);
    expect(await seedCatalogue(options)).toBe('arcade: 1200 games are there already, 0 pictures written');
  } finally {
    await database.drop();
    await rm(artworkDirectory, { recursive: true, force: true });
  }
});

it('keeps pictures in a bucket as in a folder', async () => {
  const { bucket, close } = await startBucket();
  try {
    const artwork = artworkBucket(bucket);
    expect(await artwork.listNames()).toEqual([]);
    await artwork.write('d4e5f6.svg', '<svg/>');
    await bucket.write('media/foto.png', Buffer.from('x'), 'image/png');
    expect(await artwork.listNames()).toEqual(['d4e5f6.svg']);
    expect(String(await bucket.read('artwork/d4e5f6.svg', 100))).toBe('<svg/>');
  } finally {
    await close();
  }
});
