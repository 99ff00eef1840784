import { formatStatedLimit, nameSpokenLanguage, spokenLanguages } from '@lupa/domain/statedFacts.ts';
import { featuredGames } from '../catalogue/demoCatalogue.ts';
import { formatNumber } from '../writing/figures.ts';
import { gamesInWords } from '../writing/gameNames.ts';
import type { DemoPartner } from './partner.schema.ts';

/** `Más de 2.400 juegos` */
export const numberOfGamesText = ({ numberOfGames }: DemoPartner): string => `${formatNumber(numberOfGames)} juegos`;

/** `Tragamonedas, ruleta y blackjack` */
export function gamesText({ gameTypes }: DemoPartner): string {
  const words = gamesInWords(gameTypes);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `$5.000.000 por semana` */
export const withdrawalLimitText = ({ withdrawalLimit }: DemoPartner): string =>
  typeof withdrawalLimit === 'string' ? withdrawalLimit : (formatStatedLimit(withdrawalLimit) ?? '');

export const languageNames = ({ languages }: DemoPartner): string[] =>
  languages.map((language) => (spokenLanguages.includes(language) ? nameSpokenLanguage(language) : language));

/** Ids of up to four well-known games that the partner can have, from its providers where possible. */
export function toplistGamesOf({ gameTypes, providers }: DemoPartner): number[] {
  return featuredGames
    .filter(({ type }) => gameTypes.includes(type))
    .toSorted((a, b) => Number(providers.includes(b.providerId)) - Number(providers.includes(a.providerId)) || a.id - b.id)
    .slice(0, 4)
    .map(({ id }) => id);
}

/** Where sources lead that are invented like the brands: to a page that says so. */
export const inventedSource = '/nosotros/fuentes-de-ejemplo/';

/** Facts that age: where each was checked and when. */
export function factsOf({ licence, testedOn }: DemoPartner): { attribute: string; source: string; verifiedOn: string }[] {
  return [
    { attribute: 'license', source: inventedSource, verifiedOn: licence.verifiedOn },
    { attribute: 'payoutTime', source: '/datos/', verifiedOn: testedOn },
    { attribute: 'withdrawalLimit', source: inventedSource, verifiedOn: testedOn },
    { attribute: 'depositLimit', source: inventedSource, verifiedOn: testedOn },
    { attribute: 'casinoRtp', source: inventedSource, verifiedOn: testedOn },
  ];
}
