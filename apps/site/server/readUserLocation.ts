import type { UserLocation } from '@lupa/contracts/territory.ts';
import { readCountryCode, readRegionCode, territoryOf } from '@lupa/domain/territory.ts';
import type { SiteEnv } from '../env.ts';

/** Names of the request headers in which the edge (nginx, a CDN) says where a visitor is, and the country without them. */
export type LocationSources = {
  countryHeader: string;
  regionHeader: string;
  fallbackCountry: string;
  continentHeader?: string | undefined;
  cityHeader?: string | undefined;
};

export const locationSourcesOf = (env: SiteEnv): LocationSources => ({
  countryHeader: env.COUNTRY_HEADER,
  regionHeader: env.REGION_HEADER,
  continentHeader: env.CONTINENT_HEADER,
  cityHeader: env.CITY_HEADER,
  fallbackCountry: env.FALLBACK_COUNTRY ?? env.MARKET_COUNTRY,
});

type ReadHeader = (name: string) => string | undefined;

/** Requirement 3.66. Only as good as the edge: nothing but texts and prices on the page hangs on it. */
export function readUserLocation(header: ReadHeader, sources: LocationSources): UserLocation {
  const country = readCountryCode(header(sources.countryHeader) ?? '');
  if (country === null) return { countryCode: sources.fallbackCountry, regionCode: null, continentCode: null, city: null };
  const continent = readCode(header, sources.continentHeader);
  return {
    countryCode: country,
    regionCode: readRegionCode(header(sources.regionHeader) ?? '', country),
    continentCode: /^[A-Z]{2}$/.test(continent) ? continent : null,
    city: readCity(header, sources.cityHeader),
  };
}

/** The part of a location that each request for a page needs. */
export function readTerritory(header: ReadHeader, { countryHeader, regionHeader, fallbackCountry }: LocationSources): string {
  return territoryOf(readUserLocation(header, { countryHeader, regionHeader, fallbackCountry }));
}

function readCode(header: ReadHeader, name: string | undefined): string {
  return name === undefined ? '' : (header(name)?.trim().toUpperCase() ?? '');
}

const cityName = /^[\p{L}\p{M}][\p{L}\p{M}\p{N} .,'’()/-]{0,79}$/u;

/** Some CDNs send `Viña%20del%20Mar` percent-encoded, others as bare UTF-8, which Node reads as Latin-1. */
function readCity(header: ReadHeader, name: string | undefined): string | null {
  const sent = name === undefined ? undefined : header(name)?.trim();
  if (sent === undefined) return null;
  const city = decodeOr(sent, () => decodeURIComponent(decodeOr(sent, () => utf8.decode(Buffer.from(sent, 'latin1')))));
  return cityName.test(city) ? city : null;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decodeOr(text: string, decode: () => string): string {
  try {
    return decode();
  } catch {
    return text;
  }
}
