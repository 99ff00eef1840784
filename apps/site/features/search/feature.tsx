import { HeaderLink } from '../../layout/Header/Header.tsx';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { SearchForm } from './SearchForm.tsx';
import { searchPaths, searchResultsPath } from './searchPaths.ts';
import { serveSearch, serveSearchResults } from './serveSearch.tsx';

/** Finds pages, casinos and games. */
export const search: SiteFeature = {
  name: 'search',
  translatedPath: (locale) => searchPaths[locale],
  parts: {
    header: ({ page: { layout } }) => (
      <HeaderLink href={searchPaths[layout.locale]} icon="search" label={layout.microcopy.search} layout={layout} />
    ),
    missingPage: ({ page }) => <SearchForm locale={page.locale} microcopy={page.layout.microcopy} />,
  },
  answer: (app, site) => {
    app.get(searchResultsPath, (context) => serveSearchResults(context, site));
    for (const path of Object.values(searchPaths))
      // Hono looks for paths without their last slash.
      app.get(path.slice(0, -1), (context) =>
        serveSearch(context, site).catch((error: unknown) => site.serveFailure(context, error, path)),
      );
  },
};
