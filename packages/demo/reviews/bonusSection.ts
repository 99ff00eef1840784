import { joinWords, lowerFirst } from '../writing/choose.ts';
import { formatDate, formatNumber, formatPercent, formatPesos } from '../writing/figures.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner } from '../partners/partner.schema.ts';
import { countOf, readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { bonusCost, type BonusCost } from './figures.ts';

const write = readPartnerTexts('reviews/bonuses', [
  'noneTitle',
  'none',
  'title',
  'opening',
  'arithmetic',
  'stakeOfBoth',
  'stakeOfBonus',
  'onDepositToo',
  'onlyTables',
  'surplus',
  'shortfall',
  'largeShortfall',
  'cashback',
  'withRollover',
  'withoutRollover',
  'freeSpins',
  'payoutLimit',
  'otherOffers',
  'otherOffer',
  'otherOfferWithoutRollover',
  'period',
  'maximumBet',
  'expiration',
  'terms',
  'termsWithoutLimits',
]);

/** `1 vez`, `35 veces` */
export const timesOf = (rollover: number): string => countOf(rollover, 'vez', 'veces');

/** What the offers cost once they are played through, in pesos. */
export function bonusSection(partner: DemoPartner) {
  const [main, ...rest] = partner.offers;
  if (!main) return { type: 'contentSection', title: write('noneTitle', partner), body: write('none', partner) };
  const cost = bonusCost(main, partner);
  const parts = [
    write('opening', partner, { title: titleOfOffer(main) }),
    cost ? arithmeticOf(partner, main, cost) : withoutTurnover(partner, main),
    cost ? verdictOf(partner, cost) : null,
    rest.length > 0 ? othersOf(partner, rest) : null,
    termsOf(partner, main),
  ];
  return { type: 'contentSection', title: write('title', partner), body: parts.filter((part) => part !== null).join('\n\n') };
}

function arithmeticOf(partner: DemoPartner, offer: DemoOffer, cost: BonusCost): string {
  const [deposit, bonus] = [formatPesos(cost.deposit), formatPesos(cost.bonus)];
  return write('arithmetic', partner, {
    deposit,
    bonus,
    stake: write(offer.isOnDepositToo ? 'stakeOfBoth' : 'stakeOfBonus', partner, { deposit, bonus }),
    rollover: formatNumber(offer.rollover ?? 0),
    base: offer.isOnDepositToo ? write('onDepositToo', partner) : '',
    tables: partner.gameTypes.includes('SLOTS') ? '' : write('onlyTables', partner),
    turnover: formatPesos(cost.turnover),
    expectedLoss: formatPesos(cost.expectedLoss),
    returnOfHundred: formatNumber(partner.rtp),
    houseEdge: formatPercent(100 - partner.rtp),
  });
}

function verdictOf(partner: DemoPartner, cost: BonusCost): string {
  const bonus = formatPesos(cost.bonus);
  if (cost.balance > 0) return write('surplus', partner, { bonus, surplus: formatPesos(cost.balance) });
  const shortfall = formatPesos(-cost.balance);
  return cost.balance > -cost.bonus * 0.6
    ? write('shortfall', partner, { bonus, shortfall })
    : write('largeShortfall', partner, { shortfall });
}

function withoutTurnover(partner: DemoPartner, { type, percentage, rollover, freeSpins, fineprint }: DemoOffer): string {
  if (type === 'cashback' && percentage) {
    return write('cashback', partner, {
      loss: formatPesos(40000),
      cashback: formatPesos(40000 * (percentage / 100)),
      condition: rollover ? write('withRollover', partner, { times: timesOf(rollover) }) : write('withoutRollover', partner),
    });
  }
  return write('freeSpins', partner, {
    spins: formatNumber(freeSpins ?? 0),
    rollover: formatNumber(rollover ?? 0),
    limit: fineprint.includes('máximo') ? write('payoutLimit', partner) : '',
  });
}

function othersOf(partner: DemoPartner, offers: DemoOffer[]): string {
  const titles = offers.map((offer) => {
    const title = titleOfOffer(offer);
    return offer.rollover
      ? write('otherOffer', partner, { title, times: timesOf(offer.rollover) })
      : write('otherOfferWithoutRollover', partner, { title });
  });
  const fineprints = offers.map(({ fineprint }) => fineprint).join(' ');
  return write('otherOffers', partner, { offers: joinWords(titles), fineprints, fineprintsInSentence: lowerFirst(fineprints) });
}

function termsOf(partner: DemoPartner, { expiration, validityDays, maximumBet, fineprint, verifiedOn }: DemoOffer): string {
  const limits = [
    validityDays ? write('period', partner, { days: countOf(validityDays, 'día', 'días') }) : null,
    maximumBet ? write('maximumBet', partner, { maximumBet: formatPesos(maximumBet) }) : null,
    expiration ? write('expiration', partner, { expiration: formatDate(expiration) }) : null,
  ].filter((limit) => limit !== null);
  const terms = { fineprint, verifiedOn: formatDate(verifiedOn) };
  return limits.length === 0
    ? write('termsWithoutLimits', partner, terms)
    : write('terms', partner, { ...terms, limits: joinWords(limits) });
}
