import { market, spanishLocale } from '@lupa/contracts/market.ts';

export const countryName = new Intl.DisplayNames(spanishLocale, { type: 'region' }).of(market.country) ?? market.country;

export const [currencyUnit, currencyUnits] = [nameUnits(1), nameUnits(2)];

function nameUnits(count: number): string {
  const format = new Intl.NumberFormat(spanishLocale, { style: 'currency', currency: market.currency, currencyDisplay: 'name' });
  const name = format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? market.currency;
  return name.split(' ', 1)[0] ?? name;
}
