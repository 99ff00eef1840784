import { referenceSlot } from '@lupa/domain/bonusCost/bets.ts';
import type { BonusResult } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';
import { recheckedEvery } from '../partners/records.ts';
import { bonusCost, formatAverage } from '../partners/bonusCost.ts';
import { legalStatus } from '../writing/chileanFacts.ts';
import { formatDate, formatNumber, formatPercent, formatPesos, formatRating, markPayoutTime } from '../writing/figures.ts';
import { formatDuration, measuredPayments, withdrawalsBy } from '../partners/measuredPayments.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { type PaymentMethodKey, paymentMethods } from '../writing/paymentMethods.ts';
import { readContent } from '../writing/readContent.ts';
import { type DemoPage, parseSectionPage, readPage, sectionPageSchema } from '../writing/readPage.ts';

/** A page under `/guias/`: `content/guides/<key>.yaml`, with the figures that its texts name. */
const readGuide = (key: string, figures?: Figures): DemoPage =>
  parseSectionPage('guides', {
    slug: `/guias/${key}/`,
    ...readContent(`guides/${key}.yaml`, sectionPageSchema.omit({ slug: true }), figures),
  });

const legalFigures = (): Figures => ({
  verifiedOn: legalStatus.verifiedOn,
  verifiedOnInWords: formatDate(legalStatus.verifiedOn),
  legalStatus: legalStatus.long,
  sources: legalStatus.sources.map(({ name, url, verifiedOn }) => `[${name}](${url}), vista el ${formatDate(verifiedOn)}.`),
});

/** How long withdrawals took by the methods by which three or more were measured, the quickest first. */
const payoutFigures = (): Figures => ({
  withdrawals: String(measuredPayments.filter(({ kind }) => kind === 'withdrawal').length),
  timesByMethod: paymentMethods
    .flatMap(({ internalName, name }) => {
      const times = withdrawalsBy(internalName).map(({ minutes }) => minutes);
      const [best, worst] = [times.at(0), times.at(-1)];
      if (times.length < 3 || best === undefined || worst === undefined) return [];
      return [{ name, best, middle: times[Math.floor((times.length - 1) / 2)] ?? best, worst }];
    })
    .toSorted((one, other) => one.best - other.best)
    .map(({ name, best, middle, worst }) => [`**${name}**`, ...[best, middle, worst].map(formatDuration)]),
});

/** The best of the recommended casinos in one thing, and the first of them where several are. */
function best(scoreOf: (partner: DemoPartner) => number): DemoPartner {
  const [partner] = rankedPartners.toSorted((a, b) => scoreOf(b) - scoreOf(a));
  if (!partner) throw new Error('No partner is recommended');
  return partner;
}

function choosingFigures(): Figures {
  const fastest = best(({ payoutHours }) => -payoutHours[1]);
  const cheapest = best(({ minimumDeposit }) => -minimumDeposit);
  const largest = best(({ numberOfGames }) => numberOfGames);
  return {
    fastest: fastest.name,
    fastestPayout: markPayoutTime(fastest),
    cheapest: cheapest.name,
    lowestDeposit: formatPesos(cheapest.minimumDeposit),
    mostTrusted: best(({ scores }) => scores.Confianza).name,
    bestSupport: best(({ scores }) => scores.Atención).name,
    bestBonuses: best(({ scores }) => scores.Bonos).name,
    mostGames: largest.name,
    numberOfGames: formatNumber(largest.numberOfGames),
  };
}

function licenceFigures(): Figures {
  const licences = [...new Set(rankedPartners.map(({ licence }) => licence.name))]
    .map((name) => {
      const holders = rankedPartners.filter(({ licence }) => licence.name === name);
      const trust = holders.reduce((sum, { scores }) => sum + scores.Confianza, 0) / holders.length;
      const rating = holders.reduce((sum, partner) => sum + ratingOf(partner), 0) / holders.length;
      return { name, count: holders.length, trust, rating };
    })
    .toSorted((a, b) => b.trust - a.trust);
  return {
    legalStatus: legalStatus.short,
    recheckedEvery,
    licences: licences.map(({ name, count, trust, rating }) => [`**${name}**`, String(count), formatRating(trust), formatRating(rating)]),
    listed: String(rankedPartners.length),
    reviewed: String(partners.length),
  };
}

