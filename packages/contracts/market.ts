import { defaultPageLocale, pageLocales, type PageLocale } from './locale.ts';

export type Market = {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** IANA: an offer ends with its last day there, a click is counted on its own. */
  timeZone: string;
  /** ISO 4217: what amounts are in where nothing else is said. */
  currency: string;
  /** BCP 47: the first language of pages, and how numbers and dates are written where a page says nothing else. */
  locale: string;
  minimumAge: number;
};

/** What an installation is for where nobody says anything else, and what the demo is written for. */
export const chile: Market = { country: 'CL', timeZone: 'America/Santiago', currency: 'CLP', locale: 'es-CL', minimumAge: 18 };

/** The market of this process, as its environment says, or of this page, as its `<html>` says. It never changes. */
export const market: Market =
  typeof document === 'undefined' ? readMarket(globalThis.process?.env ?? {}) : parseMarket(document.documentElement.dataset['market']);

/** For what is written in Spanish alone: the studio, the games, the last notices. */
export const spanishLocale = `es-${market.country}`;

/** The BCP 47 tag of a page's locale: that of the first one is the market's. What is a tag stays as it is. */
export const languageTag = (locale: string): string => (locale === defaultPageLocale ? market.locale : locale);

/** In which language a page says what is written in code: its own. For a first language that is none of these it is Spanish. */
export function writtenLocale(locale: string): PageLocale {
  const language = languageTag(locale).split('-', 1)[0];
  return pageLocales.find((known) => known.split('-', 1)[0] === language) ?? defaultPageLocale;
}

export const formatMarket = ({ country, timeZone, currency, locale, minimumAge }: Market): string =>
  [country, timeZone, currency, locale, minimumAge].join(' ');

function parseMarket(text = ''): Market {
  const [country, timeZone, currency, locale, minimumAge] = text.split(' ');
  return country && timeZone && currency && locale ? { country, timeZone, currency, locale, minimumAge: Number(minimumAge) } : chile;
}

/** For values that Intl does not know Chile stands in until the configuration ends the process with a line about it. */
function readMarket(environment: Record<string, string | undefined>): Market {
  const read: Market = {
    country: environment['MARKET_COUNTRY'] || chile.country,
    timeZone: environment['MARKET_TIME_ZONE'] || chile.timeZone,
    currency: environment['MARKET_CURRENCY'] || chile.currency,
    locale: environment['MARKET_LOCALE'] || chile.locale,
    minimumAge: Number(environment['MARKET_AGE'] || chile.minimumAge),
  };
  try {
    Intl.DateTimeFormat([read.locale, `es-${read.country}`], { timeZone: read.timeZone });
    Intl.NumberFormat(read.locale, { style: 'currency', currency: read.currency });
    return read;
  } catch {
    return chile;
  }
}
