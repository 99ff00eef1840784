import { linkOutcomes, type LinkOutcome } from '../../core/network/openUrl.ts';

/** How a link was found. `missing` on the site: there is nothing at that path; `gone`: a redirect says so; `noOffer`: a click-out path without an offer. */
const internalOutcomes = ['gone', 'noOffer'] as const;
export type LinkState = LinkOutcome | (typeof internalOutcomes)[number];

export type LinkVerdict = { outcome: LinkState; status: number | null; target: string | null };

const states: readonly LinkState[] = [...linkOutcomes, ...internalOutcomes];
export const readState = (stored: string | null): LinkState | null => states.find((state) => state === stored) ?? null;

/** Who refuses a check often lets browsers through. */
export const isDead = (outcome: LinkState): boolean => !['answers', 'redirects', 'refuses'].includes(outcome);
