import { defaultPageLocale } from '@lupa/contracts/locale.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
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

/** What an offer asks to be deposited, in its currency or else the market's: `$10.000`, or '-'. */
export function formatMinimumDeposit(terms: Pick<Terms, 'minimumDeposit' | 'currency1' | 'currency'>, locale: string): string {
  const { minimumDeposit } = terms;
  return minimumDeposit === null ? unknown : formatMoney(minimumDeposit, currencyOf(terms) ?? market.currency, locale);
}

/** The least that a casino takes, whatever the offer: `$5.000`, or '-'. */
export function formatDepositLimit(
  { depositLimit, depositLimitCurrency }: Pick<PartnerAttributes, 'depositLimit' | 'depositLimitCurrency'>,
  locale: string,
): string {
  const text = formatLimit(depositLimit, depositLimitCurrency, locale);
  return /^\d/.test(text) ? `${depositLimitCurrency[0]?.currencySymbol ?? ''}${text}` : text;
}

/** A bare number as money, the market's where no currency is named; texts stand as they are. */
export function formatLimit(limit: string, [currency]: PartnerAttributes['depositLimitCurrency'], locale: string): string {
  return formatPlain(limit, (value) =>
    currency ? `${currency.currencySymbol}${formatNumber(value, locale)}` : formatMoney(value, market.currency, locale),
  );
}

/** What a service sent as a bare number, written for people; texts stand as they are. */
export function formatPlain(text: string, write: (value: number) => string): string {
  return /^\d+([.,]\d{1,2})?$/.test(text) ? write(Number(text.replace(',', '.'))) : text;
}

/** The code of the currency that an offer's amounts are in, `CLP`; null where it names none. */
export function currencyOf({ currency1, currency }: Pick<Terms, 'currency1' | 'currency'>): string | null {
  return (currency1[0] ?? currency[0])?.currencyCode ?? null;
}

/** `lang` where the text is in another language than the page. */
export type Headline = { text: string; lang: string | undefined };

type HeadlineTexts = { locale: string; microcopy: Pick<Microcopy, HeadlineKey> };
type HeadlineKey =
  | 'offer_headline_match'
  | 'offer_headline_reload'
  | 'offer_headline_live'
  | 'offer_headline_cashback'
  | 'offer_headline_no_deposit'
  | 'offer_headline_spins'
  | 'offer_headline_spins_one';

const headlineOfType: Record<string, HeadlineKey> = {
  reload: 'offer_headline_reload',
  live: 'offer_headline_live',
  cashback: 'offer_headline_cashback',
  noDeposit: 'offer_headline_no_deposit',
};

/**
 * The headline of an offer: in the market's language the casino's own words, in others made from its figures (`100% up to CLP 300,000 + 50 free
 * spins`). An offer without figures keeps its words, marked with their language.
 */
export function formatHeadline({ offerType, attributes }: Offer, { locale, microcopy }: HeadlineTexts): Headline {
  const own = attributes.titlePreview;
  if (locale === defaultPageLocale) return { text: own, lang: undefined };
  const { percentage, amount1, freeSpins } = attributes;
  const amount = amount1 && formatMoney(amount1, currencyOf(attributes) ?? market.currency, locale);
  const share = percentage && formatPercent(percentage, locale);
  const money =
    share && amount ? microcopy.offer_headline_match.replace('{share}', () => share).replace('{amount}', () => amount) : share || amount;
  const spins = freeSpins && formatSpins(freeSpins, locale, microcopy);
  const [main, ...more] = [money, spins].filter((part) => typeof part === 'string' && part !== '');
  if (typeof main !== 'string') return { text: own, lang: market.locale };
  const key = headlineOfType[offerType];
  return { text: [key ? microcopy[key].replace('{offer}', () => main) : main, ...more].join(' + '), lang: undefined };
}

function formatSpins(count: number, locale: string, { offer_headline_spins, offer_headline_spins_one }: HeadlineTexts['microcopy']) {
  return count === 1 ? offer_headline_spins_one : offer_headline_spins.replace('{count}', formatNumber(count, locale));
}
