import { spanishLocale } from '@lupa/contracts/market.ts';

const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^[1-9]\d{0,2}(?:(?:\.\d{3})+(?:,\d{1,2})?|(?:,\d{3})+(?:\.\d{1,2})?)$/;

/** `$20.000`, `20,000`, `1.234,50`, `19.99`: no money has three decimals, so each is read in one way. Null for what is no amount. */
export function parseTypedMoney(text: string): number | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (plain.test(typed)) return Number(typed.replace(',', '.'));
  if (!grouped.test(typed)) return null;
  const [whole = '', decimals = '0'] = typed.split(/[.,](?=\d{1,2}$)/);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
}

/** `20.000`, without the sign of its currency. */
export const formatTypedMoney = (amount: number): string => amount.toLocaleString(spanishLocale, { maximumFractionDigits: 2 });
