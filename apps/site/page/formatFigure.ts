import { formatBack } from '@lupa/blocks/shared/bonusCost/describeCost.ts';
import { currencyOf, formatDepositLimit, formatHeadline, formatLimit } from '@lupa/blocks/shared/offer/formatTerms.ts';
import { formatMinutes } from '@lupa/blocks/shared/rating/formatMeasure.ts';
import type { FigureName, OfferFigureName, RecordFigureName } from '@lupa/contracts/figure.ts';
import { market } from '@lupa/contracts/market.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import { readNumber } from '@lupa/contracts/readNumber.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';

type Facts = { attributes: PartnerAttributes | undefined; numberOfGames: number | null };
type Reader = { locale: string; now: Date; microcopy: Microcopy };
type Wanted = { name: Exclude<FigureName, RecordFigureName>; detail: string | null };

/** What is known of a casino, but for its single records; null where it is not known. */
export function formatFigure({ name, detail }: Wanted, { attributes, numberOfGames }: Facts, reader: Reader): string | null {
  const { locale, now } = reader;
  const format = (value: number | null | undefined, write: (value: number) => string) =>
    value === null || value === undefined ? null : write(value);
  const count = (value: number | null) => format(value, (whole) => formatNumber(whole, locale));
  if (name === 'numberOfGames') return count(numberOfGames);
  if (!attributes) return null;
  const part = attributes.ratingParts.find(({ key }) => key === detail);
  const measured = (measure: MeasureName) => attributes.ratingParts.find(({ basis }) => basis?.measure === measure)?.basis?.value;
  switch (name) {
    case 'rating':
      return format(attributes.rating, (rating) => formatNumber(rating, locale, 1));
    case 'total':
      return format(attributes.ratingTotal, (total) => formatNumber(total, locale, 3));
    case 'score':
      return format(part?.score, (score) => formatNumber(score, locale, 1));
    case 'weight':
      return format(part?.weight, (weight) => formatPercent(weight, locale));
    case 'worstWithdrawal':
      return format(measured('worstWithdrawal'), (hours) => formatMinutes(hours * 60, locale));
    case 'slowestAnswer':
      return format(measured('slowestAnswer'), (minutes) => formatMinutes(minutes, locale));
    case 'reducedGames':
      return format(measured('reducedGames'), (share) => formatPercent(share, locale));
    case 'averageReturn':
      return format(readNumber(attributes.casinoRtp), (share) => formatPercent(share, locale));
    case 'established':
      return insideSentence(attributes.established);
    case 'yearsOnline':
      return format(readNumber(attributes.established), (year) => String(Number(dayInMarket(now).slice(0, 4)) - year));
    case 'studios':
      return count(attributes.providers.length || null);
    case 'payoutTime':
      return insideSentence(attributes.payoutTime);
    case 'minimumDeposit':
      return attributes.depositLimit === '-' ? null : formatDepositLimit(attributes, locale);
    case 'minimumWithdrawal':
      // Of the casino: services say it with each of its offers.
      return format(attributes.offers[0]?.attributes.minimumWithdrawal, (amount) => formatMoney(amount, market.currency, locale));
    case 'withdrawalLimit':
      return insideSentence(formatLimit(attributes.withdrawalLimit, attributes.depositLimitCurrency, locale));
    default:
      return formatOfferFigure(name, findOffer(attributes.offers, detail), reader);
  }
}

/** `De 3 a 24 horas` inside a sentence; null for the dash of a text that is missing. */
const insideSentence = (text: string): string | null => (text === '-' ? null : text.charAt(0).toLowerCase() + text.slice(1));

function findOffer(offers: readonly Offer[], path: string | null): Offer | undefined {
  return path === null ? offers[0] : offers.find(({ attributes }) => attributes.afflinkProxy === path);
}

function formatOfferFigure(name: OfferFigureName, offer: Offer | undefined, reader: Reader): string | null {
  if (!offer) return null;
  const { locale } = reader;
  const { attributes } = offer;
  const currency = currencyOf(attributes);
  const count = (value: number | null) => (value === null ? null : formatNumber(value, locale));
  const money = (value: number | null) => (value === null ? null : formatMoney(value, currency ?? market.currency, locale));
  switch (name) {
    case 'offerTitle':
      return formatHeadline(offer, reader).text;
    case 'offerPercentage':
      return attributes.percentage === null ? null : formatPercent(attributes.percentage, locale);
    case 'offerRollover':
      return count(attributes.rollover);
    case 'offerSpins':
      return count(attributes.freeSpins);
    case 'offerDays':
      return count(attributes.validityDays);
    case 'offerMinimumDeposit':
      return money(attributes.minimumDeposit);
    case 'offerMaximumBet':
      return money(attributes.maximumBet);
    case 'offerMaximumCashout':
      return money(attributes.maximumCashout);
    default:
      return formatOfferCost(name, offer, currency, locale);
  }
}

type CostFigureName = 'offerTurnover' | 'offerBack' | 'offerLost' | 'offerWon';

function formatOfferCost(name: CostFigureName, offer: Offer, currency: string | null, locale: string): string | null {
  const cost = currency === null ? null : usualCostOf(offer, currency);
  if (currency === null || cost?.is !== 'known') return null;
  const { turnover, back, people } = cost.result;
  switch (name) {
    case 'offerTurnover':
      return formatMoney(turnover, currency, locale);
    case 'offerBack':
      return formatBack(back, currency, locale);
    case 'offerLost':
      return formatNumber(people.nothing, locale);
    case 'offerWon':
      return formatNumber(people.more, locale);
  }
}
