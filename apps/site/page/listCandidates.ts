import { seededSlots } from '@lupa/blocks/shared/comparison/comparison.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';

/** Everyone of a toplist who can be compared, in its order: whoever is not outdated. */
export function listCandidates(answer: ToplistAnswer | null): ToplistPartner[] {
  return Object.values(answer?.partners ?? {}).filter(({ attributes }) => !isCasinoOutdated(attributes));
}

/** Those who are compared while the visitor has chosen nobody. */
export function listSeeds(candidates: readonly ToplistPartner[]): ToplistPartner[] {
  return candidates.slice(0, seededSlots);
}
