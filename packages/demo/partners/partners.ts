import { hoursOfTransfer } from '@lupa/domain/rating/measure.ts';
import { type CasinoScore, compareScores } from '@lupa/domain/rating/scoreCasino.ts';
import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';
import { criterionKeys, partnerSchema, type DemoPartner } from './partner.schema.ts';
import { recordsOf, scoreOf } from './records.ts';

/** The invented casinos of the demo site, in the order of `content/partners.yaml`. */
export const partners: DemoPartner[] = readContent('partners.yaml', z.array(z.string())).map((slug) => {
  const content = { slug, ...readContent(`partners/${slug}.yaml`, partnerSchema) };
  const score = scoreOf(content);
  return { ...content, score, scores: scoresByName(score), payoutHours: measuredHours(content) };
});

function scoresByName(score: CasinoScore): DemoPartner['scores'] {
  const scoreFor = (key: string) => score.parts.find((part) => part.key === key)?.score ?? 0;
  return Object.fromEntries(Object.entries(criterionKeys).map(([name, key]) => [name, scoreFor(key)])) as DemoPartner['scores'];
}

/** Whole hours of the quickest and the slowest withdrawal that arrived. */
function measuredHours(content: Parameters<typeof recordsOf>[0]): [number, number] {
  const hours = recordsOf(content)
    .filter(({ kind }) => kind === 'withdrawal')
    .flatMap((record) => hoursOfTransfer(record) ?? [])
    .filter(Number.isFinite);
  return [Math.floor(Math.min(...hours)), Math.ceil(Math.max(...hours))];
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
