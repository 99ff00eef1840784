const file = 'novedades.xml';

export const newsFeedPath = (reviewSlug: string | null): string => `${reviewSlug ?? '/'}${file}`;

/** The review that a feed of a casino stands below; null where the path is no such feed. */
export function readNewsFeedPath(path: string): string | null {
  return path.endsWith(`/${file}`) && path !== `/${file}` ? path.slice(0, -file.length) : null;
}
