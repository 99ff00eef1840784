/** Real payment methods as people in Chile use them. `internalName` is the key everywhere. */
export const paymentMethods = [
  { internalName: 'webpay', name: 'Webpay', kind: 'Tarjetas chilenas', slug: '/metodos-de-pago/webpay/' },
  { internalName: 'khipu', name: 'Khipu', kind: 'Transferencia', slug: '/metodos-de-pago/khipu/' },
  { internalName: 'mach', name: 'MACH', kind: 'Prepago', slug: '/metodos-de-pago/mach/' },
  { internalName: 'cuentarut', name: 'CuentaRUT', kind: 'Cuenta vista', slug: '/metodos-de-pago/cuentarut/' },
  { internalName: 'visa', name: 'Visa', kind: 'Tarjeta', slug: '/metodos-de-pago/visa/' },
  { internalName: 'mastercard', name: 'Mastercard', kind: 'Tarjeta', slug: '/metodos-de-pago/mastercard/' },
  { internalName: 'skrill', name: 'Skrill', kind: 'Billetera', slug: '/metodos-de-pago/skrill/' },
  { internalName: 'neteller', name: 'Neteller', kind: 'Billetera', slug: '/metodos-de-pago/neteller/' },
  { internalName: 'astropay', name: 'AstroPay', kind: 'Billetera', slug: '/metodos-de-pago/astropay/' },
  {
    internalName: 'transferencia',
    name: 'Transferencia bancaria',
    kind: 'Transferencia',
    slug: '/metodos-de-pago/transferencia-bancaria/',
  },
  { internalName: 'bitcoin', name: 'Bitcoin', kind: 'Criptomoneda', slug: '/metodos-de-pago/bitcoin/' },
  { internalName: 'mercado-pago', name: 'Mercado Pago', kind: 'Billetera', slug: '/metodos-de-pago/mercado-pago/' },
  { internalName: 'servipag', name: 'Servipag', kind: 'Efectivo', slug: '/metodos-de-pago/servipag/' },
  { internalName: 'tether', name: 'Tether (USDT)', kind: 'Criptomoneda', slug: '/metodos-de-pago/tether/' },
] as const;

export type PaymentMethodKey = (typeof paymentMethods)[number]['internalName'];

/** @throws when a key of the demo names no payment method. */
export function paymentMethodName(key: PaymentMethodKey): string {
  const method = paymentMethods.find(({ internalName }) => internalName === key);
  if (!method) throw new Error(`No payment method ${key}`);
  return method.name;
}
