import type { BonusResult } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { compareCosts } from '@lupa/domain/bonusCost/usualCost.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner, OfferType } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { demoDay } from '../partners/records.ts';
import { bonusCost, formatAverage, usualDeposit } from '../partners/bonusCost.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { upperFirst, countInWords } from '../writing/words.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';

type Offered = { partner: DemoPartner; offer: DemoOffer };

const offersOfType = (type: OfferType): Offered[] =>
  rankedPartners.flatMap((partner) => partner.offers.filter((offer) => offer.type === type).map((offer) => ({ partner, offer })));
const countOf = (type: OfferType): string => String(offersOfType(type).length);

const times = ({ rollover }: DemoOffer): string =>
  rollover ? `${formatNumber(rollover)} ${rollover === 1 ? 'vez' : 'veces'}` : 'Sin rollover';
const days = ({ validityDays }: DemoOffer): string =>
  validityDays === null ? '-' : `${validityDays} ${validityDays === 1 ? 'día' : 'días'}`;
const outOfHundred = (people: number): string => `${people} de 100`;

const latestOfferChange = partners
  .flatMap(({ offers }) => offers.flatMap(({ since }) => since ?? []))
  .toSorted()
  .at(-1);

type Costed = Offered & { cost: BonusResult };

/** Offers of a type that can be computed, the cheapest first. */
const costsOf = (type: OfferType): Costed[] =>
  offersOfType(type)
    .flatMap(({ partner, offer }) => {
      const cost = bonusCost(offer, partner);
      return cost ? [{ partner, offer, cost }] : [];
    })
    .toSorted((a, b) => compareCosts(a.cost, b.cost));

const welcomeCosts = costsOf('welcome');
const mildest = 3;
const harshest = 5;
const readOn = welcomeCosts.map(({ offer }) => offer.verifiedOn).toSorted();
/** Where more than half of the people lose everything. */
const mostlyLost = welcomeCosts.filter(({ cost }) => cost.people.nothing > 50).length;

const mildestAndHarshest = [...welcomeCosts.slice(0, mildest), ...welcomeCosts.slice(-harshest)].map(({ partner, offer, cost }) => [
  `**${partner.name}**`,
  titleOfOffer(offer),
  times(offer),
  formatPesos(cost.turnover),
  outOfHundred(cost.people.nothing),
  formatAverage(cost.back),
]);

const welcomeBonuses = welcomeCosts.map(({ partner, offer, cost }) => [
  `**${partner.name}**`,
  times(offer),
  formatPesos(cost.turnover),
  outOfHundred(cost.people.nothing),
  formatAverage(cost.back),
  days(offer),
  offer.maximumBet === null ? '-' : formatPesos(offer.maximumBet),
]);

/** What offers without a bonus on the deposit give, and what is left of it. */
function spinsRows(type: 'freeSpins' | 'noDeposit'): string[][] {
  return costsOf(type)
    .toSorted((a, b) => b.cost.back - a.cost.back)
    .map(({ partner, offer, cost }) => [
      `**${partner.name}**`,
      titleOfOffer(offer),
      offer.spinValue === undefined ? '-' : formatPesos(offer.spinValue),
      times(offer),
      cost.turnover === 0 ? '-' : formatAverage(cost.turnover),
      outOfHundred(100 - cost.people.nothing),
      formatAverage(cost.back),
      days(offer),
    ]);
}

/** What comes back of a loss, and what its rollover asks for. */
function cashbackRows(loss: number): string[][] {
  return offersOfType('cashback')
    .map(({ partner, offer }) => ({ partner, offer, back: Math.min((loss * (offer.percentage ?? 0)) / 100, offer.amount ?? loss) }))
    .toSorted((a, b) => (a.offer.rollover ?? 0) - (b.offer.rollover ?? 0) || b.back - a.back)
    .map(({ partner, offer, back }) => [
      `**${partner.name}**`,
      `${formatNumber(offer.percentage ?? 0)} %`,
      formatPesos(back),
      times(offer),
      offer.rollover ? formatPesos(back * offer.rollover) : 'Nada',
      offer.fineprint,
    ]);
}

/** An offer told with its numbers: `mildCasino`, `mildTurnover` … */
function exampleFigures(name: string, costed: Costed | undefined): Figures {
  if (!costed) throw new Error(`There is no welcome bonus for the ${name} example.`);
  const { partner, offer, cost } = costed;
  return {
    [`${name}Casino`]: partner.name,
    [`${name}Bonus`]: formatPesos(cost.bonus),
    [`${name}Rollover`]: formatNumber(offer.rollover ?? 0),
    [`${name}Turnover`]: formatPesos(cost.turnover),
    [`${name}Bets`]: formatNumber(cost.bets),
    [`${name}Nothing`]: String(cost.people.nothing),
  };
}

const outcomeOf = (costed: Costed | undefined): Figures => ({
  mildMore: String(costed?.cost.people.more ?? 0),
  mildBack: formatAverage(costed?.cost.back ?? 0),
});

const welcomeCount = String(welcomeCosts.length);
const welcomeBets = offersOfType('welcome').flatMap(({ offer }) => offer.maximumBet ?? []);
const lossOfExample = 40_000;

/** Bonuses and a page for each type of them. */
export const bonusPages: DemoPage[] = [
  readPage('pages/bonos', {
    welcomeCount,
    mildestCount: String(mildest),
    harshestCount: String(harshest),
    mildestAndHarshest,
    deposit: formatPesos(usualDeposit),
    mostlyLost: String(mostlyLost),
    freeSpinsCount: countOf('freeSpins'),
    cashbackCount: countOf('cashback'),
    noDepositCount: countOf('noDeposit'),
    WelcomeCount: upperFirst(countInWords(welcomeCosts.length)),
    welcomeCountInWords: countInWords(welcomeCosts.length),
    lowestBet: formatPesos(Math.min(...welcomeBets)),
    highestBet: formatPesos(Math.max(...welcomeBets)),
  }),
  readPage('pages/bienvenida', {
    welcomeCount,
    mostlyLost: String(mostlyLost),
    deposit: formatPesos(usualDeposit),
    ...exampleFigures('mild', welcomeCosts[0]),
    ...outcomeOf(welcomeCosts[0]),
    ...exampleFigures(
      'harsh',
      welcomeCosts.findLast(({ offer }) => offer.rolloverBasis === 'depositAndBonus'),
    ),
    welcomeBonuses,
    readFrom: formatDate(readOn.at(0) ?? ''),
    readUntil: formatDate(readOn.at(-1) ?? ''),
  }),
  readPage('pages/giros-gratis', { freeSpinsCount: countOf('freeSpins'), freeSpins: spinsRows('freeSpins') }),
  readPage('pages/sin-deposito', {
    listed: countInWords(rankedPartners.length),
    noDepositCount: countInWords(offersOfType('noDeposit').length),
    noDepositBonuses: spinsRows('noDeposit'),
  }),
  readPage('pages/cashback', {
    CashbackCount: upperFirst(countInWords(new Set(offersOfType('cashback').map(({ partner }) => partner.slug)).size)),
    cashbackCount: countOf('cashback'),
    withoutRollover: String(offersOfType('cashback').filter(({ offer }) => !offer.rollover).length),
    loss: formatPesos(lossOfExample),
    cashbacks: cashbackRows(lossOfExample),
    mostlyLost: String(mostlyLost),
  }),
  readPage('pages/cambiosDeBonos', { updatedOn: latestOfferChange ?? demoDay }),
];
