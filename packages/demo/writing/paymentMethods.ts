import { z } from 'zod';

/** Real payment methods as people in Chile use them. `internalName` is the key everywhere. */
export const paymentMethods = [
  { internalName: 'webpay', name: 'Webpay', kind: 'Tarjetas chilenas' },
  { internalName: 'khipu', name: 'Khipu', kind: 'Transferencia' },
  { internalName: 'mach', name: 'MACH', kind: 'Prepago' },
  { internalName: 'cuentarut', name: 'CuentaRUT', kind: 'Cuenta vista' },
  { internalName: 'visa', name: 'Visa', kind: 'Tarjeta' },
  { internalName: 'mastercard', name: 'Mastercard', kind: 'Tarjeta' },
  { internalName: 'skrill', name: 'Skrill', kind: 'Billetera' },
  { internalName: 'neteller', name: 'Neteller', kind: 'Billetera' },
  { internalName: 'astropay', name: 'AstroPay', kind: 'Billetera' },
  {
    internalName: 'transferencia',
    name: 'Transferencia bancaria',
    kind: 'Transferencia',
  },
  { internalName: 'bitcoin', name: 'Bitcoin', kind: 'Criptomoneda' },
  { internalName: 'mercado-pago', name: 'Mercado Pago', kind: 'Billetera' },
  { internalName: 'servipag', name: 'Servipag', kind: 'Efectivo' },
  { internalName: 'tether', name: 'Tether (USDT)', kind: 'Criptomoneda' },
] as const;

export const paymentMethodKeySchema = z.enum(paymentMethods.map(({ internalName }) => internalName));
export type PaymentMethodKey = z.output<typeof paymentMethodKeySchema>;

/** The name of a method inside a sentence.
 * @throws when a key of the demo names no payment method. */
export function paymentMethodName(key: PaymentMethodKey): string {
  const method = paymentMethods.find(({ internalName }) => internalName === key);
  if (!method) throw new Error(`No payment method ${key}`);
  return method.internalName === 'transferencia' ? 'transferencia bancaria' : method.name;
}
