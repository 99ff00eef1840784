import { z } from 'zod';

/** What may be written, by a request or from a feed: ids and codes as browsers can ask for them, amounts that a number holds to the cent. */
export const changeLimits = {
  jackpotId: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[^\p{Cc}]*$/u),
  currencyCode: z.string().regex(/^[A-Z]{3}$/, 'three capital letters are needed'),
  amount: z.number().nonnegative().max(1e13),
};
