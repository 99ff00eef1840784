import { currencies } from '@lupa/contracts/currency.ts';
import { chile } from '@lupa/contracts/market.ts';
import { z } from 'zod';
import { wholeNumber } from '../fields.ts';
import { variable, type Part } from '../variable.ts';

const parts = [
  'site',
  'studio',
  'content',
  'arcade',
  'partners',
  'clickout',
  'jackpots',
  'freeplay',
  'services',
  'runner',
] as const satisfies readonly Part[];

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const unknownRegion = 'ZZ';

const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== unknownRegion && regions.of(code) !== undefined;

/** The name goes into SQL: an offset such as `+05:00`, which Postgres reads the other way round, is none. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Z][\w+-]*(\/[\w+-]+)*$/i.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** One that offers may be in, and that Intl can write: no coin of a chain. */
const isCurrency = (code: string): boolean =>
  currencies.some((known) => known === code) && Intl.supportedValuesOf('currency').includes(code);
const marketCurrencies = currencies.filter(isCurrency);

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

export const marketVariables = {
  MARKET_COUNTRY: variable({
    schema: z.string().refine(isCountry).default(chile.country).describe('a country code of two capital letters, such as PE'),
    parts,
    about: 'The country that the installation is for, by ISO 3166-1.',
  }),
  MARKET_TIME_ZONE: variable({
    schema: z.string().refine(isTimeZone).default(chile.timeZone).describe('the IANA name of a time zone, such as America/Lima'),
    parts,
    about:
      'Whose days offers end with and reports count by. Sums of past days stay as they are: set it before the first start and leave it.',
  }),
  MARKET_CURRENCY: variable({
    schema: z
      .string()
      .refine(isCurrency)
      .default(chile.currency)
      .describe(`one of the currencies ${marketCurrencies.join(', ')}`),
    parts,
    about: 'What amounts are in where nothing else is said. Kept amounts and rates are not converted: set it before the first start.',
  }),
  MARKET_LOCALE: variable({
    schema: z.string().refine(isLocale).default(chile.locale).describe('a BCP 47 language tag, such as es-PE'),
    parts,
    about: 'The first language of pages, and how numbers, dates and money are written in it.',
  }),
  MARKET_AGE: variable({
    schema: wholeNumber('an age in years', { from: 1, to: 99, fallback: chile.minimumAge }),
    parts,
    about: 'From which age people may play there.',
  }),
};
