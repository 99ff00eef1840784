import { contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { readInteger, readOneOf, readText } from '@lupa/server/parameters.ts';
import { ParameterError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';

/** A name such as a site, a toplist or a page type. @throws ParameterError */
export function readName(context: Context, parameter: string): string | undefined {
  const text = readText(context, parameter, 100);
  if (text !== undefined && !/^[\w.-]+$/.test(text)) throw new ParameterError(parameter, 'letters, digits, dots, hyphens and underscores');
  return text;
}

export function readCount(context: Context, parameter: string): number | undefined {
  return readInteger(context, parameter, { minimum: 1, maximum: 1000, fallback: 0 }) || undefined;
}

/** Part of the call (requirement 7.12) and checked, but partners are published for every language at once. */
export function checkSiteParameters(context: Context): void {
  readName(context, 'params[site]');
  readOneOf(context, 'params[locale]', contentLocales, defaultContentLocale);
}
