/** A link to a page of the site, as the studio stores it: `page:12/bonos/#lista`. `path` is where the page was when it was chosen. */
export type PageLink = { id: number; path: string; rest: string };

const pattern = /^page:(\d{1,9})(\/[^\s?#]*)([?#]\S*)?$/;

/** Null for any other target of a link. */
export function readPageLink(target: unknown): PageLink | null {
  const [, id, path, rest = ''] = (typeof target === 'string' && pattern.exec(target.trim())) || [];
  return id === undefined || path === undefined ? null : { id: Number(id), path, rest };
}

export const writePageLink = ({ id, path, rest }: PageLink): string => `page:${id}${path}${rest}`;
