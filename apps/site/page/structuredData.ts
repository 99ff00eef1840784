import type { BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts';
import type { PageModel } from './pageModel.ts';

/** JSON-LD of a page: the site, who is behind it, and the way to the page. Null where the page has no address. */
export function buildStructuredData({ canonicalUrl, breadcrumbs, locale, layout }: PageModel): Graph | null {
  if (canonicalUrl === null) return null;
  const absolute = (path: string) => new URL(path, canonicalUrl).href;
  const home = absolute('/');
  const organization: Organization = { '@type': 'Organization', '@id': `${home}#organization`, name: layout.siteName, url: home };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: layout.siteName,
    url: absolute(layout.homePath),
    inLanguage: locale,
    publisher: { '@id': `${home}#organization` },
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: absolute(url),
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [organization, website, ...(breadcrumbs.length > 0 ? [trail] : [])] };
}
