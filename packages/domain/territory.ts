import type { UserLocation } from '@lupa/contracts/territory.ts';
import { market } from '@lupa/contracts/market.ts';

/** Where no offer names the territory of a visitor from abroad. ISO 3166-1 leaves this code to users. */
export const elsewhere = 'ZZ';

// ISO 3166-1 leaves these to users; CDNs send them for "unknown" and for Tor.
const unknownCountries = new Set(['XX', elsewhere, 'T1']);

/** The country that an edge says in a header, `CL`; null where it says none, or that it does not know. */
export function readCountryCode(text: string): string | null {
  const country = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(country) && !unknownCountries.has(country) ? country : null;
}

/** The region that an edge says, `RM` of `RM` and of `CL-RM`; null where it says none. */
export function readRegionCode(text: string, country: string): string | null {
  const region = text.trim().toUpperCase();
  const [, code = region] = region.split(`${country}-`);
  return /^[A-Z0-9]{1,3}$/.test(code) ? code : null;
}

export function isShownIn(territories: readonly string[], territory: string): boolean {
  return territories.length === 0 || territories.includes(territory) || territories.includes(countryOf(territory));
}

const countryOf = (territory: string): string => territory.split('-', 1)[0] ?? territory;

/** The territory of a location, as fine as it is known. A country that is not known is the market's own. */
export function territoryOf({ countryCode, regionCode }: Pick<UserLocation, 'countryCode' | 'regionCode'>): string {
  const country = countryCode ?? market.country;
  return regionCode === null ? country : `${country}-${regionCode}`;
}

/** As which territory a visitor is answered, of those that offers name: no more kinds of pages than needed. Null: the market. */
export function findTerritory(named: readonly string[], territory: string): string | null {
  if (named.length === 0) return null;
  if (named.includes(territory) && territory !== market.country) return territory;
  const country = countryOf(territory);
  if (country === market.country) return null;
  return named.includes(country) ? country : elsewhere;
}
