import { z } from 'zod';
import { objectOf, orDefault } from './generous.ts';
import { number, textOrNull } from './values.ts';

/**
 * What we think of a casino, from best to worst: whether we recommend it, which is not whether it may be linked (`linkFacts.ts`). `closed`
 * takes no new players, `unreviewed` has no records to judge it by.
 */
export const verdictKinds = ['recommended', 'reserves', 'notRecommended', 'blacklisted', 'closed', 'unreviewed'] as const;
export type VerdictKind = (typeof verdictKinds)[number];

/** The least rating and the least score of trust for a verdict. */
const thresholdSchema = objectOf({ rating: number, trust: number });
/** Published with the method: whoever reaches neither is not recommended. */
export const verdictThresholdsSchema = objectOf({ recommended: thresholdSchema, reserves: thresholdSchema });
export type VerdictThresholds = z.output<typeof verdictThresholdsSchema>;
/** Those of the scale that readers know, for ratings whose method has none of its own. */
export const usualThresholds: VerdictThresholds = { recommended: { rating: 8, trust: 7 }, reserves: { rating: 7, trust: 5 } };

/** What an editor says of a casino beside its records. */
export const partnerStates = ['open', 'closed', 'blacklisted'] as const;
export type PartnerState = (typeof partnerStates)[number];

/**
 * An extension (docs/contracts.md) of a casino's attributes. `criterion` is the key of the part of the rating that weighs most in it; null
 * where an editor's word decides. `since` is the ISO date from which on it holds without a break.
 */
export const verdictSchema = orDefault(objectOf({ kind: z.enum(verdictKinds), criterion: textOrNull, since: textOrNull }).nullable(), null);
export type Verdict = NonNullable<z.output<typeof verdictSchema>>;
