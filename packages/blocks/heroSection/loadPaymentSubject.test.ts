// Requirements: 1.7, 3.18, 3.36.
import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PaymentUse } from '@lupa/contracts/paymentMethod.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { loadPaymentSubject } from './loadPaymentSubject.ts';

const use: PaymentUse = {
  recommended: 4,
  deposits: 2,
  withdrawals: 2,
  best: ['alto', 'retira', 'bajo', 'cuarto'],
  arrivals: { measured: 2, quickest: 68, slowest: 1770 },
};
const gone = () => Promise.reject(new Error('gone'));

const casino = (partnerSlug: string, changes: Partial<PartnerEntity> = {}): PartnerEntity => ({
  ...partnerEntityExample,
  partnerSlug,
  partnerName: partnerSlug.toUpperCase(),
  reviewSlug: `/resenas/${partnerSlug}/`,
  ...changes,
});

const load = (
  answer: PaymentUse | null | typeof gone,
  {
    paymentMethod = 'khipu',
    entities = async (slugs: readonly string[]) => slugs.map((slug) => casino(slug)),
  }: { paymentMethod?: string | null; entities?: (slugs: readonly string[]) => Promise<PartnerEntity[]> } = {},
) =>
  loadPaymentSubject(
    { paymentMethod },
    createExampleContext({
      clients: {
        content: { fetchPartnerEntities: entities },
        partners: { fetchPaymentUse: typeof answer === 'function' ? answer : async () => answer },
      },
    }),
  );

test('tells the way of the money: who takes it, who pays it out, and how soon it arrives', async () => {
  const note = 'de los 4 casinos de nuestra lista';
  expect((await load(use))?.way).toEqual([
    { label: 'Casinos para depositar', value: '2', note },
    { label: 'Casinos para retirar', value: '2', note },
    { label: 'La plata llega en', value: '1\u00a0h 8\u00a0min a 29\u00a0h 30\u00a0min', note: '2 retiros medidos' },
  ]);
});

test('names the three best rated, with the way to their reviews, and asks for no other casino', async () => {
  const asked: string[][] = [];
  const entities = async (slugs: readonly string[]) => {
    asked.push([...slugs]);
    return slugs.map((slug) => casino(slug));
  };
  const best = (await load(use, { entities }))?.best?.casinos;
  expect(asked).toEqual([['alto', 'retira', 'bajo']]);
  expect(best?.map(({ name }) => name)).toEqual(['ALTO', 'RETIRA', 'BAJO']);
  expect(best?.[0]?.anchor).toEqual({ href: '/resenas/alto/' });
  const withoutReview = async (slugs: readonly string[]) => slugs.map((slug) => casino(slug, { reviewSlug: null }));
  expect((await load(use, { entities: withoutReview }))?.best).toBeNull();
});

test('says when money only goes in', async () => {
  expect((await load(use))?.depositsOnly).toBeNull();
  expect((await load({ ...use, withdrawals: 0 }))?.depositsOnly).toContain('Solo para depositar');
  expect((await load({ ...use, deposits: 0, withdrawals: 0, best: [] }))?.depositsOnly).toBeNull();
});

test('without the casinos the logo is left, without both there is no subject', async () => {
  expect(await load(use, { entities: gone })).toMatchObject({ logo: { alt: 'Khipu' }, way: expect.any(Array), best: null });
  expect(await load(gone)).toMatchObject({ logo: { alt: 'Khipu' }, way: null, best: null });
  expect(await load(null)).toMatchObject({ logo: { alt: 'Khipu' }, way: null, best: null });
  expect(await load(gone, { paymentMethod: 'unheard-of' })).toBeNull();
  expect(await load(use, { paymentMethod: null })).toBeNull();
});
