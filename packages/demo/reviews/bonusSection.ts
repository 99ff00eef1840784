import type { BonusResult } from '@lupa/domain/bonusCost/computeBonusCost.ts';
import { joinWords, lowerFirst, countOf } from '../writing/words.ts';
import { formatDate, formatNumber, formatPercent, formatPesos } from '../writing/figures.ts';
import { titleOfOffer } from '../partners/demoPartner.ts';
import type { DemoOffer, DemoPartner } from '../partners/partner.schema.ts';
import { readPartnerTexts } from '../partners/readPartnerTexts.ts';
import { bonusCost, formatAverage } from '../partners/bonusCost.ts';

const write = readPartnerTexts('reviews/bonuses');

/** `1 vez`, `35 veces` */
export const timesOf = (rollover: number): string => countOf(rollover, 'vez', 'veces');

/** What the offers cost once they are played through, in pesos. */
export function bonusSection(partner: DemoPartner) {
  const [main, ...rest] = partner.offers;
  if (!main) return { type: 'contentSection', title: write('noneTitle', partner), body: write('none', partner) };
  // Without a bonus on the deposit there is nothing to multiply.
  const cost = main.type === 'welcome' ? bonusCost(main, partner) : null;
  const parts = [
    write('opening', partner, { title: titleOfOffer(main) }),
    cost ? arithmeticOf(partner, main, cost) : withoutTurnover(partner, main),
    cost ? verdictOf(partner, cost) : null,
    rest.length > 0 ? othersOf(partner, rest) : null,
    termsOf(partner, main),
  ];
  return { type: 'contentSection', title: write('title', partner), body: parts.filter((part) => part !== null).join('\n\n') };
}

function arithmeticOf(partner: DemoPartner, offer: DemoOffer, cost: BonusResult): string {
  const [deposit, bonus] = [formatPesos(cost.deposit), formatPesos(cost.bonus)];
  return write('arithmetic', partner, {
    deposit,
    bonus,
    stake: write(offer.rolloverBasis === 'depositAndBonus' ? 'stakeOfBoth' : 'stakeOfBonus', partner, { deposit, bonus }),
    rollover: formatNumber(offer.rollover ?? 0),
    base: offer.rolloverBasis === 'depositAndBonus' ? write('onDepositToo', partner) : '',
    tables: cost.counted === 100 ? '' : write('onlyTables', partner, { counted: formatPercent(cost.counted) }),
    turnover: formatPesos(cost.turnover),
  });
}

function verdictOf(partner: DemoPartner, { people, back, deposit }: BonusResult): string {
  const outcome = write('outcome', partner, {
    nothing: people.nothing,
    less: people.less > 0 ? write('someLess', partner, { count: people.less }) : '',
    more: people.more,
    back: formatAverage(back),
    deposit: formatPesos(deposit),
  });
  const judgement = people.nothing < 65 ? 'mild' : people.nothing < 75 ? 'usual' : 'harsh';
  return `${outcome} ${write(judgement, partner)}`;
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
