import { gameTypeLabels, gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import { z } from 'zod';
import type { DemoPartner } from '../partners/partner.schema.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { joinWords } from '../writing/words.ts';
import { formatNumber } from '../writing/figures.ts';
import { readContent } from '../writing/readContent.ts';

const text = z.string().min(1);
/** `content/gameNames.yaml` */
const gameNames = readContent('gameNames.yaml', z.partialRecord(z.enum(gameTypes), text));

const write = readPartnerTexts('reviews/games');

export function gamesInWords(types: readonly GameType[]): string {
  return joinWords(types.map((type) => gameNames[type] ?? gameTypeLabels[type].toLowerCase()));
}

/** What there is to play, and at which RTP. */
export function gameSection(partner: DemoPartner) {
  const { numberOfGames, gameTypes: types } = partner;
  const size = write(numberOfGames > 3000 ? 'large' : numberOfGames < 1200 ? 'small' : 'medium', partner);
  const kinds = write('kinds', partner, { games: gamesInWords(types) });
  const missing = (['BLACKJACK', 'GAME_SHOWS', 'VIDEO_POKER'] as const).filter((type) => !types.includes(type));
  const parts = [`${size} ${kinds}`, returnOf(partner), ...(missing.length > 0 ? [missingOf(partner, missing)] : [])];
  return { type: 'contentSection', title: write('title', partner), body: parts.join('\n\n') };
}

function returnOf(partner: DemoPartner): string {
  const { rtp, gameTypes: types } = partner;
  if (!types.includes('SLOTS')) return write('returnOfTables', partner);
  if (rtp >= 96.5) return write('highReturn', partner, { returnOfTenThousand: formatNumber(rtp * 100) });
  // In a thousand bets of 500 pesos.
  if (rtp < 96) return write('lowReturn', partner, { difference: formatNumber(Math.round((96.5 - rtp) * 5000)) });
  return write('usualReturn', partner);
}

function missingOf(partner: DemoPartner, types: readonly GameType[]): string {
  const words = types.map((type) => gameNames[type] ?? type);
  return write('missing', partner, { missing: joinWords(words), missingNor: joinWords(words, 'ni'), missingOr: joinWords(words, 'o') });
}

/** Games by the casino's studios, to be tried without an account. */
export function gamesToTry(partner: DemoPartner) {
  return {
    type: 'freeGames',
    title: write('tryTitle', partner),
    intro: write('tryIntro', partner),
    gameTypes: partner.gameTypes,
    providerIds: partner.providers,
    pageSize: 6,
    showFilters: false,
  };
}
