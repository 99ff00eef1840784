import { seededSlots } from '@lupa/blocks/shared/comparison/comparison.ts';
import { isCasinoOutdated } from '@lupa/contracts/linkFacts.ts';
import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';

export function listCandidates(answer: ToplistAnswer | null): ToplistPartner[] {
  return Object.values(answer?.partners ?? {}).filter(({ attributes }) => !isCasinoOutdated(attributes));
}

export function listSeeds(candidates: readonly ToplistPartner[]): ToplistPartner[] {
  return candidates.slice(0, seededSlots);
}
