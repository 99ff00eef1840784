import { defaultContentLocale, defaultPageLocale, toContentLocale } from '@lupa/contracts/locale.ts';
import { chile, market, writtenLocale } from '@lupa/contracts/market.ts';
import { microcopyDefaults, type MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { z } from 'zod';
import { readContent } from './writing/readContent.ts';

const text = z.string().min(1);
const textsSchema = z.strictObject({ es_CL: text, en: text, fr_CA: text, de_DE: text });

const lawTextsSchema = z.strictObject({ en: text, fr_CA: text, de_DE: text });

/** What the demo says of the law of Chile, of any `{country}`. In Spanish the defaults say it. */
const lawTexts = readContent('lawTexts.yaml', z.partialRecord(z.enum(Object.keys(microcopyDefaults) as MicrocopyKey[]), lawTextsSchema));

const demoTexts = readContent('microcopy.yaml', z.record(z.enum(Object.keys(microcopyDefaults) as MicrocopyKey[]), textsSchema));

/** The short texts of buttons and notices that a site begins with, in every language: of its market's law, and the first in the market's language. */
export const microcopy = Object.fromEntries(Object.keys(demoTexts).map((key) => [key, textsOf(key as MicrocopyKey)])) as typeof demoTexts;

function textsOf(key: MicrocopyKey): z.output<typeof textsSchema> {
  const { [key]: fallback } = microcopyDefaults;
  const isOfLaw = fallback.includes('{country}') && market.country !== chile.country;
  const texts = isOfLaw ? { ...demoTexts[key], es_CL: fallback, ...lawTexts[key] } : demoTexts[key];
  return { ...texts, [defaultContentLocale]: texts[toContentLocale(writtenLocale(defaultPageLocale))] };
}
