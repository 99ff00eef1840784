import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import type { BlockContext } from '../block.ts';
import type { PresentedEntry } from '../shared/offer/presentEntry.ts';
import { type PresentedFact, partnersLang, type PresentedProof, presentProof } from '../shared/offer/presentFacts.ts';

export type KeyFact = PresentedFact & PresentedProof;

/** A figure, and the attribute under which its source is kept. */
type Row = [fact: { label: string; value: string | undefined; lang?: string | undefined }, attribute: string];

/** What one wants to know about a casino at a glance, as far as it is known. `entry` brings what an offer card shows. */
export function presentKeyFacts(
  entry: Pick<PresentedEntry, 'license' | 'facts' | 'outdated'>,
  partner: ToplistPartner,
  entity: PartnerEntity | null,
  context: BlockContext,
): KeyFact[] {
  const { microcopy } = context;
  const { attributes } = partner;
  const { minimumDeposit, rollover, expiration, payoutTime, withdrawalLimit, casinoRtp } = entry.facts;
  const ofTheOffer: PresentedFact[] = entry.outdated ? [] : [minimumDeposit, rollover, expiration];
  const rows: Row[] = [
    ...ofTheOffer.map((fact): Row => [fact, '']),
    [payoutTime, 'payoutTime'],
    [withdrawalLimit, 'withdrawalLimit'],
    [casinoRtp, 'casinoRtp'],
    [entry.license, 'license'],
    [{ label: microcopy.deposit_time, value: entity?.depositTime }, 'depositTime'],
    [{ label: microcopy.established, value: attributes.established }, 'established'],
    [{ label: microcopy.games_offered, value: entity?.numberOfGamesInfo }, 'numberOfGames'],
    [{ label: microcopy.game_types, value: entity?.games }, 'games'],
    [{ label: microcopy.security, value: entity?.security }, 'security'],
    [{ label: microcopy.reputation, value: entity?.reputation }, 'reputation'],
    [{ label: microcopy.customer_service, value: entity?.customerServices[0] }, 'customerServices'],
  ];
  // What the offer asks for is written for the page, the entry is in one language.
  const ofEntry = (attribute: string) => (attribute === '' ? undefined : partnersLang(context));
  return rows.flatMap(([{ label, value = '-', lang }, attribute]) =>
    value === '-' ? [] : [{ label, value, lang: lang ?? ofEntry(attribute), ...presentProof(partner, attribute, context) }],
  );
}
