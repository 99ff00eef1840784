import { z } from 'zod';
import { neededListOf, objectOf, orDefault, listOf, readAs } from './generous.ts';
import { isObject } from './plainValues.ts';
import { number, someChoice, someText, sourceOrNull, textOrNull } from './values.ts';

/** `GET {cms}/globalPaymentMethod/`. `internalName` is the key, `logo` a source path on the image host. */
const writtenPaymentMethodSchema = objectOf({ internalName: someChoice, name: someText, slug: textOrNull, logo: sourceOrNull });
/** One without a key of its own is known by its name. */
export const paymentMethodSchema = readAs(writtenPaymentMethodSchema, (sent) => {
  if (!isObject(sent)) return sent;
  const { internalName, name, title, image, logo, ...method } = sent;
  return { ...method, internalName: internalName ?? name ?? title, name: name ?? title ?? internalName, logo: logo ?? image };
});
export const paymentMethodsSchema = neededListOf(paymentMethodSchema);
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

export const paymentMethodsExample: PaymentMethod[] = [
  { internalName: 'webpay', name: 'Webpay', slug: '/metodos-de-pago/webpay/', logo: 'media/webpay.png' },
];

const count = number.pipe(z.int().nonnegative());

/**
 * `GET {phoenix}/payment-use/`, an extension: how many of the casinos that are recommended today take a payment method, and in how many minutes
 * the measured withdrawals by it arrived; null where none has.
 */
export const paymentUseSchema = objectOf({
  recommended: count,
  deposits: count,
  withdrawals: count,
  best: listOf(someText),
  arrivals: orDefault(objectOf({ measured: count, quickest: count, slowest: count }).nullable(), null),
});
export type PaymentUse = z.output<typeof paymentUseSchema>;

export const paymentUseExample: PaymentUse = {
  recommended: 12,
  deposits: 7,
  withdrawals: 4,
  best: ['casino-andino'],
  arrivals: { measured: 3, quickest: 68, slowest: 1770 },
};
