import { chooseOffer } from '@lupa/domain/toplistRules.ts';
import { isExpiredOn } from '@lupa/domain/schedule.ts';
import { mayBeLinked } from '@lupa/contracts/linkFacts.ts';
import { hasProvider, type ToplistPartner } from '@lupa/contracts/toplist.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { BlockContext } from '../block.ts';
import { loadBonusTypes } from '../shared/offer/loadPartner.ts';
import { type EntrySurroundings, type PresentedEntry, presentEntry, presentWayOut } from '../shared/offer/presentEntry.ts';

type Candidate = { partner: ToplistPartner; placement: Pick<EntrySurroundings, 'identifier' | 'responseId' | 'position'> };
/** `bonusLink` is the second way out, from the bonus itself. */
export type RealMoneyCasino = PresentedEntry & { bonusLink: AnchorProps | null };
type Wanted = { blockId: string; partner: string | null; providerId: string };

/** The casino that the editor named, else the first of the toplist with the provider; null where none has an offer to lead to. */
export async function loadRealMoneyCasino(
  { blockId, partner, providerId }: Wanted,
  context: BlockContext,
): Promise<RealMoneyCasino | null> {
  const today = dayInMarket(context.now);
  const offerOf = ({ partner: { attributes } }: Candidate) => chooseOffer(attributes.offers, attributes.toplistOfferId);
  const bonusTypes = await loadBonusTypes(context);
  const surroundings = { blockId, today, bonusTypes, recommended: new Map(), summary: null };
  const present = (casinos: Candidate[], hasOffer: boolean) => {
    for (const casino of casinos) {
      const offer = offerOf(casino);
      if (!mayBeLinked(casino.partner.attributes) || (offer !== undefined) !== hasOffer) continue;
      if (offer && isExpiredOn(offer.attributes, today)) continue;
      const entry = presentEntry(casino.partner, { ...casino.placement, ...surroundings }, context);
      if (entry.clickOut) return { ...entry, bonusLink: presentBonusLink(casino, blockId, context) };
    }
    return null;
  };
  const named = partner === null ? [] : await findNamed(partner, context);
  const chosen = present(named, true);
  if (chosen) return chosen;
  const others = await findByProvider(providerId, context);
  return present(others, true) ?? present([...named, ...others], false);
}

function presentBonusLink({ partner, placement }: Candidate, blockId: string, context: BlockContext): AnchorProps | null {
  const { identifier: toplistName, responseId, position } = placement;
  const offer = chooseOffer(partner.attributes.offers, partner.attributes.toplistOfferId);
  const signed = { block: blockId, toplist: toplistName, responseId, linkId: 'bonus', position };
  return presentWayOut(partner, offer, signed, context);
}

async function findNamed(slug: string, { clients }: BlockContext): Promise<Candidate[]> {
  const partners = await clients.partners.fetchPartnersBySlug([slug]).catch(() => []);
  return partners.map((partner) => ({ partner, placement: { identifier: '', responseId: partner.responseId, position: 0 } }));
}

/** Requirement 4.27: a partner that was not passed is looked up by provider id from the initial toplist. */
async function findByProvider(providerId: string, { clients, initialToplist: toplist }: BlockContext): Promise<Candidate[]> {
  const answer = await clients.partners.fetchToplist(toplist);
  if (!answer) return [];
  return Object.values(answer.partners)
    .map((partner, index) => ({ partner, placement: { identifier: toplist, responseId: answer.responseId, position: index + 1 } }))
    .filter(({ partner }) => hasProvider(partner, providerId));
}
