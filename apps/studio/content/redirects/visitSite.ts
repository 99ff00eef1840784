import type { LinkNetwork } from '../../core/network/openLink.ts';

/** What the site answered to an address: `location` of a redirect, `title` of a page. `status`: null where nothing came. */
export type Visit = { address: string; status: number | null; location: string | null; title: string | null };

const mostSteps = 5;

/** Opens an address of the site as a visitor's browser would, and where it leads while that is the site. Counts as no use. Never throws. */
export async function visitSite(from: string, siteUrl: string, network: LinkNetwork): Promise<Visit[]> {
  const visits: Visit[] = [];
  let next = URL.parse(from, siteUrl);
  while (next !== null && next.origin === new URL(siteUrl).origin && visits.length < mostSteps) {
    const visit: Visit = await visitOnce(next, network);
    visits.push(visit);
    next = visit.location === null ? null : URL.parse(visit.location, next);
  }
  return visits;
}

async function visitOnce(url: URL, { resolve, open, patience }: LinkNetwork): Promise<Visit> {
  const visit = { address: decodeURI(`${url.pathname}${url.search}`), location: null, title: null };
  try {
    const [address = url.hostname] = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
    const { status, location, title = null } = await open(url, address, AbortSignal.timeout(patience));
    return { ...visit, status, location: status >= 300 && status < 400 ? location : null, title };
  } catch {
    return { ...visit, status: null };
  }
}
