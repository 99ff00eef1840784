import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRowSchema } from '@lupa/contracts/catalogueFeed.ts';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import { describe, expect, it } from 'vitest';
import { referenceSlot } from '@lupa/domain/bonusCost/bets.ts';
import { averageReturn } from './catalogueFigures.ts';
import { buildCatalogueFeed } from './buildCatalogueFeed.ts';
import { gameKinds } from './gameKinds.ts';
import { artworkFolder, listPictures, writeArtwork } from './writeArtwork.ts';

const rows = [...buildCatalogueFeed()];
const games = rows.filter((row) => row.kind === 'game');
const providers = rows.filter((row) => row.kind === 'provider');

describe('the demo catalogue', () => {
  it('is a feed without a row to reject, nothing left to defaults', () => {
    for (const row of rows) expect(feedRowSchema.parse(row)).toEqual(row);
  });

  it('has 40 providers and 1,200 games of all types, with ids, names and slugs of their own', () => {
    expect(providers.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
    expect(games.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, place) => place + 101));
    for (const list of [games, providers]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      expect(new Set(list.map(({ normalisedName }) => normalisedName)).size).toBe(list.length);
    }
    for (const type of gameTypes) expect(games.filter((game) => game.type === type)).toHaveLength(gameKinds[type].count);
    expect(new Set(games.map(({ providerId }) => providerId)).size).toBe(40);
  });

  it('is the same each time', () => {
    expect([...buildCatalogueFeed()]).toEqual(rows);
  });

  it('dates no game before its studio was founded, and none of a closed studio after it closed', () => {
    for (const { name, providerId, releaseDate } of games) {
      const provider = providers[providerId - 1];
      expect(Number(releaseDate?.slice(0, 4)), name).toBeGreaterThanOrEqual(Number(provider?.founded));
      if (provider?.archived) expect(releaseDate && releaseDate < '2022-05-01', name).toBe(true);
    }
  });

  it('returns at the tables what their rules return', () => {
    const returnsOf = (type: string) =>
      new Set(
        games
          .filter((game) => game.type === type)
          .flatMap(({ attributes }) => attributes.filter((each) => each.type === 'RTP'))
          .map(({ value }) => value),
      );
    expect([...returnsOf('ROULETTE')].toSorted()).toEqual(['94.74', '97.30', '98.65']);
    expect([...returnsOf('BACCARAT')]).toEqual(['98.94']);
  });

  it('says plausible things', () => {
    for (const { attributes } of games) {
      const value = (type: string) => Number(attributes.find((attribute) => attribute.type === type)?.value ?? Number.NaN);
      const rtp = value('RTP');
      if (!Number.isNaN(rtp)) expect(rtp >= 92 && rtp <= 99.6).toBe(true);
      expect(value('Maximum Bet')).toBeGreaterThan(value('Minimum Bet'));
    }
    expect(games.filter(({ jackpots }) => jackpots.length > 0).length).toBeGreaterThan(20);
  });
});

describe('the slot of the usual cost', () => {
  it('returns what the slots of the catalogue return on average', () => {
    const slots = games.filter(({ type }) => type === 'SLOTS');
    expect(Math.round(averageReturn(slots) * 10) / 10).toBe(referenceSlot.rtp);
  });
});

describe('its artwork', () => {
  it('is drawn once for each game and provider, with names that do not clash inside a picture', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lupa-artwork-'));
    try {
      expect(await writeArtwork(artworkFolder(directory))).toBe(1240);
      const files = await readdir(directory);
      expect(files.toSorted()).toEqual(
        listPictures()
          .map(({ hash }) => `${hash}.svg`)
          .toSorted(),
      );
      for (const file of files.slice(0, 60)) {
        const svg = await readFile(join(directory, file), 'utf8');
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      }
      const before = await stat(join(directory, files[0] ?? ''));
      expect(await writeArtwork(artworkFolder(directory))).toBe(0);
      expect((await stat(join(directory, files[0] ?? ''))).mtimeMs).toBe(before.mtimeMs);
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  });
});
