import type { z } from 'zod';
import { neededListOf, objectOf, someText, textOrNull } from './generous.ts';

/** `GET {cms}/globalPaymentMethod/`. `internalName` is the key, `logo` a source path on the image host. */
export const paymentMethodSchema = objectOf({
  internalName: someText,
  name: someText,
  slug: textOrNull,
  logo: textOrNull,
});
export const paymentMethodsSchema = neededListOf(paymentMethodSchema);
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

export const paymentMethodsExample: PaymentMethod[] = [
  { internalName: 'webpay', name: 'Webpay', slug: '/metodos-de-pago/webpay/', logo: 'media/webpay.png' },
];
