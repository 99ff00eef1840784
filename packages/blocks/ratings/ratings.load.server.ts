import { formatDate } from '@lupa/ui/formatDate.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import { type BlockLoader, defineError, type BlockHead, presentHead } from '../block.ts';
import { loadPartner } from '../shared/offer/loadPartner.ts';
import { type PresentedScore, presentLogo } from '../shared/offer/presentFacts.ts';
import { type PresentedMethod, presentRating, type RatedPart } from '../shared/rating/presentRating.ts';
import { presentVerdict, type PresentedVerdict } from '../shared/rating/presentVerdict.ts';
import { reviewAnchors } from '../shared/detail/detailAddress.ts';
import { isDate } from '../shared/section/presentLink.ts';
import { type PresentedReport, presentReport } from '../shared/section/presentReport.ts';
import { type PresentedEvidence, presentEvidence } from './presentEvidence.ts';
import type { StoredRatings } from './ratings.schema.ts';

export type NotedPart = RatedPart & { note: string | null; evidence: PresentedEvidence[] };

export type RatingsProps = BlockHead & {
  /** The first one of a page is where a casino's card leads to. */
  anchor: string | undefined;
  partnerName: string;
  logo: PictureProps | null;
  verdict: PresentedVerdict | null;
  rating: PresentedScore;
  parts: NotedPart[];
  total: string | null;
  method: PresentedMethod | null;
  /** What editors hold against the sum, each with name and day. */
  dissents: { text: string; signature: string }[];
  report: PresentedReport;
};

export const UnratedPartnerError = defineError('UnratedPartnerError', (slug: string) => `The partner "${slug}" has no rating.`);

export const loadRatings: BlockLoader<StoredRatings, RatingsProps> = async (stored, context) => {
  // Records embellish a rating, which stands without them.
  const [partner, records] = await Promise.all([
    loadPartner(stored.partner, context),
    context.clients.partners.fetchRecords({ partner: stored.partner }).catch(() => []),
  ]);
  const { slug, name, attributes } = partner;
  const { rating, parts, total, method } = presentRating(attributes, context);
  if (rating === null) throw new UnratedPartnerError(slug);
  return {
    ...presentHead(stored, context),
    anchor: context.place === 0 ? reviewAnchors.reason : undefined,
    partnerName: name,
    logo: presentLogo(attributes.logo, name, { width: 128, height: 64 }, context),
    verdict: presentVerdict(attributes, context),
    rating,
    parts: withNotes(parts, stored.notes).map((part, index) => ({
      ...part,
      evidence: presentEvidence(attributes.ratingParts[index]?.basis?.records ?? [], records, partner, context),
    })),
    total,
    method,
    dissents: attributes.dissents.map(({ text, by, day }) => {
      const date = isDate(day) ? formatDate(day, context.locale, 'short') : '';
      return { text, signature: [by, date].filter((word) => word !== '').join(', ') };
    }),
    report: presentReport('nota', context),
  };
};

function withNotes(parts: readonly RatedPart[], notes: StoredRatings['notes']): Omit<NotedPart, 'evidence'>[] {
  const noteOf = new Map(notes.map(({ name, text }) => [keyOf(name), text]));
  return parts.map((part) => ({ ...part, note: noteOf.get(keyOf(part.name)) || null }));
}

const keyOf = (name: string): string => name.trim().toLowerCase();
