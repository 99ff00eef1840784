// Requirements: 10.2.
import { toplistPartnerExample, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { presentTies } from './presentTies.ts';

function casino(slug: string, total: number | null, payments = 0): ToplistPartner {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part) throw new Error('The example has changed.');
  const ratingParts = [{ ...part, key: 'payments', name: 'Pagos', score: payments }];
  return { ...toplistPartnerExample, slug, attributes: { ...toplistPartnerExample.attributes, ratingTotal: total, ratingParts } };
}

const sums = [casino('a', 8.994), casino('b', 8.97), casino('c', 8.905), casino('d', 8.695), casino('e', null), casino('f', 8.687)];
const scores = [casino('a', 8.1, 9.43), casino('b', 7.9, 9.42), casino('c', 7.8, 9.42), casino('d', 8.8, 9.31)];

test.each([
  ['sums that round alike and stand side by side', sums, 'rating', { a: 'Suma: 8,994', b: 'Suma: 8,970' }],
  ['scores of a criterion, then sums', scores, 'payments', { a: '9,43', b: '9,42 · Suma: 7,900', c: 'Suma: 7,800' }],
  ['nothing in a list of an editor', sums, 'editor', {}],
  ['nothing in a list by cost', sums, 'cost', {}],
] as const)('dials that show the same are told apart by %s', (_, partners, orderedBy, decides) => {
  expect(Object.fromEntries(presentTies(partners, orderedBy, createExampleContext()).decides)).toEqual(decides);
});

test('the rule is said once, where there are ties', () => {
  const ruleOf = (partners: readonly ToplistPartner[], orderedBy: string) => presentTies(partners, orderedBy, createExampleContext()).rule;
  expect(ruleOf(sums, 'rating')).toMatch(/^Donde dos lupas muestran lo mismo, decide la suma con tres decimales[.] Si dos empatan/);
  expect(ruleOf(scores, 'payments')).toMatch(/^Donde dos lupas .* los decimales de Pagos y después la suma/);
  expect(ruleOf([casino('a', 9.1), casino('b', 8.9)], 'rating')).toBeNull();
});
