// Requirements: 10.26.
import { toplistPartnerExample, type PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../examples/exampleContext.ts';
import { presentVerdict } from './presentVerdict.ts';

const present = (changes: Partial<PartnerAttributes>) =>
  presentVerdict({ ...toplistPartnerExample.attributes, ...changes }, createExampleContext());

test('a verdict says why and since when', () => {
  expect(present({})).toMatchObject({
    text: 'Lo recomendamos',
    tone: 'good',
    why: 'Puntos de la licencia que fallan: 0',
    since: { text: '28 de octubre de 2026' },
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
  expect(present({ ...changes, verdict: { kind, criterion: null, since: null } })).toMatchObject({ text, why: null, since: null });
});

test('the worst withdrawal is told where one was measured', () => {
  const [part] = toplistPartnerExample.attributes.ratingParts;
  if (!part?.basis) throw new Error('The example has changed.');
  const basis = { ...part.basis, measure: 'worstWithdrawal', value: 22.5 };
  expect(present({ ratingParts: [{ ...part, basis }] })?.worstWithdrawal).toBe('22\u00a0h 30\u00a0min');
  expect(present({ ratingParts: [] })?.worstWithdrawal).toBeNull();
});
