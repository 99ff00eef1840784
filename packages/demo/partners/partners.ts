import { establishedPartners } from './established.ts';
import { leadingPartners } from './leading.ts';
import { otherPartners } from './others.ts';
import { ratingOf, type DemoPartner } from './demoPartner.ts';

/** The 24 invented casinos of the demo site. */
export const partners: DemoPartner[] = [...leadingPartners, ...establishedPartners, ...otherPartners];

/** @throws when a slug of the demo names no partner. */
export function partnerBySlug(slug: string): DemoPartner {
  const partner = partners.find((candidate) => candidate.slug === slug);
  if (!partner) throw new Error(`No partner ${slug}`);
  return partner;
}

/** Partners that may be recommended, best first. */
export const rankedPartners: DemoPartner[] = partners
  .filter(({ isActive, recommendedPartner }) => isActive && recommendedPartner === null)
  .toSorted((a, b) => ratingOf(b) - ratingOf(a) || a.name.localeCompare(b.name, 'es'));
