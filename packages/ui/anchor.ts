import { localeOfPath, type PageLocale } from '@lupa/contracts/locale.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { formatLanguage } from './formatLanguage.ts';

/**
 * Final attributes of an `<a>`: `OutboundLink` shows them. A link that leaves the page's language has `hrefLang`, and `data-language` with the words that say so:
 * "in Spanish".
 */
export type AnchorProps = { href: string; rel?: string; target?: '_blank'; hrefLang?: string; 'aria-current'?: 'page' } & {
  [data: `data-${string}`]: string;
};

/** A link as content knows it: a target and what the editor asked for. */
export type LinkTarget = { url: string; openInNewTab?: boolean; noFollow?: boolean; noOpener?: boolean };

export type AnchorRules = {
  /** True for a path that the site answers itself. */
  isInternalRoute: (path: string) => boolean;
  /** The one right form of such a path; missing: as it is written. */
  canonicalPath?: ((path: string) => string | null) | undefined;
  /** Base URL of the click-out host. Its links lead to partners. */
  clickoutUrl: string;
  /** The page's language; `note` says of a link that it leaves it: `in {language}`. Missing: no link says so. */
  language?: { locale: PageLocale; note: string } | undefined;
};

const allowedSchemes = ['http:', 'https:', 'ftp:', 'mailto:', 'tel:'];
// Stands for the site itself, whose origin a link target does not name.
const ownOrigin = 'https://own.invalid';

/** Of nearly all links and requests: a path in its right form, which needs no parser; that costs as much as the rest of a link. */
export const isPlainPath = (path: string): boolean => /^\/(?:[a-z0-9_-]+\/)*$/.test(path);

/**
 * The anchor of a link, by requirement 5.16: an internal route stays plain and gets its canonical path; a link to the click-out host is paid, opens in
 * a new tab and gets `sponsored nofollow noreferrer noopener`; another http link gets `noreferrer noopener`; a new tab
 * gets `noopener noreferrer`; a link to a page of ours in another language says so. A target with a scheme that is not allowed leads nowhere (`#`).
 */
export function buildAnchor(link: LinkTarget, rules: AnchorRules): AnchorProps {
  const url = parseTarget(link.url);
  if (!url || !allowedSchemes.includes(url.protocol)) return nowhere;
  const href = link.url.trim();
  const isOwn = url.origin === ownOrigin;
  if (!isOwn && url.origin === new URL(rules.clickoutUrl).origin) return buildPaidAnchor(href);
  const rel = new Set<string>();
  if (link.noFollow) rel.add('nofollow');
  if (!isOwn && url.protocol.startsWith('http')) rel.add('noreferrer').add('noopener');
  if (link.openInNewTab) rel.add('noopener').add('noreferrer');
  if (link.noOpener) rel.add('noopener');
  const written = url.pathname.replace(/\/?$/, '/');
  const isRoute = isOwn && !/^[#?]/.test(href) && rules.isInternalRoute(written);
  const route = isRoute ? (rules.canonicalPath?.(written) ?? written) : written;
  return {
    href: isRoute ? `${route}${url.search}${url.hash}` : href,
    ...(rel.size > 0 ? { rel: [...rel].join(' ') } : {}),
    ...(link.openInNewTab ? { target: '_blank' } : {}),
    ...(isOwn && (isRoute || leadsToPage(href, url)) ? describeLanguage(route, rules) : {}),
  };
}

/** A page that the catalogue makes is in no list of routes. */
const leadsToPage = (href: string, { pathname }: Target): boolean => href.startsWith('/') && !/\.[a-z\d]+$/i.test(pathname);

function describeLanguage(path: string, { language }: AnchorRules): Partial<Pick<AnchorProps, 'hrefLang' | 'data-language'>> {
  const target = localeOfPath(path);
  if (!language || target === language.locale) return {};
  return {
    hrefLang: languageTag(target),
    'data-language': language.note.replace('{language}', () => formatLanguage(target, language.locale)),
  };
}

/** The anchor of every link to a partner: a new tab, and `sponsored` for search engines beside the three required ones. */
export function buildPaidAnchor(href: string): AnchorProps {
  return { href, rel: 'sponsored nofollow noreferrer noopener', target: '_blank' };
}

/** Whether a link leads to a partner, who pays for it: it needs a word that says so. */
export const isPaid = ({ rel }: AnchorProps): boolean => rel?.includes('sponsored') ?? false;

/** Of a target that a link may not have, or that is not there. */
export const nowhere: AnchorProps = { href: '#' };
export const leadsNowhere = ({ href }: AnchorProps): boolean => href === nowhere.href;

type Target = Pick<URL, 'protocol' | 'origin' | 'pathname' | 'search' | 'hash'>;

function parseTarget(target: string): Target | null {
  if (isPlainPath(target)) return { protocol: 'https:', origin: ownOrigin, pathname: target, search: '', hash: '' };
  try {
    return new URL(target.trim(), `${ownOrigin}/`);
  } catch {
    return null;
  }
}
