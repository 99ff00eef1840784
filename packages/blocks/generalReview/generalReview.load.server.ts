import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { dayInChile } from '@lupa/domain/market.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { loadPartner } from '../shared/offer/loadPartner.ts';
import { type PresentedEntry, presentEntry } from '../shared/offer/presentEntry.ts';
import { type PresentedScore, presentScore } from '../shared/offer/presentFacts.ts';
import { loadRecommended } from '../shared/offer/toplistPartners.ts';
import type { StoredGeneralReview } from './generalReview.schema.ts';
import { type KeyFact, presentKeyFacts } from './presentKeyFacts.ts';

export type GeneralReviewProps = {
  id: string;
  title: string | null;
  body: PresentedPart[];
  sections: { title: string; score: PresentedScore | null; body: PresentedPart[] }[];
  partner: PresentedEntry;
  keyFacts: KeyFact[];
  microcopy: Microcopy;
};

/** @throws UnknownPartnerError */
export const loadGeneralReview: BlockLoader<StoredGeneralReview, GeneralReviewProps> = async (stored, context) => {
  const { presenter, clients, microcopy, now } = context;
  const [partner, entities] = await Promise.all([
    loadPartner(stored.partner, context),
    clients.content.fetchPartnerEntities([stored.partner]).catch(() => []),
  ]);
  const entry = presentEntry(
    partner,
    {
      // In no list: the link counts for the page and this block.
      blockId: stored.id,
      identifier: '',
      responseId: partner.responseId,
      position: 0,
      today: dayInChile(now),
      bonusTypes: {},
      recommended: await loadRecommended([partner], context),
      summary: null,
    },
    context,
  );
  return {
    id: stored.id,
    title: stored.title,
    body: presenter.richText(stored.body),
    sections: stored.sections.map(({ title, score, body }) => ({
      title,
      score: score === null ? null : presentScore(score, context),
      body: presenter.richText(body),
    })),
    // The reader is in the review already.
    partner: { ...entry, review: null },
    keyFacts: presentKeyFacts(entry, partner.attributes, entities[0] ?? null, context),
    microcopy,
  };
};
