import { formatMoney } from '@lupa/ui/formatNumber.ts';

/** An amount that was computed, in whole units of a currency or with its cents: `$378.000`, `−$78.000`. */
export function formatCost(amount: number, currency: string, locale: string): string {
  // What floating point leaves behind the cents is no money.
  const rounded = Math.round(Math.abs(amount) * 100) / 100;
  const text = formatMoney(rounded, currency, locale);
  // A currency without cents writes a cent as nothing.
  return amount < 0 && text !== formatMoney(0, currency, locale) ? `−${text}` : text;
}
