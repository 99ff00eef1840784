export type Search = { words: string[]; path: string | null; hints: string[] };

const longest = 500;
const mostWords = 8;

export function readSearch(typed: string, siteUrl: string): Search | null {
  const text = typed.trim().slice(0, longest);
  if (text === '') return null;
  const url = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  if (url === null) return { words: text.split(/\s+/).slice(0, mostWords), path: null, hints: [] };
  if (url.host === new URL(siteUrl).host) return { words: [], path: readPath(url), hints: [] };
  const hints = [...url.searchParams].map(([name, value]) => `${name}=${value}`).slice(0, mostWords);
  return { words: [`${url.host}${url.pathname.replace(/\/$/, '')}`], path: null, hints };
}

/** Pages end with a slash, ways out do not. */
function readPath({ pathname }: URL): string {
  const path = decodePath(pathname).toLowerCase();
  if (path.startsWith('/jugar/')) return path.replace(/\/$/, '');
  return path.endsWith('/') ? path : `${path}/`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export const findPath = '/find';

export type FoundItem = { title: string; detail: string; path: string };
/** `more`: how many there are besides, and `listPath`, where they are. */
export type FoundGroup = { id: string; label: string; items: FoundItem[]; more: number; listPath: string | null };
export type FindAnswer = { groups: FoundGroup[] };
