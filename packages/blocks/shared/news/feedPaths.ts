const file = 'novedades.xml';

export const newsFeedPath = (reviewSlug: string | null): string => `${reviewSlug ?? '/'}${file}`;

/** The review that a feed of a casino stands below; null where the path is no such feed. */
export function readNewsFeedPath(path: string): string | null {
  return path.endsWith(`/${file}`) && path !== `/${file}` ? path.slice(0, -file.length) : null;
}

const folder = '/datos/cambios-de-bonos';

/** Where the feeds of changed offers are: of a casino, or of all. */
export function offerChangeFeeds(partnerSlug: string | null): { atom: string; json: string } {
  const path = partnerSlug === null ? folder : `${folder}/${partnerSlug}`;
  return { atom: `${path}.atom`, json: `${path}.json` };
}
