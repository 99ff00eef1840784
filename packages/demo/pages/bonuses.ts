import { partners, rankedPartners } from '../partners/partners.ts';
import { demoDay } from '../partners/records.ts';
import { formatAverage, usualDeposit } from '../partners/bonusCost.ts';
import { type DemoPage, readPage } from '../writing/readPage.ts';
import { upperFirst, countInWords } from '../writing/words.ts';
import { formatDate, formatNumber, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import {
  cashbacksOf,
  type Costed,
  costsOf,
  countMostlyLost,
  methodOf,
  offersOfType,
  outcomeRows,
  spinsRows,
  timesOf,
  welcomeRows,
} from './bonusTables.ts';
import type { OfferType } from '../partners/partner.schema.ts';

const countOfType = (type: OfferType): string => String(offersOfType(type).length);

const latestOfferChange = partners
  .flatMap(({ offers }) => offers.flatMap(({ since }) => since ?? []))
  .toSorted()
  .at(-1);

const welcomeCosts = costsOf('welcome');
const spinsCosts = costsOf('freeSpins');
const noDepositCosts = costsOf('noDeposit');
const mildest = 3;
const harshest = 5;
const ends = [...welcomeCosts.slice(0, mildest), ...welcomeCosts.slice(-harshest)];
const readOn = welcomeCosts.map(({ offer }) => offer.verifiedOn).toSorted();
const mostlyLost = String(countMostlyLost(welcomeCosts));

const tellers = {
  Casino: ({ partner }) => partner.name,
  Minimum: ({ partner }) => formatPesos(partner.minimumWithdrawal),
  Times: ({ offer }) => timesOf(offer),
  Bonus: ({ cost }) => formatPesos(cost.bonus),
  Winnings: ({ cost }) => formatPesos(cost.winnings),
  Turnover: ({ cost }) => formatPesos(cost.turnover),
  Bets: ({ cost }) => formatNumber(cost.bets),
  Nothing: ({ cost }) => String(cost.people.nothing),
  More: ({ cost }) => String(cost.people.more),
  Back: ({ cost }) => formatAverage(cost.back),
} satisfies Record<string, (costed: Costed) => string>;

/** What is told of an offer: `mildCasino`, `mildTurnover` … */
function exampleOf(name: string, costed: Costed | undefined, told: readonly (keyof typeof tellers)[]): Figures {
  if (!costed) throw new Error(`There is no offer for the ${name} example.`);
  return Object.fromEntries(told.map((each) => [`${name}${each}`, tellers[each](costed)]));
}

const byRollover = (costs: readonly Costed[]) => costs.toSorted((a, b) => (a.offer.rollover ?? 0) - (b.offer.rollover ?? 0));
/** Of the offer with which most people withdraw something, how many of 100 do. */
const bestReach = ([first]: readonly Costed[]): string => String(100 - (first?.cost.people.nothing ?? 100));

const welcomeCount = String(welcomeCosts.length);
const welcomeBets = offersOfType('welcome').flatMap(({ offer }) => offer.maximumBet ?? []);
const lossOfExample = 40_000;
const cashbacks = cashbacksOf(lossOfExample);
const cashbackCount = countOfType('cashback');
const withoutRollover = String(offersOfType('cashback').filter(({ offer }) => !offer.rollover).length);

/** What the home page says of all welcome bonuses together. */
export const welcomeFigures: Figures = { welcomeCount, mostlyLost };

/** Bonuses and a page for each type of them. */
export const bonusPages: DemoPage[] = [
  readPage('pages/bonos', {
    welcomeCount,
    mildestCount: String(mildest),
    harshestCount: String(harshest),
    mildestAndHarshest: outcomeRows(ends),
    method: methodOf(ends),
    ...exampleOf('last', welcomeCosts.at(-1), ['Casino', 'Turnover']),
    deposit: formatPesos(usualDeposit),
    mostlyLost,
    freeSpinsCount: countOfType('freeSpins'),
    freeSpinsReach: bestReach(spinsCosts),
    cashbackCount,
    withoutRollover,
    noDepositCount: countOfType('noDeposit'),
    noDepositReach: bestReach(noDepositCosts),
    WelcomeCount: upperFirst(countInWords(welcomeCosts.length)),
    welcomeCountInWords: countInWords(welcomeCosts.length),
    lowestBet: formatPesos(Math.min(...welcomeBets)),
    highestBet: formatPesos(Math.max(...welcomeBets)),
  }),
  readPage('pages/bienvenida', {
    welcomeCount,
    mostlyLost,
    deposit: formatPesos(usualDeposit),
    method: methodOf(welcomeCosts),
    ...exampleOf('mild', welcomeCosts[0], ['Casino', 'Bonus', 'Times', 'Turnover', 'Bets', 'Nothing', 'Minimum', 'More', 'Back']),
    ...exampleOf(
      'harsh',
      welcomeCosts.findLast(({ offer }) => offer.rolloverBasis === 'depositAndBonus'),
      ['Casino', 'Bonus', 'Times', 'Turnover', 'Bets', 'Nothing'],
    ),
    welcomeBonuses: welcomeRows(welcomeCosts),
    readFrom: formatDate(readOn.at(0) ?? ''),
    readUntil: formatDate(readOn.at(-1) ?? ''),
  }),
  readPage('pages/giros-gratis', {
    freeSpinsCount: countOfType('freeSpins'),
    freeSpins: spinsRows(spinsCosts),
    mostlyLost: String(countMostlyLost(spinsCosts)),
    ...exampleOf('free', byRollover(spinsCosts)[0], ['Casino', 'Minimum', 'More']),
    ...exampleOf('harsh', byRollover([...spinsCosts, ...noDepositCosts]).at(-1), ['Times', 'Winnings', 'Back']),
  }),
  readPage('pages/sin-deposito', {
    listed: countInWords(rankedPartners.length),
    noDepositCount: countInWords(offersOfType('noDeposit').length),
    noDepositBonuses: spinsRows(noDepositCosts),
  }),
  readPage('pages/cashback', {
    CashbackCount: upperFirst(countInWords(new Set(offersOfType('cashback').map(({ partner }) => partner.slug)).size)),
    cashbackCount,
    withoutRollover,
    loss: formatPesos(lossOfExample),
    cashbacks: cashbacks.rows,
    paidAlone: countInWords(cashbacks.paidAlone),
  }),
  readPage('pages/cambiosDeBonos', { updatedOn: latestOfferChange ?? demoDay }),
];
