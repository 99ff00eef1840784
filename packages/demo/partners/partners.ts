import { measuredHours } from '@lupa/domain/rating/measure.ts';
import { type CasinoScore, compareScores } from '@lupa/domain/rating/scoreCasino.ts';
import { z } from 'zod';
import { fillFigures } from '../writing/fillFigures.ts';
import { ContentError, readContent } from '../writing/readContent.ts';
import { keepOpen } from './keepOpen.ts';
import { ownFigures } from './ownFigures.ts';
import { criterionKeys, partnerSchema, type DemoPartner } from './partner.schema.ts';
import { recordsOf, scoreOf } from './records.ts';

/** The invented casinos of the demo site, in the order of `content/partners.yaml`. */
export const partners: DemoPartner[] = readContent('partners.yaml', z.array(z.string())).map((slug) => {
  const content = readPartner(slug);
  const score = scoreOf(content);
  return { ...content, score, scores: scoresByName(score), payoutHours: measuredHours(recordsOf(content)) ?? [0, 0] };
});

/**
 * A casino with the figures of its own records and fields in its texts. @throws ContentError where a text names one that it does not
 * have
 */
function readPartner(slug: string) {
  const file = `partners/${slug}.yaml`;
  const content = readContent(file, partnerSchema, null);
  const written = { slug, ...content, offers: content.offers.map((offer) => keepOpen(offer, new Date())) };
  const { filled, problems } = fillFigures(written, ownFigures(written), { mayLeaveFiguresOut: true });
  if (problems.length > 0) throw new ContentError(file, problems);
  return filled as typeof written;
}

function scoresByName(score: CasinoScore): DemoPartner['scores'] {
  const scoreFor = (key: string) => score.parts.find((part) => part.key === key)?.score ?? 0;
  return Object.fromEntries(Object.entries(criterionKeys).map(([name, key]) => [name, scoreFor(key)])) as DemoPartner['scores'];
}

/** @throws when a slug of the demo names no partner. */
export function partnerBySlug(slug: string): DemoPartner {
  const partner = partners.find((candidate) => candidate.slug === slug);
  if (!partner) throw new Error(`No partner ${slug}`);
  return partner;
}

/** Partners that may be recommended, best first. */
export const rankedPartners: DemoPartner[] = partners
  .filter(({ isActive, recommendedPartner }) => isActive && recommendedPartner === null)
  .toSorted((a, b) => compareScores(a.score, b.score) || a.name.localeCompare(b.name, 'es'));
