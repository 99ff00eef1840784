import { readdir } from 'node:fs/promises';
import { artworkFolder } from '@lupa/demo/catalogue/writeArtwork.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startBucket } from '../../../tests/setup/startBucket.ts';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { artworkBucket, seedCatalogue } from './seedDemo.ts';

const database = useTestDatabase();
const folder = useTestFolder();

it('fills an empty catalogue, and leaves one that is not empty alone', async () => {
  const options = { databaseUrl: database.url, artwork: artworkFolder(folder.path) };
  expect(await seedCatalogue(options)).toBe('arcade: 1240 providers and games imported, 0 rejected, 1240 pictures written');
  expect(await readdir(folder.path)).toHaveLength(1240);
  expect(await seedCatalogue(options)).toBe('arcade: 1200 games are there already, 0 pictures written');
});

it('keeps pictures in a bucket as in a folder', async () => {
  const { bucket, close } = await startBucket();
  onTestFinished(close);
  const artwork = artworkBucket(bucket);
  expect(await artwork.listNames()).toEqual([]);
  await artwork.write('d4e5f6.svg', '<svg/>');
  await bucket.write('media/foto.png', Buffer.from('x'), 'image/png');
  expect(await artwork.listNames()).toEqual(['d4e5f6.svg']);
  expect(String(await bucket.read('artwork/d4e5f6.svg', 100))).toBe('<svg/>');
});
