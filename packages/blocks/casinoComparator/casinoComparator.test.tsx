import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createExampleContext } from '../exampleContext.ts';
import { examplePartners } from '../examplePartners.ts';
import { exampleToplistAnswer } from '../exampleToplistAnswer.ts';
import { CasinoComparator } from './CasinoComparator.tsx';
import { casinoComparatorExamples } from './casinoComparator.examples.ts';
import { loadCasinoComparator, NothingToCompareError } from './casinoComparator.load.server.ts';
import { casinoComparatorSchema } from './casinoComparator.schema.ts';
import { findBest, type ComparisonCell } from './comparisonRows.ts';

const load = (changes: Partial<PartnerAttributes>[] = []) => {
  const partners = examplePartners.map((partner, index) => ({ ...partner, attributes: { ...partner.attributes, ...changes[index] } }));
  const context = createExampleContext({
    clients: { partners: { fetchToplist: async () => exampleToplistAnswer(partners) } },
  });
  return loadCasinoComparator(casinoComparatorSchema.parse(casinoComparatorExamples.usual), context);
};

describe('who is compared', () => {
  test('the first two of the toplist from the start, out of all that are recommended, in its order', async () => {
    const { casinos, comparedAtStart } = await load();
    expect(comparedAtStart).toBe(2);
    const recommended = examplePartners.filter(({ attributes }) => attributes.activePartner).map(({ slug }) => slug);
    expect(casinos.map(({ entry }) => entry.slug)).toEqual(recommended);
    expect(JSON.parse(JSON.stringify(casinos))).toEqual(casinos);
  });

  test('an outdated casino gives its place to the next one, which keeps its own in the list', async () => {
    const { casinos } = await load([{ activePartner: false }]);
    expect(casinos[0]?.entry).toMatchObject({ slug: 'pacifico-play', position: 2 });
  });

  test('a list with fewer than two is nothing to compare', async () => {
    const outdated = examplePartners.slice(1).map(() => ({ activePartner: false }));
    await expect(load([{}, ...outdated])).rejects.toThrow(NothingToCompareError);
  });
});

describe('the table', () => {
  test('is a table: a header for every column and row, and the link of SPEC reaches it', async () => {
    const html = renderToString(<CasinoComparator {...await load()} />);
    expect(html).toContain('id="comparador"');
    expect(html.match(/<th scope="col"/g)).toHaveLength(3);
    expect(html.match(/<th scope="row"/g)).toHaveLength(12);
    expect(html).not.toMatch(/<(select|input)/);
  });

  test('says in words which value is the best, and beside every way out that it is paid', async () => {
    const html = renderToString(<CasinoComparator {...await load([{ rating: 9.2 }, { rating: 8.7 }])} />);
    const rating = /<tr><th scope="row">Nota.*?<\/tr>/.exec(html)?.[0] ?? '';
    expect(rating.match(/Mejor/g)).toHaveLength(1);
    expect(rating.indexOf('Mejor')).toBeLessThan(rating.lastIndexOf('<td'));
    expect(html.match(/rel="sponsored[^"]*" target="_blank" data-response-id/g)).toHaveLength(2);
    expect(html.match(/Publicidad/g)).toHaveLength(2);
  });

  test('shows every method up to five, and how many more there are', async () => {
    const paymentMethods = ['Webpay', 'Khipu', 'MACH', 'Visa', 'Skrill', 'Neteller', 'AstroPay'].map((name) => ({ name }));
    const [first] = (await load([{ paymentMethods }])).casinos;
    expect(first?.cells.paymentMethods.text).toBe('Webpay, Khipu, MACH, Visa, Skrill +2');
  });
});

describe('the best of a row', () => {
  const cell = (text: string, value?: number, unit = ''): ComparisonCell => ({
    text,
    measure: value === undefined ? null : { value, unit },
    note: null,
  });

  test.each([
    ['the highest', [cell('9', 9), cell('8', 8)], 'higher', [true, false]],
    ['the lowest', [cell('30x', 30), cell('40x', 40), cell('30x', 30)], 'lower', [true, false, true]],
    ['none where all are the same', [cell('9', 9), cell('9', 9)], 'higher', [false, false]],
    ['none where the row only informs', [cell('9', 9), cell('8', 8)], undefined, [false, false]],
    ['none where only one is known', [cell('9', 9), cell('-')], 'higher', [false, false]],
    ['the best of those that are known', [cell('9', 9), cell('-'), cell('8', 8)], 'higher', [true, false, false]],
    ['none beside a text that may be better', [cell('$5', 5), cell('Sin tope')], 'higher', [false, false]],
    ['none among different currencies', [cell('$5', 5, 'CLP'), cell('US$ 9', 9, 'USD')], 'higher', [false, false]],
  ] as const)('%s', (_, cells, better, expected) => {
    expect(findBest([...cells], better)).toEqual(expected);
  });

  test('never marks all, and never a cell that is worse than another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 3 }), (values) => {
        const best = findBest(
          values.map((value) => cell(String(value), value)),
          'lower',
        );
        expect(best.every(Boolean)).toBe(false);
        for (const [index, isBest] of best.entries()) if (isBest) expect(values[index]).toBe(Math.min(...values));
      }),
    );
  });
});
