import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { type Offer, offerExample } from '@lupa/contracts/offer.ts';
import type { OfferTerm } from '@lupa/contracts/offerVersion.ts';
import type { OfferChange } from '@lupa/domain/offerChanges.ts';
import { describe, expect, it } from 'vitest';
import type { BlockContext } from '../../block.ts';
import { presentChange } from './presentChange.ts';

const texts = { locale: 'es-CL', microcopy: buildMicrocopy([]) } as unknown as Pick<BlockContext, 'locale' | 'microcopy'>;
const offerWith = (attributes: object): Offer => ({ ...offerExample, attributes: { ...offerExample.attributes, ...attributes } });
const present = (before: Offer | null, after: Offer | null, terms: OfferTerm[] = []) =>
  presentChange({ before, after, terms } as OfferChange, texts);
const wordOf = (term: OfferTerm, value: unknown) =>
  present(offerWith({ [term]: value }), offerExample, [term]).terms[0]?.before.replaceAll('\u00a0', ' ');

describe('a term of an offer', () => {
  it.each<[OfferTerm, unknown, string]>([
    ['amount1', 50_000, '$50.000'],
    ['amount1', null, 'sin dato'],
    ['rollover', 35, '35x'],
    ['rollover', 0, 'Sin rollover'],
    ['rollover', null, 'sin dato'],
    ['percentage', 100, '100 %'],
    ['freeSpins', 20, '20'],
    ['validityDays', 1, '1 día'],
    ['validityDays', 2, '2 días'],
    ['validityDays', 0, '0 días'],
    ['expiration', '2026-12-31', '31 dic 2026'],
    ['isSticky', true, texts.microcopy.offer_sticky_yes],
    ['isSticky', false, texts.microcopy.offer_sticky_no],
    ['isSticky', null, 'sin dato'],
    ['rolloverBasis', 'bonus', texts.microcopy.offer_basis_bonus],
    ['cashbackPaidAs', 'cash', texts.microcopy.offer_paid_cash],
    ['cashbackPaidAs', 'bonus', texts.microcopy.offer_paid_bonus],
    ['gameWeights', {}, 'sin dato'],
    ['gameWeights', { UNKNOWN: 10 }, 'UNKNOWN: 10 %'],
    ['currency', [], 'sin dato'],
    ['currency', [{ currencyCode: 'CLP' }, { currencyCode: 'USD' }], 'CLP, USD'],
    ['titlePreview', '', 'sin dato'],
    ['terms', 'a', 'a'],
  ])('%s of %j is written as it is said', (term, value, word) => {
    expect(wordOf(term, value)).toBe(word);
  });

  it('is a plain number where no currency is known', () => {
    const before = offerWith({ amount1: 5000, currency: [], currency1: [] });
    expect(present(before, offerExample, ['amount1']).terms[0]?.before).toBe('5.000');
  });

  it('is left out where it is the title and others changed', () => {
    const named = (terms: OfferTerm[]) => present(offerExample, offerExample, terms).terms.map(({ name }) => name);
    const { offer_term_title: title, rollover } = texts.microcopy;
    expect([named(['titlePreview']), named(['titlePreview', 'rollover'])]).toEqual([[title], [rollover]]);
  });
});

describe('a change of an offer', () => {
  it('is that it came or went', () => {
    expect(present(null, offerExample)).toMatchObject({
      event: 'Bono nuevo',
      offer: offerExample.attributes.titlePreview,
      terms: [],
      verdict: null,
    });
    expect(present(offerExample, null)).toMatchObject({ event: 'Ya no se ofrece', offer: offerExample.attributes.titlePreview });
  });

  it('is better with less to play through, worse with more, and neither where nothing changes', () => {
    const known = (rollover: number) => offerWith({ rollover, rolloverBasis: 'bonus', amount1: 100_000, percentage: 100, freeSpins: null });
    const [easy, hard] = [known(10), known(60)];
    expect(present(hard, easy, ['rollover']).verdict).toEqual({ text: 'Mejor para ti', tone: 'good' });
    expect(present(easy, hard, ['rollover']).verdict).toEqual({ text: 'Peor para ti', tone: 'caution' });
    expect(present(easy, hard, ['rollover']).cost.length).toBeGreaterThan(0);
    expect(present(easy, easy)).toMatchObject({ event: null, cost: [], verdict: null });
  });

  it('has no verdict where the cost is not known', () => {
    const unknown = offerWith({ rollover: null });
    const noCurrency = offerWith({ currency: [], currency1: [] });
    expect(present(unknown, offerExample)).toMatchObject({ cost: [], verdict: null });
    expect(present(offerExample, noCurrency)).toMatchObject({ cost: [], verdict: null });
  });
});
