import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner, OfferType } from '../partners/partner.schema.ts';
import { rankedPartners } from '../partners/partners.ts';
import { bonusCost } from '../reviews/figures.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import { readPage } from '../writing/readPage.ts';

type Offered = { partner: DemoPartner; offer: DemoOffer };

const offersOfType = (type: OfferType): Offered[] =>
  rankedPartners.flatMap((partner) => partner.offers.filter((offer) => offer.type === type).map((offer) => ({ partner, offer })));
const countOf = (type: OfferType): string => String(offersOfType(type).length);

const signed = (pesos: number): string => `${pesos > 0 ? '+' : ''}${formatPesos(pesos)}`;
const times = ({ rollover }: DemoOffer): string =>
  rollover ? `${formatNumber(rollover)} ${rollover === 1 ? 'vez' : 'veces'}` : 'Sin rollover';
const days = ({ validityDays }: DemoOffer): string =>
  validityDays === null ? '-' : `${validityDays} ${validityDays === 1 ? 'día' : 'días'}`;
const roundHundred = (pesos: number): number => Math.round(pesos / 100) * 100;

/** Welcome bonuses by what they leave on average. */
const welcomeCosts = offersOfType('welcome')
  .flatMap(({ partner, offer }) => {
    const cost = bonusCost(offer, partner);
    return cost ? [{ partner, offer, cost }] : [];
  })
  .toSorted((a, b) => b.cost.balance - a.cost.balance);
/** How many leave something. */
const worthwhile = welcomeCosts.filter(({ cost }) => cost.balance > 0).length;
const costly = 5;
const readOn = welcomeCosts.map(({ offer }) => offer.verifiedOn).toSorted();

const bestAndCostliest = [...welcomeCosts.slice(0, worthwhile), ...welcomeCosts.slice(-costly)].map(({ partner, offer, cost }) => [
  `**${partner.name}**`,
  titleOfOffer(offer),
  times(offer),
  formatPesos(cost.turnover),
  formatPesos(cost.expectedLoss),
  signed(cost.balance),
]);

const welcomeBonuses = welcomeCosts.map(({ partner, offer, cost }) => [
  `**${partner.name}**`,
  times(offer),
  formatPesos(cost.turnover),
  signed(cost.balance),
  days(offer),
  offer.maximumBet === null ? '-' : formatPesos(offer.maximumBet),
]);

// What a free spin is worth where the terms do not say it.
const spinValue = 100;

/** Free spins at their usual value: what they win on average, and what the rollover takes of it. */
function spinsRows(type: 'freeSpins' | 'noDeposit'): string[][] {
  return offersOfType(type)
    .map(({ partner, offer }) => {
      const won = offer.freeSpins === null ? (offer.amount ?? 0) : (offer.freeSpins * spinValue * partner.rtp) / 100;
      const lost = (won * (offer.rollover ?? 0) * (100 - partner.rtp)) / 100;
      return {
        partner,
        offer,
        won: roundHundred(won),
        turnover: roundHundred(won * (offer.rollover ?? 0)),
        left: roundHundred(won - lost),
      };
    })
    .toSorted((a, b) => b.left - a.left)
    .map(({ partner, offer, won, turnover, left }) => [
      `**${partner.name}**`,
      titleOfOffer(offer),
      formatPesos(won),
      times(offer),
      turnover === 0 ? '-' : formatPesos(turnover),
      left > 0 ? formatPesos(left) : 'Nada',
      days(offer),
    ]);
}

function cashbackRows(loss: number): string[][] {
  return offersOfType('cashback')
    .map(({ partner, offer }) => {
      const back = Math.min((loss * (offer.percentage ?? 0)) / 100, offer.amount ?? loss);
      return { partner, offer, back, cost: roundHundred((back * (offer.rollover ?? 0) * (100 - partner.rtp)) / 100) };
    })
    .toSorted((a, b) => b.back - b.cost - (a.back - a.cost))
    .map(({ partner, offer, back, cost }) => [
      `**${partner.name}**`,
      `${formatNumber(offer.percentage ?? 0)} %`,
      formatPesos(back),
      times(offer),
      cost === 0 ? 'Nada' : formatPesos(cost),
      offer.fineprint,
    ]);
}

const welcomeCount = String(welcomeCosts.length);
const worthwhileCount = String(worthwhile);
const lossOfExample = 40_000;

/** Bonuses and a page for each type of them. */
export const bonusPages: DemoPage[] = [
  readPage('pages/bonos', {
    welcomeCount,
    worthwhileCount,
    costlyCount: String(costly),
    bestAndCostliest,
    freeSpinsCount: countOf('freeSpins'),
    cashbackCount: countOf('cashback'),
    noDepositCount: countOf('noDeposit'),
  }),
  readPage('pages/bienvenida', {
    welcomeCount,
    worthwhileCount,
    welcomeBonuses,
    readFrom: formatDate(readOn.at(0) ?? ''),
    readUntil: formatDate(readOn.at(-1) ?? ''),
  }),
  readPage('pages/giros-gratis', { freeSpinsCount: countOf('freeSpins'), freeSpins: spinsRows('freeSpins') }),
  readPage('pages/sin-deposito', { noDepositBonuses: spinsRows('noDeposit') }),
  readPage('pages/cashback', {
    cashbackCount: countOf('cashback'),
    withoutRollover: String(offersOfType('cashback').filter(({ offer }) => !offer.rollover).length),
    loss: formatPesos(lossOfExample),
    cashbacks: cashbackRows(lossOfExample),
    costlyCount: String(welcomeCosts.length - worthwhile),
  }),
];
