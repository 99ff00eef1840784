import { recordAnchor } from '../detail/detailAddress.ts';
import { isCasinoRecommended } from '@lupa/contracts/linkFacts.ts';
import { defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { Capture, Offer, PartnerFact } from '@lupa/contracts/offer.ts';
import type { PartnerAttributes, ToplistPartner } from '@lupa/contracts/toplist.ts';
import { market } from '@lupa/contracts/market.ts';
import { type AnchorProps, buildPaidAnchor, leadsNowhere } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { BlockContext, PictureSpace, Presenter } from '../../block.ts';
import {
  formatDepositLimit,
  formatExpiration,
  formatLimit,
  formatMinimumDeposit,
  formatPlain,
  formatRollover,
  formatValidity,
} from './formatTerms.ts';

/** One figure of an offer card. A value that is not known is '-'. `lang` where it is in another language than the page. */
export type PresentedFact = { label: string; value: string; lang?: string | undefined };

/** The language of what the partner service says (requirement 7.12), where the page has another one; else undefined. */
export const partnersLang = ({ contentLocale }: Pick<BlockContext, 'contentLocale'>): string | undefined =>
  contentLocale === defaultContentLocale ? undefined : market.locale;

export type PresentedFacts = Record<
  'minimumDeposit' | 'rollover' | 'expiration' | 'validity' | 'payoutTime' | 'casinoRtp' | 'depositLimit' | 'withdrawalLimit',
  PresentedFact
>;

/** The facts of a partner with the offer that is shown. Without one the casino's own least deposit stands for the offer's. */
export function presentFacts(attributes: PartnerAttributes, offer: Offer | undefined, context: BlockContext): PresentedFacts {
  const { microcopy, locale } = context;
  const lang = partnersLang(context);
  const terms = offer?.attributes;
  const ofOffer = (format: (known: Offer['attributes'], locale: string) => string) => (terms ? format(terms, locale) : '-');
  const offerDeposit = ofOffer(formatMinimumDeposit);
  return {
    minimumDeposit:
      offerDeposit === '-'
        ? { label: microcopy.minimum_deposit, value: formatDepositLimit(attributes, locale), lang }
        : { label: microcopy.minimum_deposit, value: offerDeposit },
    rollover: { label: microcopy.rollover, value: ofOffer((known) => formatRollover(known, locale, microcopy.no_rollover)) },
    expiration: { label: microcopy.expires_on, value: ofOffer(formatExpiration) },
    validity: { label: microcopy.bonus_cost_days, value: ofOffer((known) => formatValidity(known, locale, microcopy)) },
    payoutTime: { label: microcopy.payout_time, value: attributes.payoutTime, lang },
    casinoRtp: { label: microcopy.casino_rtp, value: formatPlain(attributes.casinoRtp, (share) => formatPercent(share, locale)), lang },
    depositLimit: { label: microcopy.casino_minimum_deposit, value: formatDepositLimit(attributes, locale), lang },
    withdrawalLimit: {
      label: microcopy.withdrawal_limit,
      value: formatLimit(attributes.withdrawalLimit, attributes.depositLimitCurrency, locale),
      lang,
    },
  };
}

/** A logo of which only its source path is known, whole inside `space`; null without one. */
export function presentLogo(
  src: string | null,
  alt: string,
  space: PictureSpace,
  { presenter }: { presenter: Pick<Presenter, 'picture'> },
): PictureProps | null {
  return src === null ? null : presenter.picture({ src, alt, width: null, height: null }, { fit: 'inside', ...space });
}

export function presentSymbol(
  { favicon, logo }: Pick<PartnerAttributes, 'favicon' | 'logo'>,
  context: { presenter: Pick<Presenter, 'picture'> },
): PictureProps | null {
  return presentLogo(favicon, '', { width: 96, height: 96 }, context) ?? presentLogo(logo, '', { width: 128, height: 64 }, context);
}

/** When somebody verified a figure, `2 nov 2026`, where it stands, and how it stood there; null where that is not known. */
export type PresentedProof = { verifiedOn: string | null; source: AnchorProps | null; capture: PresentedCapture | null };
/** `hash`: the beginning of the file's SHA-256, as much as tells two files apart. */
type PresentedCapture = { text: string; hash: string; anchor: AnchorProps };

export const unproved: PresentedProof = { verifiedOn: null, source: null, capture: null };

/** What is known of the attribute of a partner. */
export function presentProof(
  partner: Pick<ToplistPartner, 'slug' | 'attributes'>,
  attribute: string,
  context: ProofContext,
): PresentedProof {
  const { source, verifiedOn, capture } = measuredFact(partner.attributes, attribute) ?? partner.attributes.facts[attribute] ?? noFact;
  return {
    verifiedOn: verifiedOn === null ? null : formatDate(verifiedOn, context.locale, 'short'),
    source: source !== null && mayBeShown(source, partner.attributes) ? presentSource(partner, source, context) : null,
    capture: capture && presentCapture(capture, context),
  };
}

/** A source may be on the partner's own pages: only of one that is recommended is it linked. */
const mayBeShown = (source: string, partner: PartnerAttributes): boolean => source.startsWith('/') || isCasinoRecommended(partner);

type ProofContext = Pick<BlockContext, 'presenter' | 'locale' | 'microcopy'> & { page: Pick<BlockContext['page'], 'slug'> };

const noFact: PartnerFact = { source: null, verifiedOn: null, capture: null };

/** The time of a withdrawal that was measured is what the records say: the one that counts, in the timeline of the review. */
function measuredFact({ ratingParts, reviewSlug }: PartnerAttributes, attribute: string): PartnerFact | null {
  if (attribute !== 'payoutTime') return null;
  const basis = ratingParts.find((part) => part.basis?.measure === 'worstWithdrawal')?.basis;
  const [record] = basis?.records ?? [];
  if (!basis || record === undefined || reviewSlug === null) return null;
  return { source: `${reviewSlug}#${recordAnchor(record)}`, verifiedOn: basis.verifiedOn, capture: null };
}

function presentCapture({ src, day, sha256 }: Capture, { presenter, locale, microcopy }: ProofContext): PresentedCapture {
  const picture = presenter.picture({ src, alt: '', width: null, height: null }, { width: 1280, sizes: '1280px' });
  return {
    text: microcopy.fact_capture.replace('{date}', () => formatDate(day, locale, 'short')),
    hash: sha256.slice(0, 8),
    anchor: presenter.anchor({ url: picture.src, openInNewTab: true }),
  };
}

/** A place on the page that shows it is a jump; the page itself is no source. */
export function presentSource(
  { slug, attributes: { offers } }: Pick<ToplistPartner, 'slug' | 'attributes'>,
  source: string,
  { presenter, page }: Pick<ProofContext, 'presenter' | 'page'>,
): AnchorProps | null {
  const [path, place] = source.split('#');
  if (path === page.slug) return place === undefined ? null : { href: `#${place}` };
  if (source.startsWith('/')) return presenter.anchor({ url: source });
  const anchor = presenter.anchor({ url: source, openInNewTab: true });
  const ownHosts = offers.map(({ attributes: { termsUrl } }) => hostOf(termsUrl ?? '')).filter((host) => host !== null);
  const isOwn = ownHosts.includes(hostOf(source) ?? '');
  return isOwn ? toPartnersPage(anchor, slug, 'source') : anchor;
}

/** A partner's own page: paid for and counted like the way to its offer, but direct (docs/decisions/048). */
function toPartnersPage(anchor: AnchorProps, partner: string, linkId: string): AnchorProps {
  if (hostOf(anchor.href) === null) return anchor;
  return { ...anchor, ...buildPaidAnchor(anchor.href), 'data-link-id': linkId, 'data-link-data': JSON.stringify({ partner }) };
}

/** `casino-andino.example`; null for what is no http address. */
function hostOf(url: string): string | null {
  return /^https?:/i.test(url) && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null;
}

/** A score from 0 to 10 as the page's locale writes it, and all of it in words: "Nota 9,2 de 10", "Pagos 9,5 de 10". */
export type PresentedScore = { score: number; text: string; label: string };

export function presentScore(
  score: number,
  { locale, microcopy }: Pick<BlockContext, 'locale' | 'microcopy'>,
  name: string = microcopy.rating,
): PresentedScore {
  const text = formatNumber(score, locale, 1);
  return { score, text, label: `${name} ${text} ${microcopy.rating_out_of}` };
}

/** The casino's page with the terms of an offer. Null where there is none. */
export function presentTermsPage(
  partner: string,
  termsUrl: string | null,
  { presenter }: Pick<BlockContext, 'presenter'>,
): AnchorProps | null {
  if (termsUrl === null) return null;
  const anchor = presenter.anchor({ url: termsUrl, openInNewTab: true, noFollow: true });
  return leadsNowhere(anchor) ? null : toPartnersPage(anchor, partner, 'terms');
}
