import { z } from 'zod';

/** A jackpot's amount at a moment: `GET /jackpots/{id}` and the `prize` event. `amount` is in units of the currency. */
export const prizeSchema = z.object({
  jackpotId: z.string().min(1),
  currencyCode: z.string().length(3),
  amount: z.number().nonnegative(),
  /** Counts up by at least one with each change of this jackpot. */
  sequence: z.int().nonnegative(),
  at: z.iso.datetime(),
});
export type Prize = z.output<typeof prizeSchema>;

export const trackSchema = z.object({ jackpotId: z.string().min(1).max(64), currencyCode: z.string().length(3) });
export type Track = z.output<typeof trackSchema>;

/** Events of the jackpot broadcaster, for `Server<…>` and `Socket<…>` of socket.io. */
export type JackpotClientEvents = { track: (request: Track) => void; stop: () => void };
export type JackpotServerEvents = { prize: (prize: Prize) => void };

/** Body of the authenticated `PUT /jackpots/{id}`. */
export const jackpotUpdateSchema = z.object({ currencyCode: z.string().length(3), amount: z.number().nonnegative() });
export type JackpotUpdate = z.output<typeof jackpotUpdateSchema>;

/** SPEC section 4: `$ {amount} CLP`, the decimal part padded to two digits. */
export function formatPrize(amount: number, pageLocale: string): string {
  const digits = new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  return `$ ${digits} CLP`;
}

export const trackExample: Track = { jackpotId: 'jp-1', currencyCode: 'CLP' };
export const jackpotUpdateExample: JackpotUpdate = { currencyCode: 'CLP', amount: 184_230_118.5 };

export const prizeExample: Prize = {
  jackpotId: 'jp-1',
  currencyCode: 'CLP',
  amount: 184_230_118.5,
  sequence: 412,
  at: '2026-11-02T12:00:00.000Z',
};
