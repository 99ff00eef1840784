// A content service, and the two calls of a partner service, on nothing but Node: `node examples/content-service/server.ts`.
import { createServer, type Server } from 'node:http';
import * as content from './content.ts';

type Answer = (parameters: URLSearchParams) => unknown;

const listed = (parameters: URLSearchParams, name: string): string[] | undefined => parameters.get(name)?.split(',').filter(Boolean);

/** The calls of the requirements, section 7, by their path without a slash at its end. */
const calls: Record<string, Answer> = {
  '/cms/navigationGroup': () => content.navigation,
  '/cms/globals': () => content.globals,
  '/cms/Microcopy': () => content.microcopy,
  '/cms/globalPaymentMethod': () => content.paymentMethods,
  '/cms/gameEntity': () => [],
  '/cms/pages/all': () =>
    content.pages
      .filter(({ slug }) => slug !== '/404/')
      .map(({ slug, title }) => ({ internalName: title, slug, sitemapCategory: slug === '/' ? 'Portada' : 'Reseñas', title })),
  '/cms/partnerEntity': (parameters) => {
    const slugs = listed(parameters, 'fields.partnerSlug[in]');
    return content.partnerEntities.filter(({ partnerSlug }) => !slugs || slugs.includes(partnerSlug));
  },
  '/fenix/partners-by-slug': (parameters) =>
    content.partners
      .filter(({ slug }) => listed(parameters, 'slugs')?.includes(slug))
      .map((partner) => ({ responseId: 'sample', ...partner })),
  // An unknown list is an empty one. The order of the keys is the order of the list.
  '/fenix/toplist': (parameters) =>
    parameters.get('identifier') === 'mejores'
      ? [{ responseId: 'sample', partners: Object.fromEntries(content.partners.map((partner) => [partner.slug, partner])) }]
      : [],
};

/** A page by its slug, which is URL-encoded with its slashes; undefined: there is none. */
function findPage(slug: string, parameters: URLSearchParams): unknown {
  const page = content.pages.find((known) => known.slug === `/${slug}/`.replaceAll(/\/+/g, '/'));
  return page && { pages: [page], locale: parameters.get('locale') };
}

/** Undefined: a 404. */
function answer({ pathname, searchParams }: URL): unknown {
  const path = pathname.replace(/\/$/, '');
  if (path.startsWith('/cms/page/')) return findPage(decodeURIComponent(path.slice('/cms/page/'.length)), searchParams);
  return calls[path]?.(searchParams);
}

export function createContentService(): Server {
  return createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(found ?? { title: 'Not here' }));
  });
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 4100);
  createContentService().listen(port, '127.0.0.1', () => {
    console.log(`CONTENT_URL=http://127.0.0.1:${port}/cms PARTNERS_URL=http://127.0.0.1:${port}/fenix TOPLIST_IDENTIFIER=mejores`);
  });
}
