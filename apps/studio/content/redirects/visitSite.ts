import { namesOf, normaliseFrom, normaliseTo, readSiteTarget } from '../../core/publish/siteTarget.ts';
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
  const visit = { address: readable(`${url.pathname}${url.search}`), location: null, title: null };
  try {
    const [address = url.hostname] = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
    const { status, location, title = null } = await open(url, address, AbortSignal.timeout(patience));
    return { ...visit, status, location: status >= 300 && status < 400 ? location : null, title };
  } catch {
    return { ...visit, status: null };
  }
}

type Typed = { from: unknown; to: unknown; status: unknown };

/** What a visitor will get of a redirect as it is typed; null while that cannot be told. */
export function describeVisit({ from, to, status }: Typed, siteUrl: string): string | null {
  const start = normaliseFrom(from, siteUrl);
  const target = typeof start === 'string' ? readSiteTarget(start, siteUrl) : null;
  const end = normaliseTo(to, siteUrl);
  if (target === null || typeof end !== 'string' || end.trim() === '') return null;
  const who = `Quien abra «${String(start)}»`;
  const isOfQuery = namesOf(target.rest).length > 0;
  const others = isOfQuery ? 'Con otra consulta no pasa por aquí.' : `Vale también con una consulta detrás: «${String(start)}?a=1».`;
  if (status === '410') return `${who} lee que esa página ya no existe (410). ${others}`;
  const kept = isOfQuery || end.includes('?') ? 'Lo que dice de dónde viene (utm_source, gclid…) sigue en la dirección. ' : '';
  return `${who} llega a «${end}», ${status === '302' ? 'por un tiempo (302)' : 'para siempre (301)'}. ${kept}${others}`;
}

/** What the site answered, step by step. */
export function formatVisits(visits: readonly Visit[]): string[] {
  return visits.map(({ address, status, location, title }) => {
    if (status === null) return `«${address}»: el sitio no respondió.`;
    if (location !== null) return `«${address}» lleva a «${readable(location)}» (${status}).`;
    if (status === 200) return `«${address}» es la página${title === null ? '' : ` «${title}»`} (200).`;
    return `«${address}» ${status === 410 ? 'ya no existe' : status === 404 ? 'no se encuentra' : 'falla'} (${status}).`;
  });
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
