// Requirements: 10.26.
import { toplistPartnerExample, type PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentBasis } from './presentBasis.ts';
import { formatVerdict, presentVerdict } from './presentVerdict.ts';

const present = (changes: Partial<PartnerAttributes>) =>
  presentVerdict({ ...toplistPartnerExample.attributes, ...changes }, createExampleContext());

test('a verdict says why and since when', () => {
  expect(present({})).toMatchObject({
    text: 'Lo recomendamos',
    tone: 'good',
    reasons: ['Puntos de la licencia que fallan: 0', 'Así desde el 28 oct 2026'],
  });
});

test.each([
  ['reserves', {}, 'Con reparos'],
  ['notRecommended', {}, 'No lo recomendamos'],
  ['notRecommended', { activePartner: false }, 'Ya no lo recomendamos'],
  ['blacklisted', { activePartner: false }, 'En la lista negra'],
  ['closed', { activePartner: false }, 'Cerrado a jugadores nuevos'],
  ['unreviewed', {}, 'Sin revisar'],
] as const)('%s with %j is told as it is', (kind, changes, text) => {
  expect(present({ ...changes, verdict: { kind, criterion: null, since: null } })).toMatchObject({ text, reasons: [] });
});

test('a verdict tells the worst withdrawal that was measured, once where it is what decides', () => {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part?.basis) throw new Error('The example has changed.');
  const payments = { ...part, key: 'payments', basis: { ...part.basis, measure: 'worstWithdrawal', value: 22.5 } };
  const told = 'Peor retiro medido: 22\u00a0h 30\u00a0min';
  const since = 'Así desde el 28 oct 2026';
  expect(present({ ratingParts: [payments, part] })?.reasons).toEqual(['Puntos de la licencia que fallan: 0', told, since]);
  const verdict = { kind: 'recommended', criterion: 'payments', since: '2026-10-28' } as const;
  expect(present({ ratingParts: [payments, part], verdict })?.reasons).toEqual([told, since]);
});

test('what was not measured is told by the name of the part that decides, and a part without a key decides nothing', () => {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part) throw new Error('The example has changed.');
  const reasonsOf = (key: string, criterion: string) =>
    present({ ratingParts: [{ ...part, key, basis: null }], verdict: { kind: 'recommended', criterion, since: null } })?.reasons;
  expect([reasonsOf('licence', 'licence'), reasonsOf('licence', 'payments'), reasonsOf('', '')]).toEqual([[part.name], [], []]);
});

test.each([
  [{ staleAfter: null }, 'Verificado el 20 nov 2026'],
  [{ staleAfter: '2026-12-20' }, 'Verificado el 20 nov 2026 · Cuenta hasta el 20 dic 2026'],
  [{ verifiedOn: null, staleAfter: '2026-12-20' }, null],
  [{ isStale: true, staleAfter: '2026-12-20' }, null],
])('a measure with %j says of its date: %j', (changes, verified) => {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part?.basis) throw new Error('The example has changed.');
  const basis = { ...part.basis, verifiedOn: '2026-11-20', isStale: false, ...changes };
  const presented = presentBasis({ ...part, basis }, createExampleContext());
  expect([presented?.verified, presented?.stale !== null]).toEqual([verified, basis.isStale]);
});

test('as a line of text it is a sentence for each', () => {
  expect(formatVerdict({ text: 'Con reparos', reasons: ['Rollover: 35 veces', 'Así desde el 20 nov 2026'] })).toBe(
    'Con reparos. Rollover: 35 veces. Así desde el 20 nov 2026',
  );
});
