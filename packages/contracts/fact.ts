import type { z } from 'zod';
import { objectOf, textOrNull } from './generous.ts';

/**
 * Where a fact that ages comes from. `verifiedOn` is an ISO date (2026-11-02). Names in a `facts` map are the attribute
 * the fact is about: `license`, `payoutTime`, `offer`.
 */
export const factSchema = objectOf({ source: textOrNull, verifiedOn: textOrNull });
export type Fact = z.output<typeof factSchema>;
