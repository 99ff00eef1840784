import { territoryPattern } from '@lupa/contracts/territory.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { elsewhere } from '@lupa/domain/territory.ts';

const names = new Intl.DisplayNames(spanishLocale, { type: 'region', fallback: 'none' });

export function tidyTerritories(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return [...new Set(value.map((one: unknown) => (typeof one === 'string' ? one.trim().toUpperCase() : one)).filter((one) => one !== ''))];
}

/** A region is taken as it is: there are too many to know them all. */
export function validateTerritories(value: unknown): string | true {
  const wrong = (Array.isArray(value) ? value : []).filter(
    (one: unknown) => typeof one !== 'string' || !isTerritory(one.trim().toUpperCase()),
  );
  return wrong.length === 0 ? true : `No es un país ni una región: ${wrong.join(', ')}. Escribe códigos como CL o CA-ON.`;
}

const isTerritory = (code: string): boolean =>
  territoryPattern.test(code) && code !== elsewhere && names.of(code.slice(0, 2)) !== undefined;
