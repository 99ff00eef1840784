import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { ToplistAnswer, ToplistPartner } from '@lupa/contracts/toplist.ts';

/** Everyone of a toplist who can be compared, in its order: whoever is not outdated. */
export function listCandidates(answer: ToplistAnswer | null): ToplistPartner[] {
  return Object.values(answer?.partners ?? {}).filter(({ attributes }) => !isCasinoOutdated(attributes));
}
