import { openDataFiles } from '@lupa/blocks/openData/openDataFiles.ts';
import { readCataloguePath } from '@lupa/contracts/cataloguePath.ts';
import { clickOutFolder, readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { homePathOf, localeOfPath } from '@lupa/contracts/locale.ts';
import { isFilePath, readSiteTarget, redirectKeys } from '../../core/publish/siteTarget.ts';
import type { LinkVerdict } from './linkVerdict.ts';

export type SiteAddresses = {
  pages: ReadonlySet<string>;
  redirects: ReadonlyMap<string, { to: string; status: number }>;
  offers: ReadonlySet<string>;
  partners: ReadonlySet<string>;
  siteUrl: string;
};

const longestChain = 10;
const ownFiles: ReadonlySet<string> = new Set([
  ...Object.values(openDataFiles),
  '/datos/cambios-de-bonos.atom',
  '/datos/cambios-de-bonos.json',
  '/novedades.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/favicon.svg',
]);
const partnerFeed = /^\/datos\/cambios-de-bonos\/([^/]+)\.(?:atom|json)$/;

export function judgePath(path: string, site: SiteAddresses): LinkVerdict {
  const seen = new Set<string>();
  for (let [at, rest] = [path, '']; seen.size < longestChain && !seen.has(at + rest);) {
    seen.add(at + rest);
    if (isThere(at, site)) return seen.size === 1 ? answers : { outcome: 'redirects', status: null, target: at };
    if (at.startsWith(clickOutFolder)) return { outcome: 'noOffer', status: null, target: null };
    const redirect = redirectKeys({ path: at, rest })
      .map((key) => site.redirects.get(key))
      .find(Boolean);
    if (redirect === undefined) {
      // The catalogue makes a page there, which the studio does not ask about.
      const verdict = readCataloguePath(at) === null ? missing : answers;
      return seen.size === 1 ? verdict : { ...verdict, outcome: verdict === missing ? 'missing' : 'redirects', target: at };
    }
    if (redirect.status === 410) return { outcome: 'gone', status: 410, target: null };
    const next = readSiteTarget(redirect.to, site.siteUrl);
    // It leaves the site: whether it is there is another link's matter.
    if (next === null) return { outcome: 'redirects', status: redirect.status, target: redirect.to };
    [at, rest] = [next.path, next.rest];
  }
  return { outcome: 'circle', status: null, target: null };
}

const answers: LinkVerdict = { outcome: 'answers', status: null, target: null };
const missing: LinkVerdict = { outcome: 'missing', status: 404, target: null };

function isThere(path: string, { pages, offers, partners }: SiteAddresses): boolean {
  if (pages.has(path)) return true;
  const offer = readClickOutPath(path);
  if (offer) return offers.has(`${offer.partnerSlug}/${offer.afflinkProxy}`);
  const home = homePathOf(localeOfPath(path));
  if (path === `${home}sitemap/`) return pages.has(home);
  if (!isFilePath(path)) return false;
  return ownFiles.has(path) || partners.has(partnerFeed.exec(path)?.[1] ?? '');
}
