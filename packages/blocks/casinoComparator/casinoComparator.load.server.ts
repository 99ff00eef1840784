import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { isCasinoOutdated } from '@lupa/contracts/partnerEntity.ts';
import { formatDay } from '@lupa/ui/formatDate.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import type { BlockLoader } from '../block.ts';
import { loadBonusTypes } from '../toplist/loadBonusTypes.ts';
import type { StoredCasinoComparator } from './casinoComparator.schema.ts';
import { presentCasino, type ComparedCasino } from './presentCasino.ts';

export type CasinoComparatorProps = {
  id: string;
  title: string | null;
  intro: PresentedPart[];
  /** Everyone who can be compared, in the order of the toplist. The first ones are compared from the start. */
  casinos: ComparedCasino[];
  /** How many of `casinos` are compared from the start (SPEC section 9). */
  comparedAtStart: number;
  microcopy: Microcopy;
};

/** The toplist has fewer than two casinos that are recommended. */
export class NothingToCompareError extends Error {
  override readonly name = 'NothingToCompareError';
  constructor(identifier: string) {
    super(`The toplist "${identifier}" has no two casinos to compare.`);
  }
}

const comparedAtStart = 2;

/** @throws NothingToCompareError */
export const loadCasinoComparator: BlockLoader<StoredCasinoComparator, CasinoComparatorProps> = async (stored, context) => {
  const { toplist: identifier } = stored;
  const [answer, bonusTypes] = await Promise.all([context.clients.partners.fetchToplist(identifier), loadBonusTypes(context)]);
  const responseId = answer?.responseId ?? '';
  const surroundings = {
    blockId: stored.id,
    identifier,
    responseId,
    today: formatDay(context.now),
    bonusTypes,
    recommended: new Map(),
    summary: null,
  };
  const casinos = Object.values(answer?.partners ?? {})
    .map((partner, index) => ({ partner, position: index + 1 }))
    .filter(({ partner }) => !isCasinoOutdated(partner.attributes))
    .map(({ partner, position }) => presentCasino(partner, { ...surroundings, position }, context));
  if (casinos.length < comparedAtStart) throw new NothingToCompareError(identifier);
  return {
    id: stored.id,
    title: stored.title,
    intro: context.presenter.richText(stored.intro),
    casinos,
    comparedAtStart,
    microcopy: context.microcopy,
  };
};
