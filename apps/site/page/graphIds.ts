import type { PageModel } from './pageModel.ts';

/** Ids of what other parts of a graph refer to, and the way from a path to a URL. */
export type GraphIds = {
  absolute: (path: string) => string;
  page: string;
  organization: string;
  webSite: string;
  webPage: string;
  breadcrumbs: string;
  /** Of whoever the page at `href` is about; null: this page. */
  personAt: (href: string | null) => string;
  /** Null: nobody signs the page. */
  author: string | null;
};

export function nameParts({ siteUrl, author, status }: PageModel, page: string): GraphIds {
  const absolute = (path: string) => new URL(path, `${siteUrl}/`).href;
  const home = absolute('/');
  const personAt = (href: string | null) => `${href === null ? page : absolute(href)}#author`;
  return {
    absolute,
    page,
    organization: `${home}#organization`,
    webSite: `${home}#website`,
    webPage: `${page}#webpage`,
    breadcrumbs: `${page}#breadcrumbs`,
    personAt,
    author: author === null || status !== 200 ? null : personAt(author.slug),
  };
}
