import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { formatDay } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import { loadBonusTypes } from '../toplist/loadBonusTypes.ts';
import { presentEntry, type EntrySurroundings, type PresentedEntry } from '../toplist/presentEntry.ts';

// SPEC section 4: a partner that was not passed is looked up by provider id from the toplist.
const toplist = 'home';

type Candidate = { partner: ToplistPartner; placement: Pick<EntrySurroundings, 'identifier' | 'responseId' | 'position'> };
type Wanted = { blockId: string; partner: string | null; providerId: number };

/**
 * The casino where a game can be played for real money: the one that the editor named, else the first of the toplist that has the
 * provider. Null where none has an offer to lead to.
 */
export async function loadRealMoneyCasino({ blockId, partner, providerId }: Wanted, context: BlockContext): Promise<PresentedEntry | null> {
  const bonusTypes = await loadBonusTypes(context);
  const surroundings = { blockId, today: formatDay(context.now), bonusTypes, recommended: new Map(), summary: null };
  const present = (candidates: Candidate[]) =>
    candidates.map((candidate) => presentEntry(candidate.partner, { ...surroundings, ...candidate.placement }, context)).find(isOpen) ??
    null;
  const named = partner === null ? null : present(await findNamed(partner, context));
  return named ?? present(await findByProvider(providerId, context));
}

async function findNamed(slug: string, { clients }: BlockContext): Promise<Candidate[]> {
  const partners = await clients.partners.fetchPartnersBySlug([slug]).catch(() => []);
  return partners.map((partner) => ({ partner, placement: { identifier: '', responseId: partner.responseId, position: 0 } }));
}

async function findByProvider(providerId: number, { clients }: BlockContext): Promise<Candidate[]> {
  const answer = await clients.partners.fetchToplist(toplist);
  if (!answer) return [];
  return Object.values(answer.partners)
    .map((partner, index) => ({ partner, placement: { identifier: toplist, responseId: answer.responseId, position: index + 1 } }))
    .filter(({ partner }) => partner.attributes.providers.some(({ arcadeId }) => arcadeId === providerId));
}

const isOpen = ({ clickOut, isExpired }: PresentedEntry): boolean => clickOut !== null && !isExpired;
