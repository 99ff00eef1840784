import { listPictures } from '@lupa/demo/catalogue/writeArtwork.ts';
import { expect, it, onTestFinished } from 'vitest';
import { startBucket } from '../../../tests/setup/startBucket.ts';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { artworkBucket, seedCatalogue } from './seedDemo.ts';

const database = useTestDatabase();

it('fills an empty catalogue, writes the pictures that are missing, and leaves a catalogue that is not empty alone', async () => {
  const kept = new Set(listPictures().slice(2));
  const artwork = { listNames: async () => kept, write: async (name: string) => void kept.add(name) };
  const options = { databaseUrl: database.url, artwork };
  expect(await seedCatalogue(options)).toBe('arcade: 1240 providers and games imported, 0 rejected, 2 pictures written');
  expect(kept.size).toBe(1240);
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
