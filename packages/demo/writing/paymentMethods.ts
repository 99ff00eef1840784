import { z } from 'zod';
import { readContent } from './readContent.ts';

const paymentMethodKeys = [
  'webpay',
  'khipu',
  'mach',
  'cuentarut',
  'visa',
  'mastercard',
  'skrill',
  'neteller',
  'astropay',
  'transferencia',
  'bitcoin',
  'mercado-pago',
  'servipag',
  'tether',
] as const;
export const paymentMethodKeySchema = z.enum(paymentMethodKeys);
export type PaymentMethodKey = z.output<typeof paymentMethodKeySchema>;

const text = z.string().min(1);
const records = readContent(
  'paymentMethods.yaml',
  z
    .array(z.strictObject({ internalName: paymentMethodKeySchema, name: text, kind: text, nameInSentence: z.exactOptional(text) }))
    .length(paymentMethodKeys.length),
);
const namesInSentence = new Map(records.map(({ internalName, name, nameInSentence }) => [internalName, nameInSentence ?? name]));

/** Real payment methods as people in Chile use them: `content/paymentMethods.yaml`. `internalName` is the key everywhere. */
export const paymentMethods = records.map(({ internalName, name, kind }) => ({ internalName, name, kind }));

/** The name of a method inside a sentence.
 * @throws when a key of the demo names no payment method. */
export function paymentMethodName(key: PaymentMethodKey): string {
  const name = namesInSentence.get(key);
  if (name === undefined) throw new Error(`No payment method ${key}`);
  return name;
}
