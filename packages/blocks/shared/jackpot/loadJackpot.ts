import type { GamesQuery } from '@lupa/clients/clients.ts';
import type { JackpotReference } from '@lupa/contracts/game.ts';
import type { JackpotAnswer, Prize, Track } from '@lupa/contracts/jackpot.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney } from '@lupa/ui/formatNumber.ts';
import { languageTag, market } from '@lupa/contracts/market.ts';
import type { BlockContext } from '../../block.ts';

/** `amount` in whole units of the currency. */
export type PresentedWin = { at: string; date: string; amount: string };

export type PresentedJackpot = {
  track: Track;
  prize: Prize | null;
  /** When the amount was that, in words: to the minute, by the market's clocks. Empty without an amount. */
  moment: string;
  isSimulated: boolean;
  wins: PresentedWin[];
  /** Origin where browsers hear of each change; null where there is none. */
  broadcaster: string | null;
  locale: string;
};

type Loading = Pick<BlockContext, 'clients' | 'locale'>;

/** The first jackpot in its first currency (requirement 4.35). Null without one, and where nobody says or will say how much is in it. */
export async function loadJackpot([first]: readonly JackpotReference[], context: Loading): Promise<PresentedJackpot | null> {
  const currencyCode = first?.currencyCodes[0];
  if (first === undefined || currencyCode === undefined) return null;
  const { jackpots } = context.clients;
  const answer = await jackpots.fetchJackpot(first.id, currencyCode).catch(() => null);
  if (answer) return presentJackpot(answer, context);
  const { broadcaster } = jackpots;
  const track = { jackpotId: first.id, currencyCode };
  return broadcaster === null
    ? null
    : { track, prize: null, moment: '', isSimulated: false, wins: [], broadcaster, locale: context.locale };
}

function presentJackpot({ wins, isSimulated, ...prize }: JackpotAnswer, { clients, locale }: Loading): PresentedJackpot {
  const { jackpotId, currencyCode } = prize;
  return {
    track: { jackpotId, currencyCode },
    prize,
    moment: formatMoment(prize.at, locale),
    isSimulated,
    wins: wins.map(({ at, amount }) => ({
      at,
      date: formatDate(at, locale, 'short'),
      amount: formatMoney(Math.round(amount), prize.currencyCode, locale),
    })),
    broadcaster: clients.jackpots.broadcaster,
    locale,
  };
}

/** A game's jackpot, and where that game is. */
export type HighestJackpot = { jackpot: PresentedJackpot; game: { name: string; page: AnchorProps | null } };

/** As many games as the catalogue gives at a time. */
const comparedGames = 100;

/** The game with the most in its jackpot; the first where only the broadcaster tells amounts; null where none has one. */
export async function loadHighestJackpot(
  query: GamesQuery,
  context: Pick<BlockContext, 'clients' | 'locale' | 'presenter'>,
): Promise<HighestJackpot | null> {
  const { clients, presenter } = context;
  const found = await clients.arcade
    .fetchGames({ ...query, jackpots: true, page: 1, pageSize: comparedGames, facets: false })
    .catch(() => null);
  const games = found?.results ?? [];
  const loaded = await Promise.all(games.map(async (game) => ({ game, jackpot: await loadJackpot(game.jackpots, context) })));
  const isInMarketsMoney = (jackpot: PresentedJackpot | null) => jackpot?.track.currencyCode === market.currency;
  // Amounts of different currencies cannot be compared: those in the market's come before all others.
  const inMarketsMoney = loaded.filter(({ jackpot }) => isInMarketsMoney(jackpot));
  const compared = inMarketsMoney.length > 0 ? inMarketsMoney : loaded;
  let highest: HighestJackpot | null = null;
  for (const { game, jackpot } of compared)
    if (jackpot && (highest === null || (jackpot.prize?.amount ?? -1) > (highest.jackpot.prize?.amount ?? -1)))
      highest = { jackpot, game: { name: game.name, page: game.localUrl === null ? null : presenter.anchor({ url: game.localUrl }) } };
  return highest;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** `2026-11-10T11:59:58.000Z` → `10 nov 2026, 08:59` in es-CL: a moment by the market's clocks. */
function formatMoment(iso: string, locale: string): string {
  const formatter =
    formatters.get(locale) ??
    new Intl.DateTimeFormat(languageTag(locale), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: market.timeZone,
    });
  formatters.set(locale, formatter);
  return formatter.format(new Date(iso));
}
