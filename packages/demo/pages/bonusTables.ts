import { gameTypeLabels } from '@lupa/contracts/gameType.ts';
import { chile } from '@lupa/contracts/market.ts';
import type { BonusResult, CostQuestion } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { compareCosts } from '@lupa/domain/bonusCost/usualCost.ts';
import { bonusCost, formatAverage, questionOf } from '../partners/bonusCost.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner, OfferType } from '../partners/partner.schema.ts';
import { rankedPartners } from '../partners/partners.ts';
import { formatNumber, formatPercent, formatPesos } from '../writing/figures.ts';
import { countOf } from '../writing/words.ts';

type Offered = { partner: DemoPartner; offer: DemoOffer };
export type Costed = Offered & { question: CostQuestion; cost: BonusResult };

export const offersOfType = (type: OfferType): Offered[] =>
  rankedPartners.flatMap((partner) => partner.offers.filter((offer) => offer.type === type).map((offer) => ({ partner, offer })));

/** Offers of a type that can be computed, the cheapest first. */
export const costsOf = (type: OfferType): Costed[] =>
  offersOfType(type)
    .flatMap(({ partner, offer }) => {
      const question = questionOf(offer, partner);
      const cost = bonusCost(offer, partner);
      return question && cost ? [{ partner, offer, question, cost }] : [];
    })
    .toSorted((a, b) => compareCosts(a.cost, b.cost));

/** Where more than half of the people withdraw nothing. */
export const countMostlyLost = (costs: readonly Costed[]): number => costs.filter(({ cost }) => cost.people.nothing > 50).length;

export const timesOf = ({ rollover }: DemoOffer): string => (rollover ? countOf(rollover, 'vez', 'veces') : 'Sin rollover');
const days = ({ validityDays }: DemoOffer): string => (validityDays === null ? '-' : countOf(validityDays, 'día', 'días'));
const outOfHundred = (people: number): string => `${people} de 100`;

/** How the rows of a table were computed: with which bets in which game, and who with others. */
export function methodOf(costs: readonly Costed[]): string {
  const stake = Math.max(...costs.map(({ question }) => question.stake));
  return [
    `con apuestas de ${formatPesos(stake)} en un tragamonedas medio`,
    ...costs
      .filter(({ question }) => question.stake < stake)
      .map(({ partner, question }) => `en ${partner.name}, de ${formatPesos(question.stake)}`),
    ...costs.filter(({ question }) => question.game !== 'SLOTS').map(sayGame),
  ].join('; ');
}

function sayGame({ partner, question, cost }: Costed): string {
  const counted = cost.counted === 100 ? '' : `, donde cada apuesta cuenta ${formatPercent(cost.counted)}`;
  return `en ${partner.name}, que no cuenta las tragamonedas, en ${gameTypeLabels[question.game].toLocaleLowerCase(chile.locale)}${counted}`;
}

export const outcomeRows = (costs: readonly Costed[]): string[][] =>
  costs.map(({ partner, offer, cost }) => [`**${partner.name}**`, titleOfOffer(offer), timesOf(offer), ...outcomeCells(cost)]);

export const welcomeRows = (costs: readonly Costed[]): string[][] =>
  costs.map(({ partner, offer, cost }) => [
    `**${partner.name}**`,
    timesOf(offer),
    ...outcomeCells(cost),
    days(offer),
    offer.maximumBet === null ? '-' : formatPesos(offer.maximumBet),
  ]);

const outcomeCells = ({ turnover, people, back }: BonusResult): string[] => [
  formatPesos(turnover),
  outOfHundred(people.nothing),
  formatAverage(back),
];

/** What offers without a bonus on the deposit give, and what of it can be withdrawn. */
export const spinsRows = (costs: readonly Costed[]): string[][] =>
  costs.map(({ partner, offer, cost }) => [
    `**${partner.name}**`,
    titleOfOffer(offer),
    offer.spinValue === undefined ? '-' : formatPesos(offer.spinValue),
    timesOf(offer),
    cost.turnover === 0 ? '-' : formatPesos(cost.turnover),
    formatPesos(partner.minimumWithdrawal),
    outOfHundred(100 - cost.people.nothing),
    formatAverage(cost.back),
  ]);

/** What comes back of a loss, what its rollover asks for, and from what the casino pays. */
export function cashbacksOf(loss: number): { rows: string[][]; paidAlone: number } {
  const offers = offersOfType('cashback')
    .map(({ partner, offer }) => ({ partner, offer, back: Math.min((loss * (offer.percentage ?? 0)) / 100, offer.amount ?? loss) }))
    .toSorted((a, b) => (a.offer.rollover ?? 0) - (b.offer.rollover ?? 0) || b.back - a.back);
  return {
    rows: offers.map(({ partner, offer, back }) => [
      `**${partner.name}**`,
      `${formatNumber(offer.percentage ?? 0)} %`,
      formatPesos(back),
      timesOf(offer),
      offer.rollover ? formatPesos(back * offer.rollover) : 'Nada',
      formatPesos(partner.minimumWithdrawal),
      offer.fineprint,
    ]),
    paidAlone: offers.filter(({ partner, back }) => back >= partner.minimumWithdrawal).length,
  };
}
