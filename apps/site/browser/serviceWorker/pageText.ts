import type { Build } from './workerScope.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

export function titleOf(html: string): string {
  const text = /<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? '';
  return text.replace(/&(\w+|#\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole).trim();
}

export function languageOf(html: string): string {
  return /<html[^>]*\slang="([\w-]*)"/i.exec(html)?.[1] ?? '';
}

/** The files that a page links, and of a page of this build those that it fetches later: an island may be touched offline first. */
export function filesOf(html: string, { bootFile, lateFiles, islandFiles }: Omit<Build, 'name'>): string[] {
  const linked = [...html.matchAll(/\s(?:href|src)="(\/assets\/[^"?#]+)"/g)].map(([, path]) => path ?? '');
  if (!linked.includes(bootFile)) return [...new Set(linked)];
  const islands = [...html.matchAll(/<lupa-island\b[^>]*?\sname="([^"#]+)/g)].flatMap(([, name]) => islandFiles[name ?? ''] ?? []);
  return [...new Set([...linked, ...lateFiles, ...islands])];
}

export function mentionsOf(text: string): string[] {
  return [...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|webp|avif)\b/g)].map(([name]) => `/assets/${name}`);
}
