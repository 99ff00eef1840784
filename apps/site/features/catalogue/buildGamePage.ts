import { figureOf, type Game, unknownText } from '@lupa/blocks/shared/games/shapeGame.ts';
import { gamesHubPath, gameTypePagePath, providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import { escapeHtml } from '@lupa/contracts/markup.ts';
import type { RawGame } from '@lupa/contracts/game.ts';
import { isGameType, requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page, RawBlock } from '@lupa/contracts/page.ts';
import { roundMoney } from '@lupa/domain/currencies.ts';
import { deservesSearchEngines } from '@lupa/domain/searchEngines.ts';
import { formatMoney, formatPercent } from '@lupa/ui/formatNumber.ts';
import { fill, linksTo, listOfCasinos, listOfGames, madePage } from './madePage.ts';

/** Another page of a game. */
export type NextGame = { title: string; url: string };

export type GamePageSource = {
  path: string;
  raw: RawGame;
  game: Game;
  /** Slugs of the casinos that carry its provider's games, the best first. */
  casinos: readonly string[];
  isCarried: (providerId: string) => boolean;
  next: readonly NextGame[];
  toplist: string;
  microcopy: Microcopy;
  locale: PageLocale;
};

export function buildGamePage(source: GamePageSource): Page {
  const { path, raw, game, casinos, toplist, microcopy } = source;
  const type = isGameType(game.type) ? game.type : 'OTHER';
  const [typeLabel, typePath] = [requestableTypeLabels[type], gameTypePagePath(type)];
  const values = { name: game.name, provider: game.providerName, type: typeLabel };
  const text = (key: keyof Microcopy) => fill(microcopy[key], values);
  const { description } = game.extras;
  const lead = text(leadOf(game));
  const providerPath = providerPagePath(raw.provider);
  return madePage({
    path,
    title: text('game_page_title'),
    description: text('game_page_description'),
    isListed: deservesSearchEngines(raw) && source.isCarried(game.providerId),
    breadcrumbs: [
      { title: microcopy.home, url: '/' },
      { title: microcopy.free_games, url: gamesHubPath },
      { title: typeLabel, url: typePath },
      { title: game.name, url: path },
    ],
    analytics: { category: 'Free Games', subCategories: ['Game'], primarySubCategory: 'Game', siteSection: 'juegos-gratis' },
    content: [
      {
        type: 'heroSection',
        id: 'game',
        variant: 'play-game',
        title: game.name,
        eyebrow: typeLabel,
        body: [{ kind: 'paragraph', html: escapeHtml(description === unknownText ? lead : description) }],
        gameId: game.id,
        partner: casinos[0] ?? null,
      },
      ...costOf(source),
      ...(casinos.length > 0
        ? [listOfCasinos(text('game_where_title'), escapeHtml(text('game_where_note')), game.providerId, toplist)]
        : []),
      listOfGames('provider', text('more_games_of_provider'), { providerIds: [game.providerId], pageSize: 6, showFilters: false }),
      listOfGames('type', text('more_games_of_type'), { gameTypes: [type], pageSize: 6, showFilters: false }),
      ...linksTo('related', microcopy.related_pages, [
        ...(providerPath ? [{ title: game.providerName, url: providerPath, copy: text('provider_games_title') }] : []),
        { title: fill(microcopy.game_type_page_title, values), url: typePath, copy: microcopy.game_type_page_lead },
        ...source.next.map((link) => ({ ...link, copy: '' })),
        { title: microcopy.all_games, url: gamesHubPath, copy: '' },
      ]),
    ],
  });
}

function leadOf({ freePlayHash, isFreePlayStopped }: Game): keyof Microcopy {
  if (freePlayHash === null) return 'game_page_lead_facts_only';
  return isFreePlayStopped ? 'game_page_lead_stopped' : 'game_page_lead';
}

/** Multiples of the lowest bet. */
const shownBets = [1, 2, 5, 10];
const rounds = 100;

/** In the market's currency, by what the game returns in the long run. Nothing where that, or the lowest bet, is not known. */
function costOf({ raw, game, microcopy, locale }: GamePageSource): RawBlock[] {
  const [returned, lowest, highest] = [figureOf(raw, 'RTP'), figureOf(raw, 'Minimum Bet'), figureOf(raw, 'Maximum Bet')];
  if (!(returned > 0 && returned <= 100 && lowest > 0)) return [];
  const money = (value: number) => ({ value: formatMoney(roundMoney(value, market.currency), market.currency, locale) });
  const bets = shownBets.map((times) => lowest * times).filter((bet) => !(bet > highest));
  const { game_cost_bet, game_cost_staked, game_cost_returned, game_cost_average } = microcopy;
  return [
    {
      type: 'table',
      id: 'cost',
      title: microcopy.game_cost_title,
      caption: fill(microcopy.game_cost_note, { name: game.name, rtp: formatPercent(returned, locale) }),
      columns: [game_cost_bet, game_cost_staked, game_cost_returned, game_cost_average].map((name) => ({ name })),
      rows: bets.map((bet) => {
        const staked = bet * rounds;
        const back = (staked * returned) / 100;
        return { cells: [money(bet), money(staked), money(back), money(staked - back)] };
      }),
    },
  ];
}
