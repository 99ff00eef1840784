import { readSiteTarget } from '../../core/publish/siteTarget.ts';

export type LinkKind = 'internal' | 'external';
/** `address`: a path of the site in its right form, or the URL of another site without its anchor. `block`: the first block that has it, from 1. */
export type FoundLink = { address: string; kind: LinkKind; block: number | null };

// A page's own address, its translations and its trail are no links that somebody wrote.
const ownKeys: readonly string[] = ['translations', 'breadcrumbs', 'from'];
const linkKey = /^(?:url|link|to|slug|source|webSite|value)$|(?:Url|Link|Slug)$/;
const anchorHref = /<a\s[^>]*?\bhref="([^"]*)"/g;

/** The links of a published document's body, each address once. Mail addresses, telephones and anchors are left out. */
export function extractLinks(body: unknown, siteUrl: string): FoundLink[] {
  const found = new Map<string, FoundLink>();
  const add = (text: string, block: number | null) => {
    const link = readLink(text, siteUrl);
    if (link && !found.has(link.address)) found.set(link.address, { ...link, block });
  };
  const walk = (key: string, value: unknown, block: number | null): void => {
    if (typeof value === 'string') {
      if (linkKey.test(key) && isWritten(key, value)) add(value, block);
      for (const [, href = ''] of value.matchAll(anchorHref)) add(unescapeHtml(href), block);
    } else if (Array.isArray(value)) value.forEach((item) => walk(key, item, block));
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) if (!ownKeys.includes(name)) walk(name, inner, block);
  };
  const { slug: _own, content, ...rest } = toObject(body);
  const hasBlocks = Array.isArray(content);
  if (hasBlocks) content.forEach((item, index) => walk('', item, index + 1));
  walk('', hasBlocks ? rest : body, null);
  return [...found.values()];
}

function readLink(text: string, siteUrl: string): Omit<FoundLink, 'block'> | null {
  const typed = text.trim();
  const target = readSiteTarget(typed, siteUrl);
  if (target !== null) return { address: target.path, kind: 'internal' };
  if (/^\/(?!\/)/.test(typed)) return { address: typed, kind: 'internal' };
  const url = /^(?:https?:)?\/\//i.test(typed) ? URL.parse(typed, 'https://x') : null;
  if (!url || url.hostname === '') return null;
  url.hash = '';
  return { address: url.href, kind: 'external' };
}

/** A text of the site, such as `/10`, is no link because it begins with a slash. */
const isWritten = (key: string, text: string): boolean => key !== 'value' || /^(?:\/(?:\S+\/)?|https?:\/\/\S+)$/.test(text);

const entities: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' };
const unescapeHtml = (text: string): string => text.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity);

const toObject = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});
