import { isExpiredOn } from '@lupa/domain/schedule.ts';
import { readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { type Offer, offerSchema } from '@lupa/contracts/offer.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { BlockContext } from '../block.ts';
import type { BonusCostProps } from '../shared/bonusCost/BonusCost.tsx';
import { presentBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import {
  formatDepositLimit,
  formatExpiration,
  formatHeadline,
  formatMinimumDeposit,
  formatRollover,
  type Headline,
} from '../shared/offer/formatTerms.ts';
import { loadBonusTypes } from '../shared/offer/loadPartner.ts';
import { presentWayOut } from '../shared/offer/presentEntry.ts';
import { partnersLang, presentTermsPage } from '../shared/offer/presentFacts.ts';
import type { PresentedLink } from '../shared/section/presentLink.ts';
import { type PresentedReport, presentReport } from '../shared/section/presentReport.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { StoredHeroSection } from './heroSection.schema.ts';
import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerBySlug } from '@lupa/contracts/toplist.ts';

export type Reviewed = { entity: PartnerEntity | null; listed: PartnerBySlug | null };

export type ReviewOffer = {
  kind: string | null;
  title: Headline;
  expired: string | null;
  terms: HeroFact[];
  cost: BonusCostProps | null;
  finePrint: string;
  /** Of `finePrint`: what stands in for missing terms is the page's. */
  finePrintLang: string | undefined;
  link: PresentedLink | null;
  advertising: string;
  adults: string;
  termsLink: PresentedLink | null;
  report: PresentedReport;
};

/** `mayLead`: the casino may be linked. `hasTerms`: its pages may be cited. */
type LinkedReview = Reviewed & { mayLead: boolean; hasTerms: boolean };

/** The offer that the editor's button names, or the casino's main one; null without any. */
export async function presentReviewOffer(
  reviewed: LinkedReview,
  stored: Pick<StoredHeroSection, 'id' | 'partner' | 'cta'>,
  context: BlockContext,
): Promise<ReviewOffer | null> {
  const { microcopy, now, presenter } = context;
  const found = findReviewedOffer(reviewed, stored);
  const offer = found ?? noOffer;
  const link = presentWay(found, reviewed, stored, context);
  if (!found && !link) return null;
  const bonusTypes = await loadBonusTypes(context);
  const { terms, termsUrl } = offer.attributes;
  const today = dayInMarket(now);
  const cost = presentBonusCost(offer, today, context);
  const termsAnchor = reviewed.hasTerms ? presentTermsPage(stored.partner ?? '', termsUrl, context) : null;
  return {
    kind: bonusTypes[offer.offerType] ?? null,
    title: found ? formatHeadline(offer, context) : nameWithoutOffer(reviewed, context),
    expired: isExpiredOn(offer.attributes, today) ? microcopy.offer_expired : null,
    terms: presentTerms(offer, reviewed, context),
    cost: cost && { cost, microcopy },
    finePrint: terms || microcopy.terms_apply,
    finePrintLang: terms ? partnersLang(context) : undefined,
    link,
    advertising: microcopy.advertising,
    adults: microcopy.adults_only,
    termsLink: termsAnchor ? { anchor: termsAnchor, text: microcopy.read_terms, newTabText: presenter.newTabText } : null,
    report: presentReport('oferta', context),
  };
}

function findReviewedOffer({ entity, listed }: Reviewed, { cta, partner }: Pick<StoredHeroSection, 'cta' | 'partner'>): Offer | undefined {
  const way = readClickOutPath(cta?.url ?? '');
  const main = readClickOutPath(entity?.urlOffer ?? '');
  const offers = [...(listed?.attributes.offers ?? []), ...(entity?.offers ?? [])];
  const named = (proxy: string | undefined) => offers.find(({ attributes }) => proxy !== undefined && attributes.afflinkProxy === proxy);
  return named(way?.partnerSlug === partner ? way?.afflinkProxy : undefined) ?? named(main?.afflinkProxy) ?? offers[0];
}

/** Stands for the offer of a casino that has only a way to it. */
const noOffer: Offer = offerSchema.parse({ id: 'none', attributes: {} });

function nameWithoutOffer({ listed }: Reviewed, context: BlockContext): Headline {
  const said = listed?.attributes.toplistOffer ?? '-';
  return said === '-' ? { text: context.microcopy.no_offer, lang: undefined } : { text: said, lang: partnersLang(context) };
}

function presentTerms({ attributes }: Offer, { listed }: Reviewed, { microcopy, locale }: BlockContext): HeroFact[] {
  const ofOffer = formatMinimumDeposit(attributes, locale);
  const deposit = ofOffer === '-' && listed ? formatDepositLimit(listed.attributes, locale) : ofOffer;
  return [
    { label: microcopy.rollover, value: formatRollover(attributes, locale, microcopy.no_rollover), note: null },
    { label: microcopy.minimum_deposit, value: deposit, note: null },
    { label: microcopy.expires_on, value: formatExpiration(attributes, locale), note: null },
  ];
}

function presentWay(
  offer: Offer | undefined,
  { mayLead, listed, entity }: LinkedReview,
  { id, partner, cta }: Pick<StoredHeroSection, 'id' | 'partner' | 'cta'>,
  context: BlockContext,
): PresentedLink | null {
  if (!mayLead || partner === null) return null;
  const { presenter, microcopy } = context;
  const placement = { block: id, toplist: '', responseId: listed?.responseId ?? '', linkId: 'cta', position: 0 };
  const isNamed = readClickOutPath(cta?.url ?? '')?.partnerSlug === partner;
  const urlOffer = listed?.attributes.urlOffer ?? entity?.urlOffer ?? null;
  const isOfferedElsewhere = listed?.attributes.isOfferedElsewhere ?? false;
  const anchor = presentWayOut({ slug: partner, attributes: { urlOffer, isOfferedElsewhere } }, offer, placement, context);
  if (anchor === null) return null;
  return {
    anchor,
    text: isNamed && cta ? cta.title : microcopy.visit_casino,
    newTabText: presenter.newTabText,
  };
}
