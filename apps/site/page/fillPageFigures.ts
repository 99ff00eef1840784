import { formatMinutes } from '@lupa/blocks/shared/rating/formatMeasure.ts';
import { formatBack } from '@lupa/blocks/shared/bonusCost/describeCost.ts';
import { currencyOf } from '@lupa/blocks/shared/offer/formatTerms.ts';
import type { PartnersClient } from '@lupa/clients/clients.ts';
import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import {
  type Figure,
  fillFigures,
  isTransferFigure,
  listFigures,
  type OfferFigureName,
  type TransferFigureName,
} from '@lupa/contracts/figure.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { market } from '@lupa/contracts/market.ts';
import { hoursOfTransfer } from '@lupa/domain/rating/measure.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import { orElse } from './middleware/orElse.ts';

type Facts = { attributes: Attributes | undefined; records: readonly CasinoRecord[] };
type Attributes = Pick<
  PartnerAttributes,
  'rating' | 'ratingTotal' | 'ratingParts' | 'offers' | 'payoutTime' | 'depositLimit' | 'depositLimitCurrency' | 'withdrawalLimit'
>;

/**
 * Content with the figures that its texts name, in a language; where none is named, the very same content, and nothing is asked for. A figure of
 * a partner that is not there, or cannot be asked for, is a dash.
 */
export async function fillPageFigures<Content>(
  content: Content,
  locale: string,
  { fetchPartnersBySlug, fetchRecords }: Pick<PartnersClient, 'fetchPartnersBySlug' | 'fetchRecords'>,
): Promise<Content> {
  const slugs = new Set<string>();
  const measured = new Set<string>();
  mapTexts(content, (text) => {
    for (const { name, partner } of listFigures(text)) (isTransferFigure(name) ? measured : slugs).add(partner);
    return text;
  });
  if (slugs.size + measured.size === 0) return content;
  const [partners, records] = await Promise.all([
    slugs.size === 0 ? [] : orElse(fetchPartnersBySlug([...slugs]), []),
    Promise.all([...measured].map((slug) => orElse(fetchRecords({ partner: slug }), []))),
  ]);
  const attributes = new Map(partners.map((partner) => [partner.slug, partner.attributes]));
  const valueOf = (figure: Figure) =>
    formatFigure(figure, { attributes: attributes.get(figure.partner), records: ofPartner(records.flat(), figure.partner) }, locale);
  return mapTexts(content, (text) => fillFigures(text, valueOf));
}

/** Every text inside of JSON, changed; what is no text stays. */
function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  if (typeof content === 'string') return change(content) as Content;
  if (Array.isArray(content)) return content.map((item: unknown) => mapTexts(item, change)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, mapTexts<unknown>(value, change)])) as Content;
}

const ofPartner = (records: readonly CasinoRecord[], slug: string) => records.filter(({ partnerSlug }) => partnerSlug === slug);

function formatFigure({ name, detail }: Figure, { attributes, records }: Facts, locale: string): string | null {
  if (isTransferFigure(name)) return formatTransfer(name, detail, records, locale);
  if (!attributes) return null;
  const measured = (measure: MeasureName) => attributes.ratingParts.find(({ basis }) => basis?.measure === measure)?.basis?.value ?? null;
  const format = (value: number | null, write: (value: number) => string) => (value === null ? null : write(value));
  switch (name) {
    case 'rating':
      return format(attributes.rating, (rating) => formatNumber(rating, locale, 1));
    case 'total':
      return format(attributes.ratingTotal, (total) => formatNumber(total, locale, 3));
    case 'score':
      return format(attributes.ratingParts.find(({ key }) => key === detail)?.score ?? null, (score) => formatNumber(score, locale, 1));
    case 'worstWithdrawal':
      return format(measured('worstWithdrawal'), (hours) => formatMinutes(hours * 60, locale));
    case 'slowestAnswer':
      return format(measured('slowestAnswer'), (minutes) => formatMinutes(minutes, locale));
    case 'reducedGames':
      return format(measured('reducedGames'), (share) => formatPercent(share, locale));
    case 'weight':
      return format(attributes.ratingParts.find(({ key }) => key === detail)?.weight ?? null, (weight) => formatPercent(weight, locale));
    case 'payoutTime':
      return insideSentence(attributes.payoutTime);
    case 'minimumDeposit':
      return attributes.depositLimit === '-'
        ? null
        : `${attributes.depositLimitCurrency[0]?.currencySymbol ?? ''}${attributes.depositLimit}`;
    case 'withdrawalLimit':
      return insideSentence(attributes.withdrawalLimit);
    default:
      return formatOfferFigure(name, findOffer(attributes.offers, detail), locale);
  }
}

/** `De 3 a 24 horas` inside a sentence; null for the dash of a text that is missing. */
const insideSentence = (text: string): string | null => (text === '-' ? null : text.charAt(0).toLowerCase() + text.slice(1));

function formatTransfer(name: TransferFigureName, method: string | null, records: readonly CasinoRecord[], locale: string): string | null {
  const kind = name.startsWith('withdrawal') ? 'withdrawal' : 'deposit';
  const [newest] = records
    .filter((record) => record.kind === kind && !record.isWithdrawn && (method === null || record.transfer?.method === method))
    .filter((record) => Number.isFinite(hoursOfTransfer(record) ?? Infinity))
    .toSorted((one, other) => other.day.localeCompare(one.day));
  const hours = newest && hoursOfTransfer(newest);
  if (!newest?.transfer || hours === undefined || hours === null) return null;
  const { amount } = newest.transfer;
  if (name.endsWith('Time')) return formatMinutes(hours * 60, locale);
  return amount === null ? null : formatMoney(amount, market.currency, locale);
}

function findOffer(offers: readonly Offer[], path: string | null): Offer | undefined {
  return path === null ? offers[0] : offers.find(({ attributes }) => attributes.afflinkProxy === path);
}

function formatOfferFigure(name: OfferFigureName, offer: Offer | undefined, locale: string): string | null {
  if (!offer) return null;
  const { attributes } = offer;
  const currency = currencyOf(attributes);
  const count = (value: number | null) => (value === null ? null : formatNumber(value, locale));
  const money = (value: number | null) => (value === null || currency === null ? null : formatMoney(value, currency, locale));
  switch (name) {
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
      return formatMoney(Math.round(turnover), currency, locale);
    case 'offerBack':
      return formatBack(back, currency, locale);
    case 'offerLost':
      return formatNumber(people.nothing, locale);
    case 'offerWon':
      return formatNumber(people.more, locale);
  }
}
