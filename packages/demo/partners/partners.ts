import { z } from 'zod';
import { readContent } from '../writing/readContent.ts';
import { ratingOf } from './demoPartner.ts';
import { partnerSchema, type DemoPartner } from './partner.schema.ts';

/** The invented casinos of the demo site, in the order of `content/partners.yaml`. */
export const partners: DemoPartner[] = readContent('partners.yaml', z.array(z.string())).map((slug) => ({
  slug,
  ...readContent(`partners/${slug}.yaml`, partnerSchema),
}));

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
