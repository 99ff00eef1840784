const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Requirement 4.37: `$ {amount} CLP`, the decimal part padded to two digits. `amount` is in units of the currency; one that is not of the market
 * stands under its own name: `{amount} EUR`.
 */
export function formatPrize(amount: number, pageLocale: string, currencyCode = 'CLP'): string {
  // Amounts come twice a second, and making a formatter costs far more than using one.
  const formatter = formatters.get(pageLocale) ?? new Intl.NumberFormat(pageLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formatters.set(pageLocale, formatter);
  const figure = formatter.format(amount);
  return currencyCode === 'CLP' ? `$ ${figure} CLP` : `${figure} ${currencyCode}`;
}
