import { placeholderProvider, type RawGame } from '@lupa/contracts/game.ts';
import { requestableTypeLabels } from '@lupa/contracts/gameType.ts';
import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerAttributes, ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import type { BlockContext } from '../block.ts';
import { type PresentedGameLinks, presentGameLinks } from '../shared/games/presentGameLinks.ts';
import { type EntrySurroundings, linkDataOf, type PresentedEntry, presentReview } from '../shared/offer/presentEntry.ts';
import { type PresentedFact, partnersLang, type PresentedProof, presentProof } from '../shared/offer/presentFacts.ts';
import { type PresentedRating, presentRating } from '../shared/rating/presentRating.ts';

/** What unfolds at the foot of an entry. */
export type PresentedDetails = {
  /** Of what one unfolds the others fold: the name that they share, the entry's own. */
  group: string;
  reason: RankingReason | null;
  facts: (PresentedFact & PresentedProof)[];
  games: PresentedGameLinks | null;
};

/** An entry of a toplist: its card, and what unfolds in it. `isCompared`: while the visitor has chosen nobody. */
export type ToplistEntry = PresentedEntry & { details: PresentedDetails; isCompared: boolean };

/** `games` are some of the partner's first provider. */
export function presentDetails(
  partner: ToplistPartner,
  list: EntrySurroundings,
  { order, games }: { order: ListOrder; games: readonly RawGame[] },
  context: BlockContext,
): PresentedDetails {
  return {
    group: `topList-${list.blockId}-${partner.slug}`,
    reason: presentReason(partner, list, order, context),
    facts: presentCasinoFacts(partner, context),
    games: presentGames(partner, games, list, context),
  };
}

function presentCasinoFacts(partner: ToplistPartner, context: BlockContext): PresentedDetails['facts'] {
  const { microcopy } = context;
  const { attributes } = partner;
  const isOutdated = isCasinoOutdated(attributes);
  const listed = (texts: readonly string[]) => texts.join(', ') || '-';
  const rows: [label: string, value: string, attribute: string][] = [
    [microcopy.license, attributes.license, 'license'],
    [microcopy.established, attributes.established, 'established'],
    [microcopy.compatibility, attributes.compatibility, 'compatibility'],
    [microcopy.languages, listed(attributes.languageSupport), 'languageSupport'],
    [microcopy.game_types, listed(attributes.gameType.map(labelOfType)), 'gameType'],
  ];
  return rows.map(([label, value, attribute]) => {
    const { verifiedOn, source } = presentProof(partner, attribute, context);
    // What proves a fact may be a page of the casino's own.
    return { label, value, lang: partnersLang(context), verifiedOn, source: isOutdated ? null : source };
  });
}

const labelOfType = (type: string): string => (requestableTypeLabels as Record<string, string>)[type] ?? type;

function presentGames(
  partner: ToplistPartner,
  games: readonly RawGame[],
  list: EntrySurroundings,
  { presenter, microcopy }: BlockContext,
): PresentedGameLinks | null {
  const provider = games[0]?.provider.name ?? placeholderProvider.name;
  if (provider === placeholderProvider.name) return null;
  const title = microcopy.games_of_provider.replace('{provider}', () => provider);
  return presentGameLinks(title, games, { presenter, data: linkDataOf('game', partner.slug, list) });
}

/**
 * Why a partner stands where it stands: the rule of the list in its editors' words, and the rating taken apart. `order` says what computes the
 * order and what breaks ties, where it is computed; `evidence` leads to the review, where the rating was computed from tests.
 */
export type RankingReason = PresentedRating & { criteria: string; version: string | null; order: string[]; evidence: AnchorProps | null };

/** What is known of a toplist's order. */
type ListOrder = Pick<ToplistAnswer, 'criteria' | 'orderedBy' | 'version' | 'updatedDate'>;

/** Null where neither the list has a rule nor the partner a rating. */
function presentReason(partner: ToplistPartner, list: EntrySurroundings, order: ListOrder, context: BlockContext): RankingReason | null {
  const { attributes } = partner;
  const rating = presentRating(attributes, context);
  if (order.criteria === '' && rating.rating === null) return null;
  return {
    ...rating,
    method: rating.method && {
      ...rating.method,
      anchor: { ...rating.method.anchor, ...linkDataOf('method', partner.slug, list) },
    },
    criteria: order.criteria,
    version: presentVersion(order, context),
    order: presentOrder(order, attributes, context),
    evidence: attributes.ratingTotal === null ? null : presentEvidence(partner, list, context),
  };
}

function presentOrder({ orderedBy }: ListOrder, { ratingParts, ratingTotal }: PartnerAttributes, { microcopy }: BlockContext): string[] {
  if (ratingTotal === null || orderedBy === 'editor' || orderedBy === 'cost') return [];
  const criterion = ratingParts.find(({ key }) => key === orderedBy);
  const byCriterion = criterion ? [microcopy.ordered_by_criterion.replace('{criterion}', () => criterion.name)] : [];
  return [...byCriterion, microcopy.tie_rule];
}

function presentVersion({ version, updatedDate }: ListOrder, { microcopy, locale }: BlockContext): string | null {
  if (version === null || updatedDate === null) return null;
  return microcopy.list_version.replace('{version}', formatNumber(version, locale)).replace('{date}', formatDate(updatedDate, locale));
}

/** The review, under a link id of its own: whoever checks a rating is no reader of a card. */
function presentEvidence(partner: ToplistPartner, list: EntrySurroundings, context: BlockContext): AnchorProps | null {
  const review = presentReview(partner, list, context);
  return review && { ...review, ...linkDataOf('evidence', partner.slug, list) };
}
