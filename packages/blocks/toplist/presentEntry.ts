import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { buildPaidAnchor, type AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../block.ts';
import { presentFacts, type PresentedFact } from './presentFacts.ts';
import type { PartnerSummary } from './toplistPartners.ts';

export type PresentedEntry = {
  slug: string;
  name: string;
  /** From 1. */
  position: number;
  logo: PictureProps | null;
  rating: { score: number; text: string; label: string } | null;
  license: PresentedFact;
  bonusType: string | null;
  bonus: string;
  isExpired: boolean;
  facts: PresentedFact[];
  payments: PictureProps[];
  terms: string;
  termsAnchor: AnchorProps | null;
  verifiedOn: string | null;
  summary: PartnerSummary | null;
  review: AnchorProps | null;
  /** The way to the partner: null without an offer, and never there for an outdated partner. */
  clickOut: AnchorProps | null;
  outdated: { recommended: { name: string; anchor: AnchorProps | null } | null } | null;
};

export type EntrySurroundings = {
  blockId: string;
  identifier: string;
  responseId: string;
  position: number;
  /** The day in Chile, `2026-11-02`. */
  today: string;
  bonusTypes: Record<string, string>;
  recommended: Map<string, ToplistPartner>;
  summary: PartnerSummary | null;
};

/** One partner of a toplist as its card shows it. */
export function presentEntry(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): PresentedEntry {
  const { presenter, locale } = context;
  const { attributes } = partner;
  const isOutdated = isCasinoOutdated(attributes);
  const offer = shownOffer(attributes);
  const terms = offer?.attributes;
  return {
    slug: partner.slug,
    name: partner.name,
    position: list.position,
    logo:
      attributes.logo === null ? null : presenter.picture(logoOf(attributes.logo, partner.name), { width: 128, height: 64, fit: 'inside' }),
    rating: presentRating(attributes.rating, context),
    bonusType: (offer && list.bonusTypes[offer.offerType]) ?? null,
    bonus: attributes.toplistOffer === '-' ? (terms?.titlePreview ?? context.microcopy.no_offer) : attributes.toplistOffer,
    isExpired: terms ? terms.expiration !== null && terms.expiration.slice(0, 10) < list.today : false,
    ...presentFacts(attributes, offer, context),
    payments: attributes.paymentMethod.flatMap(({ name, image }) =>
      image === null
        ? []
        : [presenter.picture({ src: image, alt: name, width: null, height: null }, { width: 96, height: 32, fit: 'inside' })],
    ),
    terms: terms?.terms ?? '',
    termsAnchor:
      isOutdated || !terms?.termsUrl || presenter.anchor({ url: terms.termsUrl }).href === '#' ? null : buildPaidAnchor(terms.termsUrl),
    verifiedOn: terms?.fact.verifiedOn ? formatDate(terms.fact.verifiedOn, locale, 'short') : null,
    summary: list.summary,
    review: presentReview(partner, list, context),
    clickOut: isOutdated || !terms?.afflinkProxy ? null : presenter.clickOut(partner.slug, terms.afflinkProxy, placementOf(list)),
    outdated: isOutdated ? { recommended: presentRecommended(attributes, list, context) } : null,
  };
}

/** The offer that this toplist shows: the one it names, or the partner's main one. */
export function shownOffer({ offers, toplistOfferId }: PartnerAttributes): Offer | undefined {
  return offers.find((offer) => offer.id === toplistOfferId) ?? offers[0];
}

const logoOf = (src: string, name: string) => ({ src, alt: name, width: null, height: null });

function presentRating(score: number | null, { locale, microcopy }: BlockContext): PresentedEntry['rating'] {
  if (score === null) return null;
  const text = formatNumber(score, locale, 1);
  return { score, text, label: `${microcopy.rating} ${text} ${microcopy.rating_out_of}` };
}

function placementOf({ blockId, identifier, responseId, position }: EntrySurroundings) {
  return { block: blockId, toplist: identifier, responseId, linkId: 'cta', position };
}

function presentReview(partner: ToplistPartner, list: EntrySurroundings, { presenter }: BlockContext): AnchorProps | null {
  const { reviewSlug } = partner.attributes;
  if (reviewSlug === null) return null;
  return {
    ...presenter.anchor({ url: reviewSlug }),
    'data-response-id': list.responseId,
    'data-link-id': 'review',
    'data-link-data': JSON.stringify({ partner: partner.slug, toplist: list.identifier, position: list.position }),
  };
}

function presentRecommended({ recommendedPartner }: PartnerAttributes, { recommended }: EntrySurroundings, { presenter }: BlockContext) {
  const instead = recommendedPartner === null ? undefined : recommended.get(recommendedPartner);
  if (!instead) return null;
  const { reviewSlug } = instead.attributes;
  return { name: instead.name, anchor: reviewSlug === null ? null : presenter.anchor({ url: reviewSlug }) };
}