function cryptoFigures(): Figures {
  const taking = (key: PaymentMethodKey) => String(rankedPartners.filter(({ deposits }) => deposits.includes(key)).length);
  const payers = rankedPartners
    .map(({ name, slug, withdrawals, payoutHours }) => ({
      name,
      slug,
      payoutHours,
      coins: [withdrawals.includes('tether') ? 'USDT' : null, withdrawals.includes('bitcoin') ? 'Bitcoin' : null].filter(Boolean),
    }))
    .filter(({ coins }) => coins.length > 0)
    .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1]);
  return {
    listed: String(rankedPartners.length),
    takingTether: taking('tether'),
    takingBitcoin: taking('bitcoin'),
    payingInCrypto: payers.slice(0, 8).map(({ name, slug, coins }) => [`**${name}**`, coins.join(' y '), markPayoutTime({ slug })]),
  };
}

/** A bonus of the whole deposit, for several rollovers. */
function rolloverFigures(): Figures {
  const costs = [20, 25, 35, 50].map((rollover) => ({ rollover, cost: costOfRollover(rollover) }));
  const example = costOfRollover(rolloverOfExample);
  const { nothing, more } = example.people;
  return {
    deposit: formatPesos(example.deposit),
    rollover: String(rolloverOfExample),
    turnover: formatPesos(example.turnover),
    rtp: formatPercent(referenceSlot.rtp),
    nothing: String(nothing),
    others: String(100 - nothing),
    more: String(more),
    back: formatAverage(example.back),
    byRollover: costs.map(({ rollover, cost }) => [
      `${rollover} veces`,
      formatPesos(cost.turnover),
      `${cost.people.nothing} de 100`,
      `${cost.people.more} de 100`,
      formatAverage(cost.back),
    ]),
  };
}

export const rolloverOfExample = 35;

export function costOfRollover(rollover: number): BonusResult {
  const cost = bonusCost({ ...plainBonus, rollover }, null);
  if (!cost) throw new Error(`A rollover of ${rollover} cannot be computed.`);
  return cost;
}

const plainBonus: DemoOffer = {
  proxy: 'ejemplo',
  type: 'welcome',
  percentage: 100,
  amount: 100_000,
  freeSpins: null,
  rollover: null,
  minimumDeposit: null,
  validityDays: null,
  expiration: null,
  maximumBet: null,
  rolloverBasis: 'bonus',
  fineprint: '-',
  verifiedOn: '2026-11-04',
};

/** The four highest returns, and the three lowest. */
function returnFigures(): Figures {
  const byReturn = rankedPartners.toSorted((a, b) => b.rtp - a.rtp);
  const costOfSpins = (rtp: number) => Math.round((200_000 * (100 - rtp)) / 100);
  return {
    averageReturns: [...byReturn.slice(0, 4), ...byReturn.slice(-3)].map(({ name, rtp }) => [
      `**${name}**`,
      formatPercent(rtp),
      formatPesos(costOfSpins(rtp)),
    ]),
  };
}

/** `/guias/` and the guides under it. */
export const guidePages: DemoPage[] = [
  readPage('pages/guias'),
  readGuide('situacion-legal', legalFigures()),
  readGuide('rollover', rolloverFigures()),
  readGuide('retiros', payoutFigures()),
  readGuide('elegir-casino', choosingFigures()),
  readGuide('verificar-licencia', licenceFigures()),
  readGuide('verificacion-de-identidad'),
  readGuide('reclamar'),
  readGuide('criptomonedas', cryptoFigures()),
  readGuide('rtp-y-volatilidad', returnFigures()),
  readGuide('estrategia-blackjack'),
  readGuide('como-jugar-ruleta'),
];
