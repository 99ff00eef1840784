import { localeOfPath } from '@lupa/contracts/locale.ts';
import { emptyPage } from '../../page/emptyPage.ts';
import { isSitemapPath, sitemapPathOf } from '../../page/indexedLanguages.ts';
import { loadPageModel, startShared } from '../../page/loadPageModel.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { pageTimes } from '../../page/pageModel.ts';
import type { OwnPages } from '../../page/pageFeature.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { buildSitemapSections } from './buildSitemapSections.ts';
import { Sitemap } from './page/Sitemap.tsx';

/** A page that lists all pages of a language. */
export const sitemapPage: SiteFeature = {
  name: 'sitemapPage',
  translatedPath: sitemapPathOf,
  pages: { has: isSitemapPath, load: loadSitemapPage },
};

/** It lists the routes with or without content of its own, as long as its language has a page at all. */
async function loadSitemapPage(...[path, options, loadWritten]: Parameters<OwnPages['load']>) {
  startShared(path, options);
  const page = await loadWritten();
  // Asked as a part of the page, so that it carries the routes' tag.
  const routes = await orElse(options.pageClients.within(pageTimes.layout).content.fetchRoutes(), null);
  const locale = localeOfPath(path);
  if (page === null && routes?.every(({ slug }) => localeOfPath(slug) !== locale)) return null;
  return loadPageModel(page ?? { ...emptyPage(path, ''), noIndex: false }, path, 200, options, async ({ microcopy, presenter }) => {
    const sections = routes && buildSitemapSections(routes, locale, presenter);
    return {
      title: microcopy.sitemap,
      name: microcopy.sitemap,
      description: microcopy.sitemap_description,
      block: { type: 'sitemapPage', isContent: true, element: <Sitemap sections={sections} microcopy={microcopy} /> },
    };
  });
}
