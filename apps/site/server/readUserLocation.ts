import type { UserLocation } from '@lupa/contracts/location.ts';

/** Names of the request headers in which the edge (nginx, a CDN) says where a visitor is, and the country without them. */
export type LocationSources = { countryHeader: string; regionHeader: string; fallbackCountry: string };

// ISO 3166-1 leaves these to users; CDNs send them for "unknown" and for Tor.
const unknownCountries = new Set(['XX', 'ZZ', 'T1']);

/** SPEC section 3, user location. Only as good as the edge: nothing but texts and prices on the page hangs on it. */
export function readUserLocation(header: (name: string) => string | undefined, sources: LocationSources): UserLocation {
  const country = header(sources.countryHeader)?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(country) || unknownCountries.has(country)) return { countryCode: sources.fallbackCountry, regionCode: null };
  const region = header(sources.regionHeader)?.trim().toUpperCase() ?? '';
  const [, code = region] = region.split(`${country}-`);
  return { countryCode: country, regionCode: /^[A-Z0-9]{1,3}$/.test(code) ? code : null };
}
