import { formatGameCount } from '@lupa/blocks/freeGames/libraryTexts.ts';
import { gamesHubPath, gameTypePagePath, providersHubPath } from '@lupa/contracts/cataloguePath.ts';
import { escapeHtml } from '@lupa/contracts/markup.ts';
import type { Provider } from '@lupa/contracts/game.ts';
import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Page } from '@lupa/contracts/page.ts';
import { providerDeservesSearchEngines } from '@lupa/domain/searchEngines.ts';
import { type CountedType, fill, linksTo, listOfCasinos, listOfGames, madePage } from './madePage.ts';

export type ProviderPageSource = {
  path: string;
  provider: Provider;
  gamesCount: number;
  /** Nobody says how many there are: there are more. */
  isOpen: boolean;
  /** Of its games, the commonest first. */
  types: readonly CountedType[];
  hasCasinos: boolean;
  isCarried: (providerId: string) => boolean;
  toplist: string;
  microcopy: Microcopy;
  locale: PageLocale;
};

const withoutFilters = 24;

export function buildProviderPage(source: ProviderPageSource): Page {
  const { path, provider, gamesCount, isOpen, types, hasCasinos, toplist, microcopy, locale } = source;
  const values = { provider: provider.name, games: formatGameCount(gamesCount, locale, microcopy, isOpen) };
  const text = (key: keyof Microcopy) => fill(microcopy[key], values);
  return madePage({
    path,
    title: text('provider_page_title'),
    description: text('provider_page_description'),
    isListed: providerDeservesSearchEngines(provider, gamesCount) && source.isCarried(provider.id),
    breadcrumbs: [
      { title: microcopy.home, url: '/' },
      { title: microcopy.game_providers, url: providersHubPath },
      { title: provider.name, url: path },
    ],
    analytics: {
      category: 'Providers',
      subCategories: ['Software Provider'],
      primarySubCategory: 'Software Provider',
      siteSection: 'proveedores',
    },
    content: [
      {
        type: 'heroSection',
        id: 'provider',
        variant: 'provider',
        title: provider.name,
        body: [{ kind: 'paragraph', html: escapeHtml(text('provider_page_lead')) }],
        providerId: provider.id,
      },
      ...(hasCasinos
        ? [{ ...listOfCasinos(text('provider_where_title'), escapeHtml(text('game_where_note')), provider.id, toplist), showFilters: true }]
        : []),
      listOfGames('games', text('provider_games_title'), {
        providerIds: [provider.id],
        pageSize: withoutFilters,
        showFilters: gamesCount > withoutFilters,
      }),
      ...linksTo('related', microcopy.related_pages, [
        ...types.slice(0, 5).map(({ type, count }) => ({
          title: requestableTypeLabels[type],
          url: gameTypePagePath(type),
          copy: formatGameCount(count, locale, microcopy),
        })),
        { title: microcopy.all_games, url: gamesHubPath, copy: '' },
      ]),
    ],
  });
}
