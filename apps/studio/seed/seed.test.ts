import { readdir } from 'node:fs/promises';
import { media } from '@lupa/demo/media.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStudio, type Studio } from '../testing/startStudio.ts';
import { seedStudio } from './seedStudio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
  const before = Date.now();
  await seedStudio(studio.payload, (line) => process.stderr.write(`${((Date.now() - before) / 1000).toFixed(1)} ${line}\n`));
}, 120_000);
afterAll(() => studio.close());

it('publishes', async () => {
  const { rows } = await studio.pool.query('select kind, locale, count(*) from delivery.documents group by 1, 2 order by 1, 2');
  console.table(rows);
  expect((await readdir(studio.mediaDirectory)).length).toBe(media.length);
  expect(partners.length + pages.length).toBe(63);
});
