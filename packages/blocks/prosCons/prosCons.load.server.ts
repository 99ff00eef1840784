import { type BlockContext, type BlockLoader, defineError } from '../block.ts';
import type { StoredProsCons } from './prosCons.schema.ts';

export type ProsConsProps = {
  id: string;
  title: string | null;
  pros: Points;
  cons: Points;
};

type Points = { heading: string; points: string[] };

export const NoProsOrConsError = defineError(
  'NoProsOrConsError',
  ({ id, partner }: Pick<StoredProsCons, 'id' | 'partner'>) =>
    `The block "${id}" has no points of its own, and ${partner === null ? 'names no partner' : `"${partner}" has none either`}.`,
);

export const loadProsCons: BlockLoader<StoredProsCons, ProsConsProps> = async (stored, context) => {
  const { pros, cons } = await completeLists(stored, context);
  if (pros.length === 0 && cons.length === 0) throw new NoProsOrConsError(stored);
  return {
    id: stored.id,
    title: stored.title,
    pros: { heading: context.microcopy.pros, points: pros },
    cons: { heading: context.microcopy.cons, points: cons },
  };
};

/** Where a list of the block is empty, the partner's own replaces it. A list that is there needs no partner. */
async function completeLists({ pros, cons, partner }: StoredProsCons, { clients }: BlockContext) {
  if (partner === null || (pros.length > 0 && cons.length > 0)) return { pros, cons };
  const request = clients.content.fetchPartnerEntities([partner]);
  const isEmpty = pros.length === 0 && cons.length === 0;
  const [entity] = isEmpty ? await request : await request.catch(() => []);
  return {
    pros: pros.length > 0 ? pros : (entity?.pros ?? []),
    cons: cons.length > 0 ? cons : (entity?.cons ?? []),
  };
}
