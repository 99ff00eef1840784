import type { ContentLocale } from './locale.ts';
import { withSlashes } from './slug.ts';

/** Tags name what an answer was made of; caches drop what carries a changed one. Without spaces: a list fits `Cache-Tag`. */
export type CacheTag = string;

/** A tag as it stands in a header of an answer, and in a purge: ASCII without spaces and commas. */
export const encodeTag = (tag: CacheTag): string => encodeURI(tag.toWellFormed()).replaceAll(',', '%2C');

/** Sent instead of single tags when a reader missed too much: drop everything. */
export const everythingTag: CacheTag = '*';

/**
 * What the site ends by itself, when it sees that what the tag stands for is another now: pages carry it, and no header of theirs. Caches in front
 * are told of the tag that a service announces.
 */
export const ownTag = (name: string): CacheTag => `own:${name}`;
export const isOwnTag = (tag: CacheTag): boolean => tag.startsWith('own:');

export const pageTag = (slug: string): CacheTag => `page:${withSlashes(slug)}`;
export const routesTag = (): CacheTag => 'routes';
export const navigationTag = (): CacheTag => 'navigation';
export const microcopyTag = (locale: ContentLocale): CacheTag => `microcopy:${locale}`;
export const globalsTag = (locale: ContentLocale): CacheTag => `globals:${locale}`;
export const partnerTag = (partnerSlug: string): CacheTag => `partner:${partnerSlug}`;
export const partnersTag = (): CacheTag => 'partners';
export const toplistTag = (identifier: string): CacheTag => `toplist:${identifier}`;
export const ratingsTag = (): CacheTag => 'ratings';
export const legalStatusTag = (): CacheTag => 'legal-status';
export const territoriesTag = (): CacheTag => 'territories';
export const recordsTag = (): CacheTag => 'records';
export const correctionsTag = (): CacheTag => 'corrections';
export const offerVersionsTag = (): CacheTag => 'offer-versions';
export const paymentUseTag = (internalName: string): CacheTag => `payment-use:${internalName.replaceAll(/\s/g, '-')}`;
export const paymentMethodsTag = (): CacheTag => 'payment-methods';
export const gameExtrasTag = (): CacheTag => 'game-extras';
export const redirectsTag = (): CacheTag => 'redirects';
export const catalogueTag = (): CacheTag => 'catalogue';
