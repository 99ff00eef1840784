import type { PostbackMapping } from '@lupa/contracts/postback.ts';
import { fractionDigitsOf } from '../currencies.ts';
import { isEmptyWord } from './readIds.ts';

/** `amount` is exact, in units of the currency. */
export type Payment = { amount: string | null; currency: string | null };

type Money = { amount: string; currency: string | null; digits: string };

const currencyOfSign: Readonly<Record<string, string>> = {
  US$: 'USD',
  U$S: 'USD',
  R$: 'BRL',
  CA$: 'CAD',
  MX$: 'MXN',
  'S/': 'PEN',
  '€': 'EUR',
  '£': 'GBP',
  EURO: 'EUR',
  EUROS: 'EUR',
};
const currencyPattern = String.raw`U\$S|(?:US|CA|MX|R)\$|S/\.?|[$€£]|(?!PESOS?)[A-Z]{3,5}\$?`;
const moneyPattern = new RegExp(String.raw`^([+-]?)(${currencyPattern})?([+-]?)([\d.,]+)([+-]?)(${currencyPattern})?([+-]?)$`, 'i');
const mostWholeDigits = 16;

/** An amount and the code of its currency, or which of them cannot be read. `1.000` pesos is neither one peso nor a thousand. */
export function readPayment(
  text: string,
  code: string,
  { decimal, currency: usual }: Pick<PostbackMapping, 'decimal' | 'currency'>,
): Payment | 'amount' | 'currency' {
  if (saysNothing(text)) return { amount: null, currency: null };
  const money = readMoney(text, decimal);
  if (money === null) return 'amount';
  const said = code === '' || /^\$$/.test(code.trim()) ? '' : codeOf(code.trim());
  if (said !== '' && (said === null || !/^[A-Z]{3,5}$/.test(said) || isEmptyWord(said) || /^PESOS?$/.test(said))) return 'currency';
  const isOther = said !== '' && money.currency !== null && said !== money.currency;
  const currency = said || (money.currency ?? usual);
  if (currency === null || isOther) return 'currency';
  const isAmbiguous = fractionDigitsOf(currency) === 0 && decimal === '.' && /\.\d{3}$/.test(money.digits);
  return isAmbiguous ? 'amount' : { amount: money.amount, currency };
}

/** Also as spreadsheets show a zero of accountants: `$ -`. */
const saysNothing = (text: string): boolean => /^[$€£\s–—-]*$/.test(text) || isEmptyWord(text);

/** As programmes and accountants write it: `1.234,50`, `(12.50)`, `12.50-`, `USD 12.50`. Null where a sign might be either. */
export function readMoney(text: string, decimal: '.' | ','): Money | null {
  const plain = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<!\d)\s+|\s+(?!\d)/g, '');
  const [, sign = '', within] = /^([^\d()]*)\((.*)\)$/.exec(plain) ?? [];
  const inside = within === undefined ? undefined : `${sign}${within}`;
  const [, first = '', before = '', second = '', digits = '', third = '', after = '', last = ''] = moneyPattern.exec(inside ?? plain) ?? [];
  const signs = [first, second, third, last, inside === undefined ? '' : '-'].filter((sign) => sign !== '');
  const size = readDigits(digits, decimal);
  if (size === null || signs.length > 1 || (before !== '' && after !== '')) return null;
  const isNegative = signs[0] === '-' && size !== '0';
  return { amount: isNegative ? `-${size}` : size, currency: codeOf(before || after), digits };
}

/** `1.234,50` with a decimal comma → `1234.5`, `,5` → `0.5`; exact, 8 decimals at most. */
function readDigits(text: string, decimal: '.' | ','): string | null {
  const [group, sign] = decimal === '.' ? [',', '\\.'] : ['\\.', ','];
  const [match, whole = '0', decimals = ''] =
    new RegExp(`^(?!${sign}?$)(\\d+|\\d{1,3}(?:${group}\\d{3})+)?(?:${sign}(\\d{0,8}))?$`).exec(text) ?? [];
  const plain = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (match === undefined || plain.length > mostWholeDigits) return null;
  const rest = decimals.replace(/0+$/, '');
  return rest === '' ? plain : `${plain}.${rest}`;
}

function codeOf(sign: string): string | null {
  const plain = sign.toUpperCase().replace(/\.$/, '');
  return currencyOfSign[plain] ?? (plain.replace('$', '') || null);
}
