import { logoHash, type TaggedImage } from '@lupa/contracts/game.ts';
import { isGameType, normaliseGameType } from '@lupa/contracts/gameType.ts';
import type { Pool } from '@lupa/database/connect.ts';
import { defineQuery, runQuery, type RowOf } from '@lupa/database/query.ts';
import { LRUCache } from 'lru-cache';
import type { GameFacts } from '../rules/gameFacts.ts';

export type Queryable = Pick<Pool, 'query'>;

/** A game of the catalogue: the parts of its one right address, its facts without a picture's address, and the picture's hash. */
export type PlayableGame = {
  address: { provider: string; game: string; hash: string };
  facts: Omit<GameFacts, 'picture'>;
  pictureHash: string | null;
};

const query = defineQuery(
  'arcade.gameByHash',
  `select g.id, g.name, g.normalised_name, g.type, g.images, g.attributes, g.jackpots,
  p.name as provider_name, p.normalised_name as provider_slug
  from arcade.games g join arcade.providers p on p.id = g.provider_id
  where g.free_play_hash = $1 order by g.id limit 1`,
);

const longestHash = 128;
const maximumGames = 5000;
/** An import is seen after at most this long, and an unknown hash asks the database again. */
const lifetime = 30_000;

export function createGameFinder(pool: Queryable): (hash: string) => Promise<PlayableGame | null> {
  const known = new LRUCache<string, { game: PlayableGame | null }>({ max: maximumGames, ttl: lifetime });
  return async (hash) => {
    if (hash.length > longestHash || hash.includes('\0')) return null;
    const kept = known.get(hash);
    if (kept) return kept.game;
    const { rows } = await runQuery(pool, query, [hash]);
    const game = rows[0] ? readGame(rows[0], hash) : null;
    known.set(hash, { game });
    return game;
  };
}

function readGame(row: RowOf<typeof query>, hash: string): PlayableGame {
  const attributes = row.attributes as { type: string; value: string }[];
  const attribute = (type: string) => attributes.find((each) => each.type === type)?.value ?? null;
  const type = normaliseGameType(row.type);
  return {
    address: { provider: row.provider_slug, game: row.normalised_name, hash },
    facts: {
      id: row.id,
      name: row.name,
      type: isGameType(type) ? type : 'OTHER',
      providerName: row.provider_name === 'N/A' ? '' : row.provider_name,
      rtp: readNumber(attribute('RTP')),
      reels: readNumber(attribute('Reels')),
      paylines: readNumber(attribute('Paylines')),
      highestWin: readNumber(attribute('Highest Win')),
      minimumBet: readNumber(attribute('Minimum Bet')),
      maximumBet: readNumber(attribute('Maximum Bet')),
      hasFreeSpins: /^(true|yes|1)$/i.test(attribute('Free Spin Slot') ?? ''),
      hasJackpot: (row.jackpots as unknown[]).length > 0,
    },
    pictureHash: logoHash(row.images as TaggedImage[]),
  };
}

/** `96.51`, `96,51 %`, `x5000`; null where there is no number above 0. */
function readNumber(text: string | null): number | null {
  const digits = text?.replace(',', '.').match(/\d+(\.\d+)?/)?.[0];
  const value = Number(digits ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
}
