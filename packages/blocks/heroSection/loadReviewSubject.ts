import {
  isCasinoOutdated,
  isCasinoRecommended,
  joinLinkFacts,
  type LinkFacts,
  mayBeLinked,
  unnamedPartner,
} from '@lupa/contracts/linkFacts.ts';
import { isFitInstead } from '@lupa/domain/rating/verdict.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { type BlockContext, type PictureSpace, PageNotFoundError } from '../block.ts';
import { type PresentedLaw, presentLaw } from '../shared/offer/presentLaw.ts';
import { type PresentedScore, presentFacts, presentLogo, presentScore } from '../shared/offer/presentFacts.ts';
import { presentVerdict, type PresentedVerdict } from '../shared/rating/presentVerdict.ts';
import type { HeroFact } from './HeroFacts.tsx';
import type { StoredHeroSection } from './heroSection.schema.ts';
import { presentReviewOffer, type ReviewOffer, type Reviewed } from './presentReviewOffer.ts';

export type ReviewSubject = {
  kind: 'review';
  name: string;
  /** Its host; null where nobody says, and where nothing may lead to it. */
  webSite: string | null;
  logo: PictureProps | null;
  rating: PresentedScore | null;
  verdict: PresentedVerdict | null;
  facts: HeroFact[];
  /** Null where there is none, and for an outdated casino. */
  offer: ReviewOffer | null;
  /** Why there is no way to the casino; `note` stands where nothing else explains it. */
  outdated: { label: string; note: string; replacement: Replacement | null } | null;
  noOffer: string;
  law: PresentedLaw | null;
  calmNote: string;
};

type Replacement = { intro: string; name: string; logo: PictureProps | null; rating: PresentedScore | null; anchor: AnchorProps | null };

const logoSpace: PictureSpace = { width: 192, height: 96 };

/** The reviewed casino; null where neither service tells anything. @throws PageNotFoundError when the content service knows no such */
export async function loadReviewSubject(stored: StoredHeroSection, context: BlockContext): Promise<ReviewSubject | null> {
  if (stored.partner === null) return null;
  const { content, partners } = context.clients;
  const [entities, listed] = await Promise.all([
    content.fetchPartnerEntities([stored.partner]).catch(() => null),
    partners.fetchPartnersBySlug([stored.partner]).catch(() => []),
  ]);
  if (entities?.length === 0) throw new PageNotFoundError(`There is no partner "${stored.partner}" to review.`);
  const reviewed: Reviewed = { entity: entities?.[0] ?? null, listed: listed[0] ?? null };
  if (!reviewed.entity && !reviewed.listed) return null;
  const { entity } = reviewed;
  const attributes = reviewed.listed?.attributes;
  const name = entity?.partnerName ?? reviewed.listed?.name ?? '';
  const rating = attributes?.rating ?? entity?.rating ?? null;
  const links = joinLinkFacts([entity, attributes].filter((source) => source !== null && source !== undefined));
  const verdict = attributes ? presentVerdict({ ...attributes, ...links }, context) : null;
  const outdated = await loadOutdated(links, verdict, context);
  const law = attributes ? presentLaw(attributes, context) : null;
  const mayLead = mayBeLinked(links) && !law?.noLink;
  return {
    kind: 'review',
    name,
    webSite: entity && mayLead && isHost(entity.webSite) ? entity.webSite : null,
    logo: presentLogo(entity?.logo ?? attributes?.logo ?? null, name, { ...logoSpace, isPriority: context.index === 0 }, context),
    rating: rating === null ? null : presentScore(rating, context),
    verdict,
    facts: presentReviewFacts(reviewed, context),
    offer: outdated ? null : await presentReviewOffer({ ...reviewed, mayLead, hasTerms: isCasinoRecommended(links) }, stored, context),
    outdated,
    noOffer: law?.noLink ?? context.microcopy.no_offer,
    law,
    calmNote: context.microcopy.calm_review,
  };
}

const isHost = (text: string): boolean => /^[^\s/.]+(\.[^\s/.]+)+$/.test(text);

async function loadOutdated(links: LinkFacts, verdict: PresentedVerdict | null, context: BlockContext): Promise<ReviewSubject['outdated']> {
  if (!isCasinoOutdated(links)) return null;
  const { not_recommended, no_casino_link } = context.microcopy;
  const slug = links.recommendedPartner ?? unnamedPartner;
  const replacement = slug === unnamedPartner ? null : await loadReplacement(slug, context);
  return { label: verdict?.text ?? not_recommended, note: no_casino_link, replacement };
}

async function loadReplacement(slug: string, context: BlockContext): Promise<Replacement | null> {
  const [instead] = await context.clients.partners.fetchPartnersBySlug([slug]).catch(() => []);
  if (!instead || !isFitInstead(instead.attributes)) return null;
  const { name, attributes } = instead;
  const { rating, reviewSlug } = attributes;
  return {
    intro: context.microcopy.recommended_instead,
    name,
    logo: presentLogo(attributes.logo, name, logoSpace, context),
    rating: rating === null ? null : presentScore(rating, context),
    anchor: reviewSlug === null ? null : context.presenter.anchor({ url: reviewSlug }),
  };
}

/** What decides whether a casino deserves trust, each with the day on which its source was last looked at. */
function presentReviewFacts({ entity, listed }: Reviewed, context: BlockContext): HeroFact[] {
  const { microcopy, locale } = context;
  const attributes = listed?.attributes;
  const facts = attributes && presentFacts(attributes, undefined, context);
  const verified = { ...entity?.facts, ...attributes?.facts };
  const rows: [attribute: string, label: string, value: string | undefined][] = [
    ['license', microcopy.license, attributes?.license],
    ['payoutTime', microcopy.payout_time, attributes?.payoutTime],
    ['withdrawalLimit', microcopy.withdrawal_limit, facts?.withdrawalLimit.value],
    ['casinoRtp', microcopy.casino_rtp, facts?.casinoRtp.value],
    ['depositTime', microcopy.deposit_time, attributes ? undefined : entity?.depositTime],
    ['numberOfGames', microcopy.games_offered, attributes ? undefined : entity?.numberOfGamesInfo],
  ];
  return rows.flatMap(([attribute, label, value]) => {
    if (value === undefined || value === '-') return [];
    const date = verified[attribute]?.verifiedOn;
    return [{ label, value, note: date ? `${microcopy.verified_on} ${formatDate(date, locale, 'short')}` : null }];
  });
}
