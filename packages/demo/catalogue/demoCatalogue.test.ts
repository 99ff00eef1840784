import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedRowSchema } from '@lupa/contracts/catalogueFeed.ts';
import { gameTypes } from '@lupa/contracts/gameType.ts';
import { referenceSlot } from '@lupa/domain/bonusCost/bets.ts';
import { describe, expect, it } from 'vitest';
import { averageReturn, demoGames as games, demoProviders as providers, gamesOfType, numberOf } from './demoCatalogue.ts';
import { artworkFolder, listPictures, writeArtwork } from './writeArtwork.ts';

describe('the demo catalogue', () => {
  it('is a feed without a row to reject, nothing left to defaults', () => {
    for (const row of [...providers, ...games]) expect(feedRowSchema.parse(row)).toEqual(row);
  });

  it('has 40 providers and 1,200 games of all types, with ids, names and slugs of their own', () => {
    expect(providers.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
    expect(games.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, place) => place + 101));
    for (const list of [games, providers]) {
      expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
      expect(new Set(list.map(({ normalisedName }) => normalisedName)).size).toBe(list.length);
    }
    for (const type of gameTypes) expect(gamesOfType(type).length, type).toBeGreaterThan(3);
    expect(new Set(games.map(({ providerId }) => providerId)).size).toBe(40);
  });

  it('dates no game before its studio was founded, and none of a closed studio after it closed', () => {
    for (const { name, providerId, releaseDate } of games) {
      const provider = providers[providerId - 1];
      expect(Number(releaseDate?.slice(0, 4)), name).toBeGreaterThanOrEqual(Number(provider?.founded));
      if (provider?.archived) expect(releaseDate && releaseDate < '2022-05-01', name).toBe(true);
    }
  });

  it('says plausible things', () => {
    for (const game of games) {
      const rtp = numberOf(game, 'RTP');
      if (rtp !== null) expect(rtp >= 92 && rtp <= 99.6, game.name).toBe(true);
      expect(numberOf(game, 'Maximum Bet'), game.name).toBeGreaterThan(numberOf(game, 'Minimum Bet') ?? 0);
    }
    expect(games.filter(({ jackpots }) => jackpots.length > 0).length).toBeGreaterThan(20);
  });
});

describe('the slot of the usual cost', () => {
  it('returns what the slots of the catalogue return on average', () => {
    expect(Math.round(averageReturn(gamesOfType('SLOTS')) * 10) / 10).toBe(referenceSlot.rtp);
  });
});

describe('its artwork', () => {
  it('is written once for each game and provider, with names that do not clash inside a picture', { tags: ['thorough'] }, async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lupa-artwork-'));
    try {
      expect(await writeArtwork(artworkFolder(directory))).toBe(1240);
      const files = await readdir(directory);
      expect(files.toSorted()).toEqual(listPictures().toSorted());
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
