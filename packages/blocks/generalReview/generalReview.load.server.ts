import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockContext, BlockLoader } from '../block.ts';
import { loadPartner } from '../shared/offer/loadPartner.ts';
import { type PresentedScore, presentScore } from '../shared/offer/presentFacts.ts';
import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { RatingPart } from '@lupa/contracts/toplist.ts';
import type { RawGame } from '@lupa/contracts/game.ts';
import { type PresentedGameLinks, presentGameLinks } from '../shared/games/presentGameLinks.ts';
import { type PresentedReport, presentReport } from '../shared/section/presentReport.ts';
import type { StoredGeneralReview } from './generalReview.schema.ts';
import { type KeyFact, presentKeyFacts } from './presentKeyFacts.ts';

export type GeneralReviewProps = {
  id: string;
  title: string | null;
  body: PresentedPart[];
  sections: { title: string; score: PresentedScore | null; body: PresentedPart[] }[];
  name: string;
  keyFacts: KeyFact[];
  games: PresentedGameLinks | null;
  report: PresentedReport;
  microcopy: Microcopy;
};

export const loadGeneralReview: BlockLoader<StoredGeneralReview, GeneralReviewProps> = async (stored, context) => {
  const { presenter, clients, microcopy } = context;
  const [partner, [entity = null]] = await Promise.all([
    loadPartner(stored.partner, context),
    clients.content.fetchPartnerEntities([stored.partner]).catch(() => []),
  ]);
  const games = await loadFeaturedGames(entity, context);
  return {
    id: stored.id,
    title: stored.title,
    body: presenter.richText(stored.body),
    sections: [
      ...stored.sections.map((section) => ({
        title: section.title,
        score: presentSectionScore(section, partner.attributes.ratingParts, context),
        body: presenter.richText(section.body),
      })),
      ...presentRealMoney(entity, context),
    ],
    name: partner.name,
    keyFacts: presentKeyFacts(partner, entity, context),
    games: games.length === 0 ? null : presentGameLinks(microcopy.featured_games, games, context),
    report: presentReport('datos', context),
    microcopy,
  };
};

function presentSectionScore(
  { criterion, score }: StoredGeneralReview['sections'][number],
  parts: readonly RatingPart[],
  context: BlockContext,
): PresentedScore | null {
  const computed = criterion === '' ? score : (parts.find(({ key }) => key === criterion)?.score ?? null);
  return computed === null ? null : presentScore(computed, context);
}

const featuredGames = 4;

async function loadFeaturedGames(entity: PartnerEntity | null, { clients }: BlockContext): Promise<RawGame[]> {
  const ids = entity?.toplistGames.map(({ arcadeId }) => arcadeId).slice(0, featuredGames) ?? [];
  return ids.length === 0 ? [] : clients.arcade.fetchGamesByIds(ids).catch(() => []);
}

function presentRealMoney(entity: PartnerEntity | null, { presenter, microcopy }: BlockContext): GeneralReviewProps['sections'] {
  if (!entity || entity.realMoneyDescription.length === 0) return [];
  const title = `${microcopy.play_for_real_money_lightbox} ${entity.partnerName}`;
  return [{ title, score: null, body: presenter.richText(entity.realMoneyDescription) }];
}
