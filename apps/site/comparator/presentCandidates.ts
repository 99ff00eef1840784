import type { Presenter } from '@lupa/blocks/block.ts';
import type { SelectableCasino } from '@lupa/blocks/comparison/CasinoOption.tsx';
import { presentLogo } from '@lupa/blocks/partners/presentLogo.ts';
import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import type { ToplistAnswer } from '@lupa/contracts/toplist.ts';

/** The file that the cards of toplists use, too. */
const logoSpace = { width: 128, height: 64 } as const;

/** Everyone of a toplist who can be compared, in its order: whoever is not outdated. */
export function presentCandidates(answer: ToplistAnswer | null, presenter: Pick<Presenter, 'picture'>): SelectableCasino[] {
  return Object.values(answer?.partners ?? {})
    .filter(({ attributes }) => !isCasinoOutdated(attributes))
    .map(({ slug, name, attributes }) => ({ slug, name, logo: presentLogo(attributes.logo, '', logoSpace, { presenter })?.src ?? null }));
}
