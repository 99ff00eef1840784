import type { z } from 'zod';
import { factSchema } from './fact.ts';
import { idText, listOf, numberOrNull, objectOf, orDefault, someText, textOrDash, textOrEmpty, textOrNull } from './generous.ts';

const currencySchema = objectOf({ currencyCode: someText });

/**
 * An offer (requirements 3.30 to 3.32). `amount1` and `minimumDeposit` are in whole units of the first currency (pesos for CLP),
 * `rollover` is how many times the bonus is to be played through, `expiration` an ISO date, `validityDays` the days a
 * player has once the bonus is taken. Everything after `expiration` is an extension and may be missing.
 */
export const offerSchema = objectOf({
  id: idText,
  offerType: textOrEmpty,
  attributes: objectOf({
    titlePreview: textOrDash,
    afflinkProxy: textOrEmpty,
    amount1: numberOrNull,
    currency1: listOf(currencySchema),
    currency: listOf(currencySchema),
    rollover: numberOrNull,
    expiration: textOrNull,
    percentage: numberOrNull,
    freeSpins: numberOrNull,
    minimumDeposit: numberOrNull,
    validityDays: numberOrNull,
    terms: textOrEmpty,
    termsUrl: textOrNull,
    fact: orDefault(factSchema, { source: null, verifiedOn: null }),
  }),
});
export type Offer = z.output<typeof offerSchema>;

export const offerExample: Offer = {
  id: 'casino-andino-bienvenida',
  offerType: 'welcome',
  attributes: {
    titlePreview: '100 % hasta $300.000 + 50 giros gratis',
    afflinkProxy: 'bienvenida',
    amount1: 300000,
    currency1: [{ currencyCode: 'CLP' }],
    currency: [],
    rollover: 35,
    expiration: '2027-03-31',
    percentage: 100,
    freeSpins: 50,
    minimumDeposit: 10000,
    validityDays: 30,
    terms: 'Rollover 35 veces el bono en 30 días. Apuesta máxima $5.000.',
    termsUrl: 'https://casino-andino.example/terminos',
    fact: { source: 'https://casino-andino.example/terminos', verifiedOn: '2026-11-02' },
  },
};
