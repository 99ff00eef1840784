import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import { type CacheTag, catalogueTag, partnersTag, ratingsTag, routesTag } from '@lupa/contracts/tags.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { loadSiteName } from '../../page/siteName.ts';
import { askerOf } from '../../server/askerOf.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { serveListed } from '../../server/serveListed.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { buildLlmsText, llmsTextPath, loadVerdicts } from './llmsText.ts';
import { buildRobots, buildIndex, buildUrlSet, type Entry, findLastModified, listEntries, splitEntries } from './sitemap.ts';
import type { Clients } from '@lupa/clients/clients.ts';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import { gamePagePath, providerPagePath } from '@lupa/contracts/cataloguePath.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import type { Route } from '@lupa/contracts/route.ts';
import { createCarriedTest, providerDeservesSearchEngines } from '@lupa/domain/searchEngines.ts';
import type { ServiceApp } from '@lupa/server/createServiceApp.ts';
import { buildShareImage } from '../../page/shareImage.ts';
import type { Edge } from '../../server/cache/edge.ts';
import { canonicalPath } from '../../page/canonicalUrl.ts';
import { type HostsEnv, presenterHosts } from '../../page/presenterHosts.ts';

type SitemapOptions = { clients: ClientsOfProcess; env: HostsEnv & { SITE_URL: string; TOPLIST_IDENTIFIER: string }; edge: Edge };

/**
 * `sitemap.xml`: the pages that search engines may show, or, where there are more of them than fit into a file or the catalogue makes pages too, an index of
 * its parts. `sitemap-{n}.xml` are pages of editors, `sitemap-catalogue.xml` providers, `sitemap-games-{n}.xml` games.
 */
function addSitemaps(app: ServiceApp, { clients, env, edge }: SitemapOptions): void {
  const { SITE_URL: siteUrl } = env;
  const findCarried = async ({ partners }: Pick<Clients, 'partners'>) =>
    createCarriedTest(await orElse(partners.fetchToplist(env.TOPLIST_IDENTIFIER), null));
  const madeTags = [routesTag(), catalogueTag(), partnersTag(), ratingsTag()];
  const shown = { siteUrl, pictureUrl: (source: string) => pictureUrl(source, env) };
  const xml = { contentType: 'application/xml; charset=utf-8' };
  const addPart = (path: string, tags: CacheTag[], build: (services: Clients, part: number) => Promise<string | null>) =>
    app.get(path, (context) => {
      const { clients: services } = clients.forPage(askerOf(context));
      const part = Number(/\d+/.exec(context.req.path)?.[0]);
      return serveListed(context, edge, { ...xml, tags, build: () => build(services, part) });
    });
  addPart('/sitemap.xml', [routesTag(), catalogueTag()], async ({ content, arcade }) => {
    const [routes, games] = await Promise.all([content.fetchRoutes(), orElse(arcade.fetchGamePages(1), { results: [], partsCount: 0 })]);
    const pages = splitEntries(listEntries(routes));
    if (pages.length <= 1 && games.partsCount === 0) return buildUrlSet(pages[0] ?? [], shown);
    const part = (name: string, updatedDate: string | null = null) => ({ url: `${siteUrl}/${name}.xml`, updatedDate });
    return buildIndex([
      ...pages.map((entries, index) => part(`sitemap-${index + 1}`, findLastModified(entries))),
      ...(games.partsCount > 0 ? [part('sitemap-catalogue')] : []),
      ...Array.from({ length: games.partsCount }, (_, index) => part(`sitemap-games-${index + 1}`)),
    ]);
  });
  addPart('/:name{sitemap-[1-9][0-9]{0,4}[.]xml}', [routesTag()], async ({ content }, part) => {
    const entries = splitEntries(listEntries(await content.fetchRoutes()))[part - 1];
    return entries ? buildUrlSet(entries, shown) : null;
  });
  addPart('/sitemap-catalogue.xml', madeTags, async (services) => {
    const entries = without(await services.content.fetchRoutes(), await listProviders(services, await findCarried(services)));
    return entries.length > 0 ? buildUrlSet(entries, shown) : null;
  });
  addPart('/:name{sitemap-games-[1-9][0-9]{0,4}[.]xml}', madeTags, async (services, part) => {
    const { results, partsCount } = await services.arcade.fetchGamePages(part);
    if (part > partsCount) return null;
    const isCarried = await findCarried(services);
    const entries = results.flatMap(({ image, updatedDate, providerId, ...game }): Entry[] => {
      const path = providerId === null || isCarried(providerId) ? gamePagePath(game) : null;
      return path === null ? [] : [{ path, updatedDate, images: image === null ? [] : [`${imageSources.arcade}/${image}`] }];
    });
    return buildUrlSet(without(await services.content.fetchRoutes(), entries), shown);
  });
}

const pictureUrl = (src: string, env: HostsEnv): string =>
  buildShareImage({ src, alt: '', width: null, height: null }, presenterHosts(env)).url;

async function listProviders({ arcade }: Pick<Clients, 'arcade'>, isCarried: (providerId: string) => boolean): Promise<Entry[]> {
  const [facets, providers] = await Promise.all([arcade.fetchFilters(), arcade.fetchProviders()]);
  const counts = new Map(facets.providers.map(({ id, count }) => [id, count ?? 0]));
  const listed = providers.filter(({ id, archived }) => isCarried(id) && providerDeservesSearchEngines({ archived }, counts.get(id) ?? 0));
  return listed.map(providerPagePath).flatMap((path) => (path === null ? [] : [{ path, updatedDate: null }]));
}

/** Without those that editors have written a page for: it is in another part. */
function without(routes: readonly Route[], entries: readonly Entry[]): Entry[] {
  const written = new Set(routes.map(({ slug }) => canonicalPath(slug)));
  return entries.filter(({ path }) => !written.has(path));
}

/** What search engines and language models read about the site. */
export const sitemaps: SiteFeature = {
  name: 'sitemaps',
  answer: (app, { env, clients, edge }) => {
    const { SITE_URL: siteUrl } = env;
    app.get('/robots.txt', (context) => context.text(buildRobots(siteUrl), 200, { 'Cache-Control': cachePolicies.sitemap }));
    addSitemaps(app, { clients, env, edge });
    app.get(llmsTextPath, (context) => {
      const { content, partners } = clients.forPage(askerOf(context)).clients;
      const build = async () => {
        const [routes, siteName, home] = await Promise.all([
          content.fetchRoutes(),
          loadSiteName(content, siteUrl),
          orElse(content.fetchPage('/', defaultContentLocale), null),
        ]);
        const notes = await loadVerdicts(routes, { content, partners });
        return buildLlmsText(routes, { siteUrl, siteName, description: home?.description ?? '', notes });
      };
      return serveListed(context, edge, {
        contentType: 'text/plain; charset=utf-8',
        tags: [routesTag(), partnersTag(), ratingsTag()],
        build,
      });
    });
  },
};
