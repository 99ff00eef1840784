import { formatBack } from '@lupa/blocks/shared/bonusCost/describeCost.ts';
import { currencyOf } from '@lupa/blocks/shared/offer/formatTerms.ts';
import type { PartnersClient } from '@lupa/clients/clients.ts';
import { type Figure, fillFigures, listFigures, type OfferFigureName } from '@lupa/contracts/figure.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { MeasureName } from '@lupa/contracts/ratingMethod.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { formatMoney, formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import { orElse } from '../middleware/orElse.ts';

type Attributes = Pick<PartnerAttributes, 'rating' | 'ratingTotal' | 'ratingParts' | 'offers'>;

/**
 * Content with the figures that its texts name, in a language; where none is named, the very same content, and nothing is asked for. A figure of
 * a partner that is not there, or cannot be asked for, is a dash.
 */
export async function fillPageFigures<Content>(
  content: Content,
  locale: string,
  { fetchPartnersBySlug }: Pick<PartnersClient, 'fetchPartnersBySlug'>,
): Promise<Content> {
  const slugs = new Set<string>();
  mapTexts(content, (text) => {
    for (const { partner } of listFigures(text)) slugs.add(partner);
    return text;
  });
  if (slugs.size === 0) return content;
  const partners = await orElse(fetchPartnersBySlug([...slugs]), []);
  const attributes = new Map(partners.map((partner) => [partner.slug, partner.attributes]));
  const valueOf = (figure: Figure) => formatFigure(figure, attributes.get(figure.partner), locale);
  return mapTexts(content, (text) => fillFigures(text, valueOf));
}

/** Every text inside of JSON, changed; what is no text stays. */
function mapTexts<Content>(content: Content, change: (text: string) => string): Content {
  if (typeof content === 'string') return change(content) as Content;
  if (Array.isArray(content)) return content.map((item: unknown) => mapTexts(item, change)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, mapTexts<unknown>(value, change)])) as Content;
}

function formatFigure({ name, detail }: Figure, attributes: Attributes | undefined, locale: string): string | null {
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
      return format(measured('worstWithdrawal'), (hours) => formatDuration(hours, 'hour', locale));
    case 'slowestAnswer':
      return format(measured('slowestAnswer'), (minutes) => formatDuration(minutes, 'minute', locale));
    case 'reducedGames':
      return format(measured('reducedGames'), (share) => formatPercent(share, locale));
    case 'offerRollover':
    case 'offerTurnover':
    case 'offerBack':
    case 'offerLost':
    case 'offerWon':
      return formatOfferFigure(name, findOffer(attributes.offers, detail), locale);
  }
}

/** The one of that path, or the main one where none is named. */
function findOffer(offers: readonly Offer[], path: string | null): Offer | undefined {
  return path === null ? offers[0] : offers.find(({ attributes }) => attributes.afflinkProxy === path);
}

function formatOfferFigure(name: OfferFigureName, offer: Offer | undefined, locale: string): string | null {
  if (!offer) return null;
  if (name === 'offerRollover') return offer.attributes.rollover === null ? null : formatNumber(offer.attributes.rollover, locale);
  const currency = currencyOf(offer.attributes);
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

function formatDuration(value: number, unit: 'hour' | 'minute', locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}
