import { featuredGames } from '../catalogue/featuredGames.ts';
import { firstGameId } from '../catalogue/demoGames.ts';
import { joinWords } from '../writing/choose.ts';
import { formatNumber } from '../writing/figures.ts';
import { paymentMethodName } from '../writing/paymentMethods.ts';
import { gamesInWords } from '../reviews/gameSection.ts';
import type { DemoPartner } from './partner.schema.ts';
import { readPartnerTexts } from './readPartnerTexts.ts';

const write = readPartnerTexts('partnerTexts', ['closed', 'realMoney']);

/** What the partner's entry says about playing for real money. */
export function realMoneyText(partner: DemoPartner): string {
  if (!partner.isActive) return write('closed', partner);
  return write('realMoney', partner, { fourDepositMethods: joinWords(partner.deposits.slice(0, 4).map(paymentMethodName)) });
}

/** `Más de 2.400 juegos` */
export const numberOfGamesText = ({ numberOfGames }: DemoPartner): string => `${formatNumber(numberOfGames)} juegos`;

/** `Tragamonedas, ruleta y blackjack` */
export function gamesText({ gameTypes }: DemoPartner): string {
  const words = gamesInWords(gameTypes);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ids of up to four well-known games that the partner can have, from its providers where possible. */
export function toplistGamesOf({ gameTypes, providers }: DemoPartner): number[] {
  const fitting = featuredGames.map((game, place) => ({ ...game, id: firstGameId + place })).filter(({ type }) => gameTypes.includes(type));
  return fitting
    .toSorted((a, b) => Number(providers.includes(b.providerId)) - Number(providers.includes(a.providerId)) || a.id - b.id)
    .slice(0, 4)
    .map(({ id }) => id);
}

/** Facts that age: where each was checked and when. Sources are invented like the brands. */
export function factsOf({ slug, licence, testedOn }: DemoPartner): { attribute: string; source: string; verifiedOn: string }[] {
  const terms = `https://${slug}.example/terminos`;
  return [
    { attribute: 'license', source: `https://registro.example/licencias/${slug}`, verifiedOn: licence.verifiedOn },
    { attribute: 'payoutTime', source: `https://lupacasino.example/resenas/${slug}/`, verifiedOn: testedOn },
    { attribute: 'withdrawalLimit', source: terms, verifiedOn: testedOn },
    { attribute: 'depositLimit', source: `https://${slug}.example/caja`, verifiedOn: testedOn },
    { attribute: 'casinoRtp', source: `https://${slug}.example/juegos`, verifiedOn: testedOn },
  ];
}
