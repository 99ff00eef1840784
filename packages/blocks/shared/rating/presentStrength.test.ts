// Requirements: 10.28.
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import type { VerdictKind } from '@lupa/contracts/verdict.ts';
import { expect, it } from 'vitest';
import { presentStrengths } from './presentStrength.ts';

type Measures = Partial<Record<MeasureName, number | null>>;

const partner = (
  slug: string,
  measures: Measures,
  { kind = 'recommended', isStale = false }: { kind?: VerdictKind; isStale?: boolean } = {},
) => {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part?.basis) throw new Error('The example has no rating.');
  const { basis } = part;
  const ratingParts = Object.entries(measures).map(([measure, value], index) => ({
    ...part,
    key: measure,
    weight: 0.1 * (index + 1),
    basis: { ...basis, measure, value, isStale },
  }));
  return { slug, attributes: { ...toplistPartnerExample.attributes, ratingParts, verdict: { kind, criterion: null, since: null } } };
};

const strengthsOf = (...partners: ReturnType<typeof partner>[]) =>
  Object.fromEntries(
    [...presentStrengths(partners, { locale: 'es-CL', microcopy: buildMicrocopy([]) })].map(([slug, { why, bestFor }]) => [
      slug,
      [why?.replaceAll('\u00a0', ' ') ?? null, bestFor],
    ]),
  );

it('tells the measure in which a casino stands first, and else its next best place up to the third', () => {
  const found = strengthsOf(
    partner('a', { worstWithdrawal: 20, slowestAnswer: 9 }),
    partner('b', { worstWithdrawal: 12, slowestAnswer: 8 }),
    partner('c', { worstWithdrawal: 30, slowestAnswer: 7 }),
    partner('d', { worstWithdrawal: 40, slowestAnswer: 10 }),
  );
  expect(found).toEqual({
    a: ['Peor retiro medido: 20 h, 2.º de 4', null],
    b: ['Peor retiro medido: 12 h, 1.º de 4', 'Mejor para cobrar rápido'],
    c: ['Respuesta más lenta: 7 min, 1.º de 4', 'Mejor atención'],
    d: [null, null],
  });
});

it('tells nothing that more than three share, and money that never came is last', () => {
  const same = ['a', 'b', 'c', 'd'].map((slug) => partner(slug, { failedChecks: 0 }));
  expect(Object.values(strengthsOf(...same))).toEqual(Array.from({ length: 4 }, () => [null, null]));
  expect(strengthsOf(partner('a', { worstWithdrawal: null }), partner('b', { worstWithdrawal: 90 }))['b']?.[1]).toBe(
    'Mejor para cobrar rápido',
  );
});

it('gives each label once, each casino one, and none to a casino that is not recommended or whose tests are old', () => {
  const measures = { worstWithdrawal: 10, rollover: 20 };
  expect(strengthsOf(partner('a', measures), partner('b', measures), partner('c', measures))).toMatchObject({
    a: [expect.any(String), 'Mejor para cobrar rápido'],
    b: [expect.any(String), 'Mejor para el bono'],
    c: [expect.any(String), null],
  });
  expect(strengthsOf(partner('a', measures, { kind: 'reserves' }))['a']?.[1]).toBeNull();
  expect(strengthsOf(partner('a', measures, { isStale: true }))['a']).toEqual([null, null]);
});
