import { upperFirst } from '../writing/choose.ts';
import { countInWords } from '../writing/countInWords.ts';
import { paymentMethods } from '../writing/paymentMethods.ts';
import { rankedPartners } from './partners.ts';

/**
 * How many of the recommended casinos take a method, pay by it, and only take it, in words: `{{takes_visa}}`, `{{pays_visa}}`,
 * `{{onlyTakes_visa}}`; with a capital at the start of a sentence: `{{Takes_visa}}`. And how many are recommended: `{{recommendedInWords}}`.
 */
export const paymentCounts: Readonly<Record<string, string>> = {
  recommendedInWords: countInWords(rankedPartners.length),
  ...Object.fromEntries(
    paymentMethods.flatMap(({ internalName: key }) => {
      const takes = rankedPartners.filter(({ deposits }) => deposits.includes(key));
      const counts = {
        takes: takes.length,
        pays: rankedPartners.filter(({ withdrawals }) => withdrawals.includes(key)).length,
        onlyTakes: takes.filter(({ withdrawals }) => !withdrawals.includes(key)).length,
      };
      return Object.entries(counts).flatMap(([what, count]) => {
        const name = `${what}_${key.replaceAll('-', '_')}`;
        return [
          [name, countInWords(count)],
          [upperFirst(name), upperFirst(countInWords(count))],
        ];
      });
    }),
  ),
};
