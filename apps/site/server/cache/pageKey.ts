/*
 * Pages are kept by their canonical address, as readCanonicalUrl gives it. Before it stands the territory, where visitors from there see another page. No
 * request can ask for that: addresses start with a slash.
 */
const keyInTerritory = /^([A-Z]{2}(?:-[A-Z0-9]{1,3})?) (.*)$/s;

/** The key of a page as visitors in a territory see it; null: those in the market itself. */
export const keyIn = (territory: string | null, key: string): string => (territory === null ? key : `${territory} ${key}`);

export function splitKey(key: string): { territory: string | null; key: string } {
  const [, territory = null, rest = key] = keyInTerritory.exec(key) ?? [];
  return { territory, key: rest };
}

export const pathOfKey = (key: string): string => decodeURIComponent(splitKey(key).key.split('?', 1)[0] ?? '');

/** Whether there may be many more pages like it at its path. */
export const isVariant = (key: string): boolean => key.includes('?') || keyInTerritory.test(key);
