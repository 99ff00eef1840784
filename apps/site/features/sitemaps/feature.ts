import { defaultContentLocale, defaultPageLocale } from '@lupa/contracts/locale.ts';
import { routesTag } from '@lupa/contracts/tags.ts';
import { fillPageFigures } from '../../page/fillPageFigures.ts';
import { orElse } from '../../page/middleware/orElse.ts';
import { askerOf } from '../../server/askerOf.ts';
import { cachePolicies } from '../../server/cache/cachePolicies.ts';
import { serveListed } from '../../server/serveListed.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { addSitemaps } from './addSitemaps.ts';
import { buildLlmsText, llmsTextPath } from './llmsText.ts';
import { buildRobots } from './sitemap.ts';

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
        const [routes, globals, home] = await Promise.all([
          content.fetchRoutes(),
          orElse(content.fetchGlobals(defaultContentLocale), null),
          orElse(content.fetchPage('/', defaultContentLocale), null),
        ]);
        const { description } = await fillPageFigures({ description: home?.description ?? '' }, defaultPageLocale, partners);
        return buildLlmsText(routes, { siteUrl, siteName: globals?.siteName || new URL(siteUrl).hostname, description });
      };
      return serveListed(context, edge, { contentType: 'text/plain; charset=utf-8', tags: [routesTag()], build });
    });
  },
};
