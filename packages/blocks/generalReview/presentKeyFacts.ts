import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import type { PresentedEntry } from '../toplist/presentEntry.ts';

export type KeyFact = { label: string; value: string; verifiedOn: string | null; source: AnchorProps | null };

/** What one wants to know about a casino at a glance, as far as it is known. `entry` brings what an offer card shows. */
export function presentKeyFacts(
  entry: Pick<PresentedEntry, 'license' | 'facts' | 'outdated'>,
  attributes: PartnerAttributes,
  entity: PartnerEntity | null,
  { microcopy, locale, presenter }: BlockContext,
): KeyFact[] {
  const offerTerms = [microcopy.minimum_deposit, microcopy.rollover, microcopy.expires_on];
  const ofTheOffer = entry.facts.filter(({ label }) => !entry.outdated || !offerTerms.includes(label));
  const more: [attribute: string, label: string, value: string | undefined][] = [
    ['depositTime', microcopy.deposit_time, entity?.depositTime],
    ['withdrawalLimit', microcopy.withdrawal_limit, attributes.withdrawalLimit],
    ['established', microcopy.established, attributes.established],
    ['numberOfGames', microcopy.games_offered, entity?.numberOfGamesInfo],
    ['customerServices', microcopy.customer_service, entity?.customerServices[0]],
  ];
  const attributeOf = new Map([
    [microcopy.license, 'license'],
    [microcopy.payout_time, 'payoutTime'],
    ...more.map(([attribute, label]) => [label, attribute] as const),
  ]);
  const rows = [...ofTheOffer, entry.license, ...more.map(([, label, value = '-']) => ({ label, value }))];
  const known = new Map(rows.filter(({ value }) => value !== '-').map(({ label, value }) => [label, value]));
  return [...known].map(([label, value]) => {
    const fact = attributes.facts[attributeOf.get(label) ?? ''];
    return {
      label,
      value,
      verifiedOn: fact?.verifiedOn ? formatDate(fact.verifiedOn, locale, 'short') : null,
      source: fact?.source ? presenter.anchor({ url: fact.source, openInNewTab: true }) : null,
    };
  });
}
