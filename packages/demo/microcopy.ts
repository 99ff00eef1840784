import { contentLocales, defaultContentLocale, defaultPageLocale, toContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import { chile, market, writtenLocale } from '@lupa/contracts/market.ts';
import { microcopyDefaults, type MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

const text = z.string().min(1);
const keys = Object.keys(microcopyDefaults) as MicrocopyKey[];
const translationSchema = z.record(z.enum(keys), text);

/** Spanish is what the contract falls back to, but for the texts that name Chile. */
const translations: Record<ContentLocale, Record<MicrocopyKey, string>> = {
  es_CL: { ...microcopyDefaults, ...readContent('microcopy/es_CL.yaml', z.partialRecord(z.enum(keys), text)) },
  en: readContent('microcopy/en.yaml', translationSchema),
  fr_CA: readContent('microcopy/fr_CA.yaml', translationSchema),
  de_DE: readContent('microcopy/de_DE.yaml', translationSchema),
};

const lawTextsSchema = z.strictObject({ en: text, fr_CA: text, de_DE: text });

/** What the demo says of the law of Chile, of any `{country}`. In Spanish the defaults say it. */
const lawTexts = readContent('lawTexts.yaml', z.partialRecord(z.enum(keys), lawTextsSchema));

/**
 * The short texts of buttons and notices that a site begins with, in every language: of its market's law, and the first in the market's
 * language.
 */
export const microcopy = Object.fromEntries(keys.map((key) => [key, textsOf(key)])) as Record<MicrocopyKey, Record<ContentLocale, string>>;

function textsOf(key: MicrocopyKey): Record<ContentLocale, string> {
  const { [key]: fallback } = microcopyDefaults;
  const written = Object.fromEntries(contentLocales.map((locale) => [locale, translations[locale][key]])) as Record<ContentLocale, string>;
  const isOfLaw = fallback.includes('{country}') && market.country !== chile.country;
  const texts = isOfLaw ? { ...written, es_CL: fallback, ...lawTexts[key] } : written;
  return { ...texts, [defaultContentLocale]: texts[toContentLocale(writtenLocale(defaultPageLocale))] };
}
