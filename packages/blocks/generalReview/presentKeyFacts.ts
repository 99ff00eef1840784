import type { PartnerEntity } from '@lupa/contracts/partnerEntity.ts';
import type { ToplistPartner } from '@lupa/contracts/toplist.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { formatDate } from '@lupa/ui/formatDate.ts';
import type { BlockContext } from '../block.ts';
import { type PresentedFact, partnersLang, presentFacts, type PresentedProof, presentProof } from '../shared/offer/presentFacts.ts';

export type KeyFact = PresentedFact & PresentedProof & { attribute: string };

type Row = [fact: { label: string; value: string | undefined; lang?: string | undefined }, attribute: string];

/** What one wants to know about a casino at a glance, as far as it is known: the casino's own, not what an offer asks for. */
export function presentKeyFacts(partner: ToplistPartner, entity: PartnerEntity | null, context: BlockContext): KeyFact[] {
  const { microcopy } = context;
  const { attributes } = partner;
  const { payoutTime, withdrawalLimit, casinoRtp } = presentFacts(attributes, undefined, context);
  const rows: Row[] = [
    [payoutTime, 'payoutTime'],
    [withdrawalLimit, 'withdrawalLimit'],
    [casinoRtp, 'casinoRtp'],
    [{ label: microcopy.license, value: attributes.license }, 'license'],
    [
      { label: microcopy.law_licence, value: presentMarketLicence(attributes, context), lang: languageTag(context.locale) },
      'marketLicence',
    ],
    [{ label: microcopy.deposit_time, value: entity?.depositTime }, 'depositTime'],
    [{ label: microcopy.established, value: attributes.established }, 'established'],
    [{ label: microcopy.games_offered, value: entity?.numberOfGamesInfo }, 'numberOfGames'],
    [{ label: microcopy.game_types, value: entity?.games }, 'games'],
    [{ label: microcopy.security, value: entity?.security }, 'security'],
    [{ label: microcopy.reputation, value: entity?.reputation }, 'reputation'],
    [{ label: microcopy.customer_service, value: entity?.customerServices[0] }, 'customerServices'],
  ];
  return rows.flatMap(([{ label, value = '-', lang }, attribute]) =>
    value === '-' ? [] : [{ attribute, label, value, lang: lang ?? partnersLang(context), ...presentProof(partner, attribute, context) }],
  );
}

/** What a casino may show of the licence that the market asks for; nothing while it asks for none. */
function presentMarketLicence(
  { marketLicence }: ToplistPartner['attributes'],
  { legalStatus, microcopy, locale }: BlockContext,
): string | undefined {
  if (legalStatus === 'unregulated') return undefined;
  if (marketLicence === null) return microcopy.law_licence_none;
  const { number, until } = marketLicence;
  return until === null
    ? number
    : microcopy.law_licence_until.replace('{number}', () => number).replace('{date}', formatDate(until, locale, 'short'));
}
