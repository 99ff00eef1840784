import { partnerEntityExample, type PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import { expect, test } from 'vitest';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { loadPaymentSubject } from './loadPaymentSubject.ts';

const khipu = [{ internalName: 'khipu', name: 'Khipu' }];
const gone = () => Promise.reject(new Error('gone'));

const casino = (partnerName: string, changes: Partial<PartnerEntity>): PartnerEntity => ({
  ...partnerEntityExample,
  partnerName,
  reviewSlug: `/resenas/${partnerName.toLowerCase()}/`,
  depositPaymentMethods: [],
  withdrawalPaymentMethods: [],
  ...changes,
});

const load = (entities: PartnerEntity[] | typeof gone, paymentMethod: string | null = 'khipu') =>
  loadPaymentSubject(
    { paymentMethod },
    createExampleContext({
      clients: { content: { fetchPartnerEntities: typeof entities === 'function' ? entities : async () => entities } },
    }),
  );

const casinos = [
  casino('Bajo', { rating: 6, depositPaymentMethods: khipu, withdrawalPaymentMethods: khipu }),
  casino('Alto', { rating: 9, depositPaymentMethods: khipu }),
  casino('Retira', { rating: 7, withdrawalPaymentMethods: khipu }),
  casino('Otro', { rating: 10 }),
  casino('Inactivo', { activePartner: false, depositPaymentMethods: khipu }),
  casino('Reemplazado', { recommendedPartner: 'alto', withdrawalPaymentMethods: khipu }),
];

test('counts the casinos that are recommended, for deposits and for withdrawals', async () => {
  expect((await load(casinos))?.counts).toEqual({
    figures: [
      { label: 'Casinos para depositar', value: '2', note: null },
      { label: 'Casinos para retirar', value: '2', note: null },
    ],
    of: 'de los 4 casinos que recomendamos',
  });
});

test('names the best rated of them once each, with the way to their reviews', async () => {
  const best = (await load(casinos))?.best?.casinos;
  expect(best?.map(({ name }) => name)).toEqual(['Alto', 'Retira', 'Bajo']);
  expect(best?.[0]?.anchor).toEqual({ href: '/resenas/alto/' });
  expect((await load(casinos.map((each) => ({ ...each, reviewSlug: null }))))?.best).toBeNull();
});

test('says when money only goes in', async () => {
  expect((await load(casinos))?.depositsOnly).toBeNull();
  expect((await load([casino('Alto', { depositPaymentMethods: khipu })]))?.depositsOnly).toContain('Solo para depositar');
  expect((await load([casino('Nadie', {})]))?.depositsOnly).toBeNull();
});

test('without the casinos the logo is left, without both there is no subject', async () => {
  expect(await load(gone)).toMatchObject({ logo: { alt: 'Khipu' }, counts: null, best: null });
  expect(await load(gone, 'unheard-of')).toBeNull();
  expect(await load(casinos, null)).toBeNull();
});
