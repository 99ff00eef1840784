// Requirements: 2.102, 3.14.
import type { Clients } from '@lupa/clients/clients.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { loadProsCons, NoProsOrConsError } from './prosCons.load.server.ts';
import { prosConsSchema } from './prosCons.schema.ts';

type FetchEntities = Clients['content']['fetchPartnerEntities'];

const known: FetchEntities = async () => [{ ...partnerEntityExample, pros: ['Paga rápido'], cons: ['Rollover alto'] }];
const unknown: FetchEntities = async () => [];
const down: FetchEntities = () => Promise.reject(new Error('down'));

async function load(block: { partner?: string; pros?: string[]; cons?: string[] }, fetchPartnerEntities: FetchEntities = known) {
  const context = createExampleContext({ clients: { content: { fetchPartnerEntities } } });
  const { pros, cons } = await loadProsCons(prosConsSchema.parse({ id: 'p', ...block }), context);
  return [pros.points, cons.points];
}

test('the lists of the block stand as they are, and need no partner', async () => {
  expect(await load({ partner: 'casino-andino', pros: ['Uno'], cons: ['Dos'] }, down)).toEqual([['Uno'], ['Dos']]);
});

test('a list that is empty is the one of the partner', async () => {
  expect(await load({ partner: 'casino-andino' })).toEqual([['Paga rápido'], ['Rollover alto']]);
  expect(await load({ partner: 'casino-andino', pros: ['Uno'] })).toEqual([['Uno'], ['Rollover alto']]);
});

test('one list is enough, also when the partner cannot be asked', async () => {
  expect(await load({ pros: ['Uno'] })).toEqual([['Uno'], []]);
  expect(await load({ partner: 'casino-andino', cons: ['Dos'] }, down)).toEqual([[], ['Dos']]);
});

test('nothing at all is no block', async () => {
  await expect(load({})).rejects.toThrow(NoProsOrConsError);
  await expect(load({ partner: 'nadie' }, unknown)).rejects.toThrow(NoProsOrConsError);
  await expect(load({ partner: 'casino-andino' }, down)).rejects.toThrow('down');
});
