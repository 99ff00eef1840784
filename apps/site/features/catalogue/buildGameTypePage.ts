import { formatGameCount } from '@lupa/blocks/freeGames/libraryTexts.ts';
import { gamesHubPath, gameTypePagePath, type PagedType, providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import { escapeHtml } from '@lupa/contracts/markup.ts';
import type { Provider } from '@lupa/contracts/game.ts';
import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { type CountedType, fill, linksTo, listOfGames, madePage } from './madePage.ts';

export type GameTypePageSource = {
  path: string;
  type: PagedType;
  gamesCount: number;
  /** Nobody says how many there are: there are more. */
  isOpen: boolean;
  /** The types of the catalogue that have games, the commonest first. */
  types: readonly CountedType[];
  /** Who makes games of this type, the most games first. */
  providers: readonly { provider: Provider; count: number }[];
  microcopy: Microcopy;
  locale: PageLocale;
};

const shownProviders = 6;

export function buildGameTypePage(source: GameTypePageSource): Page {
  const { path, type, gamesCount, isOpen, types, providers, microcopy, locale } = source;
  const label = requestableTypeLabels[type];
  const gamesOf = (count: number) => formatGameCount(count, locale, microcopy);
  const values = { type: label, games: formatGameCount(gamesCount, locale, microcopy, isOpen) };
  const text = (key: keyof Microcopy) => fill(microcopy[key], values);
  return madePage({
    path,
    title: text('game_type_page_title'),
    description: text('game_type_page_description'),
    // Its games say all of it: what is worth reading of a type editors write.
    isListed: false,
    breadcrumbs: [
      { title: microcopy.home, url: '/' },
      { title: microcopy.free_games, url: gamesHubPath },
      { title: label, url: path },
    ],
    analytics: { category: 'Free Games', subCategories: ['Game Type'], primarySubCategory: 'Game Type', siteSection: 'juegos-gratis' },
    content: [
      {
        type: 'heroSection',
        id: 'type',
        variant: 'default',
        title: text('game_type_page_title'),
        body: [{ kind: 'paragraph', html: escapeHtml(text('game_type_page_lead')) }],
      },
      listOfGames('games', label, { gameTypes: [type], pageSize: 24, showFilters: true }),
      ...linksTo(
        'providers',
        microcopy.game_providers,
        providers.slice(0, shownProviders).flatMap(({ provider, count }) => {
          const url = providerPagePath(provider);
          return url === null ? [] : [{ title: provider.name, url, copy: gamesOf(count) }];
        }),
      ),
      ...linksTo(
        'types',
        microcopy.game_types,
        types
          .filter((other) => other.type !== type)
          .map((other) => ({ title: requestableTypeLabels[other.type], url: gameTypePagePath(other.type), copy: gamesOf(other.count) })),
      ),
    ],
  });
}
