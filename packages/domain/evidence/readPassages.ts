import type { Passage } from './findUnprovenClaims.ts';

// Readers' own words, and figures of which a table says where they come from.
const othersWords: readonly unknown[] = ['userReviews', 'table'];
const noProse = /^(?:id|type|kind|url|to|link|image|src|name|author|webSite|slug|partner)$|Url$|Link$/;
const headings = /^(?:title|eyebrow|heading)$/;

/** The texts of blocks, each with the number of its block from 1. */
export const readBlockPassages = (blocks: readonly unknown[]): Passage[] =>
  blocks.flatMap((block, index) => readPassages(block, index + 1));

/** The texts in a value: strings of several words, but keys, addresses and names. */
export function readPassages(value: unknown, place: Passage['place'], key = ''): Passage[] {
  if (typeof value === 'string') return /\p{L}\S* \S/u.test(value) ? [{ place, text: value, isHeading: headings.test(key) }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => readPassages(each, place, key));
  if ('type' in value && othersWords.includes(value.type)) return [];
  const isHeading = 'kind' in value && value.kind === 'heading';
  return Object.entries(value).flatMap(([name, each]) => {
    const isLink = noProse.test(name) && typeof each === 'string';
    return isLink ? [] : readPassages(each, place, isHeading ? 'heading' : name);
  });
}
