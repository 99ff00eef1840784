import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber } from '@lupa/ui/formatNumber.ts';
import { knownDays } from '@lupa/domain/schedule.ts';

type Terms = Offer['attributes'];

const unknown = '-';

/** How often a bonus has to be bet: `35x`, `none` in words where it need not be, or '-'. */
export function formatRollover({ rollover }: Pick<Terms, 'rollover'>, locale: string, none: string): string {
  if (rollover === 0) return none;
  return rollover === null ? unknown : `${formatNumber(rollover, locale)}x`;
}

/** Until when an offer stands: `31 mar 2027`, or '-'. */
export function formatExpiration({ expiration }: Pick<Terms, 'expiration'>, locale: string): string {
  return expiration === null ? unknown : formatDate(expiration, locale, 'short');
}

/** How long a player has to play the bonus through: `30 días`, or '-'. */
export function formatValidity(
  { validityDays }: Pick<Terms, 'validityDays'>,
  locale: string,
  { days_count, days_count_one }: Pick<Microcopy, 'days_count' | 'days_count_one'>,
): string {
  const days = knownDays(validityDays);
  if (days === null) return unknown;
  return days === 1 ? days_count_one : days_count.replace('{count}', formatNumber(days, locale));
}

/** What an offer asks to be deposited, in its currency: `$10.000`, or '-'. */
export function formatMinimumDeposit(terms: Pick<Terms, 'minimumDeposit' | 'currency1' | 'currency'>, locale: string): string {
  const { minimumDeposit } = terms;
  if (minimumDeposit === null) return unknown;
  const currency = currencyOf(terms);
  return currency === null ? formatNumber(minimumDeposit, locale) : formatMoney(minimumDeposit, currency, locale);
}

/** The least that a casino takes, whatever the offer: `$5.000`, or '-'. */
export function formatDepositLimit({
  depositLimit,
  depositLimitCurrency,
}: Pick<PartnerAttributes, 'depositLimit' | 'depositLimitCurrency'>): string {
  return depositLimit === unknown ? unknown : `${depositLimitCurrency[0]?.currencySymbol ?? ''}${depositLimit}`;
}

/** The code of the currency that an offer's amounts are in, `CLP`; null where it names none. */
export function currencyOf({ currency1, currency }: Pick<Terms, 'currency1' | 'currency'>): string | null {
  return (currency1[0] ?? currency[0])?.currencyCode ?? null;
}
