import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import type { Offer } from '@lupa/contracts/offer.ts';
import { usualCostOf } from '@lupa/domain/bonusCost/usualCost.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { isExpiredOn } from '@lupa/domain/schedule.ts';
import { isCasinoOutdated, isCasinoRecommended, mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import type { PartnerAttributes, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { type AnchorProps, buildPaidAnchor, leadsNowhere } from '@lupa/ui/anchor.ts';
import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import type { Placement } from '@lupa/contracts/placement.server.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext } from '../../block.ts';
import {
  type PresentedFact,
  type PresentedFacts,
  type PresentedScore,
  partnersLang,
  presentFacts,
  presentLogo,
  presentScore,
  presentSymbol,
  presentTermsPage,
} from './presentFacts.ts';
import { type PresentedLaw, presentLaw } from './presentLaw.ts';
import { presentVerdict, type PresentedVerdict } from '../rating/presentVerdict.ts';
import type { Strength } from '../rating/presentStrength.ts';
import { currencyOf, formatHeadline, type Headline } from './formatTerms.ts';
import type { PartnerSummary } from './loadPartner.ts';

export type PresentedEntry = {
  slug: string;
  name: string;
  position: number;
  logo: PictureProps | null;
  symbol: PictureProps | null;
  /** The rating, or the score of the criterion that orders the list, with its name; `exact` is what tells it from one that looks the same. */
  rating: (PresentedScore & { criterion: string | null; exact: string | null }) | null;
  verdict: PresentedVerdict | null;
  /** Nothing outside of lists. */
  strength: Strength | null;
  /** What becomes of those who take the bonus; null where that is not known. */
  loss: string | null;
  license: PresentedFact;
  law: PresentedLaw | null;
  bonusType: string | null;
  bonus: Headline;
  isExpired: boolean;
  facts: PresentedFacts;
  payments: PictureProps[];
  terms: string;
  /** Of `terms`, where the page has another one. */
  lang?: string | undefined;
  termsAnchor: AnchorProps | null;
  verifiedOn: string | null;
  summary: PartnerSummary | null;
  review: AnchorProps | null;
  /** The way to the partner: null without an offer, where it is not known that it may be linked, and where the law forbids it. */
  clickOut: AnchorProps | null;
  outdated: { recommended: { name: string; anchor: AnchorProps | null } | null } | null;
};

export type EntrySurroundings = {
  blockId: string;
  identifier: string;
  responseId: string;
  position: number;
  /** The day in the market, `2026-11-02`. */
  today: string;
  bonusTypes: Record<string, string>;
  recommended: Map<string, ToplistPartner>;
  summary: PartnerSummary | null;
  strength?: Strength | undefined;
  /** By what the list is ordered (ToplistAnswer); missing outside of lists. */
  orderedBy?: string;
  /** What decides between casinos whose dials show the same, by slug (`presentTies`). */
  ties?: ReadonlyMap<string, string>;
};

export function presentEntry(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): PresentedEntry {
  const { locale } = context;
  const { attributes } = partner;
  const isOutdated = isCasinoOutdated(attributes);
  const offer = chooseOffer(attributes.offers, attributes.toplistOfferId);
  const terms = offer?.attributes;
  const law = presentLaw(attributes, context);
  const mayLead = mayBeLinked(attributes) && !law?.noLink;
  return {
    slug: partner.slug,
    name: partner.name,
    position: list.position,
    logo: presentLogo(attributes.logo, partner.name, { width: 128, height: 64 }, context),
    symbol: presentSymbol(attributes, context),
    rating: presentDial(partner, list, context),
    verdict: presentVerdict(attributes, context),
    strength: list.strength ?? null,
    loss: isOutdated ? null : presentLoss(offer, list.today, context),
    license: { label: context.microcopy.license, value: attributes.license, lang: partnersLang(context) },
    law,
    bonusType: (offer && list.bonusTypes[offer.offerType]) ?? null,
    bonus: presentBonus(attributes, offer, context),
    isExpired: terms ? isExpiredOn(terms, list.today) : false,
    facts: presentFacts(attributes, offer, context),
    payments: attributes.paymentMethod.flatMap(({ name, image }) => presentLogo(image, name, { width: 96, height: 32 }, context) ?? []),
    terms: terms?.terms ?? '',
    lang: terms ? partnersLang(context) : undefined,
    termsAnchor: isCasinoRecommended(attributes) ? presentTermsLink(partner, terms?.termsUrl ?? null, list, context) : null,
    verifiedOn: terms?.fact.verifiedOn ? formatDate(terms.fact.verifiedOn, locale, 'short') : null,
    summary: list.summary,
    review: presentReview(partner, list, context),
    clickOut: mayLead ? presentWayOut(partner, offer, placementOf(list), context) : null,
    outdated: isOutdated ? { recommended: presentRecommended(attributes, list, context) } : null,
  };
}

/** What the list shows, in the page's language. A list may show other words than the offer's own. */
function presentBonus({ toplistOffer }: PartnerAttributes, offer: Offer | undefined, context: BlockContext): Headline {
  const headline = offer && formatHeadline(offer, context);
  if (toplistOffer === '-') return headline ?? { text: context.microcopy.no_offer, lang: undefined };
  const lang = partnersLang(context);
  return lang !== undefined && headline ? headline : { text: toplistOffer, lang };
}

/** By its offer; without one by `urlOffer`. Null where its offers are for other places. */
export function presentWayOut(
  { slug, attributes }: { slug: string; attributes: Pick<PartnerAttributes, 'urlOffer' | 'isOfferedElsewhere'> },
  offer: Pick<Offer, 'attributes'> | undefined,
  placement: Omit<Placement, 'page'>,
  { presenter }: Pick<BlockContext, 'presenter'>,
): AnchorProps | null {
  if (offer) return offer.attributes.afflinkProxy === '' ? null : presenter.clickOut(slug, offer.attributes.afflinkProxy, placement);
  const { urlOffer, isOfferedElsewhere } = attributes;
  if (!urlOffer || isOfferedElsewhere) return null;
  const own = readClickOutPath(urlOffer);
  if (own) return presenter.clickOut(own.partnerSlug, own.afflinkProxy, placement);
  const anchor = presenter.anchor({ url: urlOffer });
  return leadsNowhere(anchor)
    ? null
    : { ...buildPaidAnchor(anchor.href), ...linkDataOf(placement.linkId, slug, { ...placement, identifier: placement.toplist }) };
}

function presentLoss(offer: Offer | undefined, today: string, { microcopy, locale }: BlockContext): string | null {
  const currency = offer && !isExpiredOn(offer.attributes, today) ? currencyOf(offer.attributes) : null;
  const cost = offer && currency !== null ? usualCostOf(offer, currency) : null;
  return cost?.is === 'known' ? microcopy.card_cost.replace('{count}', formatNumber(cost.result.people.nothing, locale)) : null;
}

function presentDial(
  { slug, attributes: { rating, ratingParts } }: ToplistPartner,
  { orderedBy, ties }: EntrySurroundings,
  context: BlockContext,
): PresentedEntry['rating'] {
  const exact = ties?.get(slug) ?? null;
  const criterion = ratingParts.find(({ key }) => key !== '' && key === orderedBy);
  if (criterion) return { ...presentScore(criterion.score, context, criterion.name), criterion: criterion.name, exact };
  return rating === null ? null : { ...presentScore(rating, context), criterion: null, exact };
}

function placementOf({ blockId, identifier, responseId, position }: EntrySurroundings) {
  return { block: blockId, toplist: identifier, responseId, linkId: 'cta', position };
}

export function presentReview(partner: ToplistPartner, list: EntrySurroundings, { presenter }: BlockContext): AnchorProps | null {
  const { reviewSlug } = partner.attributes;
  if (reviewSlug === null) return null;
  return {
    ...presenter.anchor({ url: reviewSlug }),
    ...linkDataOf('review', partner.slug, list),
  };
}

function presentTermsLink(
  { slug }: ToplistPartner,
  termsUrl: string | null,
  list: EntrySurroundings,
  context: BlockContext,
): AnchorProps | null {
  const anchor = presentTermsPage(slug, termsUrl, context);
  return anchor && { ...anchor, ...linkDataOf('terms', slug, list) };
}

/** Requirement 3.69: of every link of an entry but the way out, which has its own. */
export function linkDataOf(
  linkId: string,
  partnerSlug: string,
  { responseId, identifier, position }: Pick<EntrySurroundings, 'responseId' | 'identifier' | 'position'>,
) {
  return {
    'data-response-id': responseId,
    'data-link-id': linkId,
    'data-link-data': JSON.stringify({ partner: partnerSlug, toplist: identifier, position }),
  };
}

function presentRecommended({ recommendedPartner }: PartnerAttributes, list: EntrySurroundings, { presenter }: BlockContext) {
  const instead = list.recommended.get(recommendedPartner ?? '');
  if (!instead) return null;
  const { reviewSlug } = instead.attributes;
  const anchor =
    reviewSlug === null ? null : { ...presenter.anchor({ url: reviewSlug }), ...linkDataOf('recommended', instead.slug, list) };
  return { name: instead.name, anchor };
}
