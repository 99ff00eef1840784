import type { IncomingMessage } from 'node:http';
import { campaignValuePattern } from '@lupa/contracts/analytics.ts';
import { experimentParameter, isExperimentMark } from '@lupa/contracts/experimentMark.ts';
import { readCountryCode, readRegionCode, territoryOf } from '@lupa/domain/territory.ts';

export type ClickTarget = { partnerSlug: string; afflinkProxy: string; query: string };

const folder = '/jugar/';

/** `/jugar/{partnerSlug}/{afflinkProxy}` with or without a trailing slash; null when the path has another form. */
export function readClickTarget(url: string): ClickTarget | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const end = path.endsWith('/') ? path.length - 1 : path.length;
  const slash = path.indexOf('/', folder.length);
  if (!path.startsWith(folder) || slash <= folder.length || slash + 1 >= end) return null;
  if (path.lastIndexOf('/', end - 1) !== slash) return null;
  const partnerSlug = decodeSegment(path.slice(folder.length, slash));
  const afflinkProxy = decodeSegment(path.slice(slash + 1, end));
  if (partnerSlug === null || afflinkProxy === null) return null;
  return { partnerSlug, afflinkProxy, query: mark === -1 ? '' : url.slice(mark + 1) };
}

export function readParameter(query: string, name: string): string | undefined {
  let start = 0;
  while (start < query.length) {
    const end = query.indexOf('&', start);
    const stop = end === -1 ? query.length : end;
    if (query.startsWith(name, start) && query.charCodeAt(start + name.length) === 61 /* = */) {
      return decodeSegment(query.slice(start + name.length + 1, stop)) ?? undefined;
    }
    start = stop + 1;
  }
  return undefined;
}

export function readCampaignValue(query: string, name: string): string | null {
  const value = readParameter(query, name);
  return value !== undefined && campaignValuePattern.test(value) ? value : null;
}

/** Which version of which experiment the device shows, `portada-directa.b`; null when it says nothing that is one. */
export function readExperiment(query: string): string | null {
  const mark = readParameter(query, experimentParameter);
  return mark !== undefined && isExperimentMark(mark) ? mark : null;
}

/** Two letters from the header that the edge sets, in upper case; null when it says that it does not know. */
export const readCountry = (request: IncomingMessage, header: string | null): string | null => readCountryCode(textOf(request, header));

/** `CA-ON`, or `CA` where the region is not told; null where the country is not known. */
export function readTerritory(
  request: IncomingMessage,
  { countryHeader, regionHeader }: { countryHeader: string | null; regionHeader: string | null },
): string | null {
  const countryCode = readCountry(request, countryHeader);
  return countryCode === null ? null : territoryOf({ countryCode, regionCode: readRegionCode(textOf(request, regionHeader), countryCode) });
}

function textOf({ headers }: IncomingMessage, header: string | null): string {
  const value = header === null ? undefined : headers[header];
  return typeof value === 'string' ? value : '';
}

function decodeSegment(text: string): string | null {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
