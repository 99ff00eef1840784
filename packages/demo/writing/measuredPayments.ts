import { z } from 'zod';
import { paymentMethodKeySchema, type PaymentMethodKey } from './paymentMethods.ts';
import { readContent } from './readContent.ts';

/** A deposit or a withdrawal of our own, as the diary of the casino's review tells it. */
const measuredPaymentSchema = z.strictObject({
  partner: z.string().min(1),
  method: paymentMethodKeySchema,
  kind: z.enum(['deposit', 'withdrawal']),
  /** As the casino counted it: `$52.300`, `52 USDT`; `-` where the diary does not say. */
  amount: z.string().min(1),
  /** From the order until the money was there. */
  minutes: z.int().positive(),
  detail: z.string(),
});

export const measuredPayments = readContent('measuredPayments.yaml', z.array(measuredPaymentSchema));

/** The quickest withdrawal by a method in minutes; null where none was measured. */
export function quickestWithdrawal(method: PaymentMethodKey): number | null {
  const times = measuredPayments.filter((each) => each.kind === 'withdrawal' && each.method === method).map(({ minutes }) => minutes);
  return times.length === 0 ? null : Math.min(...times);
}

/** `22 min`, `1 h 8 min`, `15 h` */
export function formatDuration(minutes: number): string {
  const parts = [Math.floor(minutes / 60), minutes % 60] as const;
  return [parts[0] > 0 ? `${parts[0]} h` : '', parts[1] > 0 ? `${parts[1]} min` : ''].filter(Boolean).join(' ');
}
