import type { Build } from './workerScope.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** What the text in `<title>` says. */
export function titleOf(html: string): string {
  const text = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '';
  return text.replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole).trim();
}

export function languageOf(html: string): string {
  return /<html[^>]*\slang="([\w-]*)"/i.exec(html)?.[1] ?? '';
}

/**
 * The client's files that a page links, and of a page of this build also those that it fetches later: a visitor may touch an island
 * offline for the first time.
 */
export function filesOf(html: string, { bootFile, lateFiles, islandFiles }: Omit<Build, 'name'>): string[] {
  const linked = [...html.matchAll(/\s(?:href|src)="(\/assets\/[^"?#]+)"/g)].map(([, path]) => path ?? '');
  if (!linked.includes(bootFile)) return [...new Set(linked)];
  const islands = [...html.matchAll(/<lupa-island\b[^>]*?\sname="([^"#]+)/g)].flatMap(([, name]) => islandFiles[name ?? ''] ?? []);
  return [...new Set([...linked, ...lateFiles, ...islands])];
}

/** Hashed files that a script or style sheet speaks of. */
export function mentionsOf(text: string): string[] {
  return [...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)\b/g)].map(([name]) => `/assets/${name}`);
}
