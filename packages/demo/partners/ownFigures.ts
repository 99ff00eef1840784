import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { chile } from '@lupa/contracts/market.ts';
import { hoursOfTransfer, measuredHours, payoutRange } from '@lupa/domain/rating/measure.ts';
import { countOf } from '../writing/words.ts';
import { formatMomentOfWeek, formatNumber, formatPercent, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { bonusTermsOf } from './bonusCost.ts';
import { titleOfOffer } from './demoPartner.ts';
import type { DemoOffer, PartnerContent } from './partner.schema.ts';
import { recordsOf } from './records.ts';

type Written = PartnerContent & { slug: string };

/**
 * What a casino's own texts may name, from its records and fields: `{{w1Took}}` of its first withdrawal, `{{d1Amount}}` of its first
 * deposit, `{{s2Minutes}}` of its second question to support, `{{o1Rollover}}` of its main offer.
 */
export function ownFigures(partner: Written): Figures {
  const records = recordsOf(partner);
  const games = records.find(({ games: sample }) => sample)?.games;
  const hours = measuredHours(records);
  return {
    numberOfGames: formatNumber(partner.numberOfGames),
    studios: countOf(partner.providers.length, 'estudio', 'estudios'),
    averageReturn: formatPercent(partner.rtp),
    minimumDeposit: formatPesos(partner.minimumDeposit),
    minimumWithdrawal: formatPesos(partner.minimumWithdrawal),
    withdrawalLimit: partner.withdrawalLimit,
    ...(hours && { payoutRange: payoutRange(hours), slowestHours: String(hours[1]) }),
    sampled: String(games?.sampled ?? ''),
    reduced: String(games?.reduced ?? ''),
    ...ofEach(records, 'withdrawal', 'w', transferFigures),
    ...ofEach(records, 'deposit', 'd', transferFigures),
    ...ofEach(records, 'support', 's', ({ support }) => ({ Minutes: String(support?.answeredAfterMinutes ?? '') })),
    ...Object.assign({}, ...partner.offers.map((offer, index) => withPrefix(`o${index + 1}`, offerFigures(offer)))),
    ...(partner.offers[0] ? examplesOf(partner.offers[0]) : {}),
  };
}

function ofEach(
  records: readonly CasinoRecord[],
  kind: CasinoRecord['kind'],
  prefix: string,
  read: (record: CasinoRecord) => Figures,
): Figures {
  const own = records.filter((record) => record.kind === kind);
  return Object.assign({}, ...own.map((record, index) => withPrefix(`${prefix}${index + 1}`, read(record))));
}

const withPrefix = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${prefix}${name}`, figure]));

const dates = new Intl.DateTimeFormat(chile.locale, { day: 'numeric', month: 'long', timeZone: chile.timeZone });

function transferFigures(record: CasinoRecord): Figures {
  const { transfer } = record;
  const hours = hoursOfTransfer(record);
  if (!transfer?.receivedAt || hours === null) return {};
  const [asked, received] = [formatMomentOfWeek(transfer.askedAt), formatMomentOfWeek(transfer.receivedAt)];
  const [askedDay, askedAt] = asked.split(' a las ');
  const [receivedDay, receivedAt] = received.split(' a las ');
  return {
    Amount: formatPesos(transfer.amount ?? 0),
    Took: formatHours(hours),
    Days: String(Math.round(hours / 24)),
    Asked: asked,
    AskedDay: askedDay,
    AskedAt: askedAt,
    AskedOn: dates.format(new Date(transfer.askedAt)),
    Received: received,
    ReceivedDay: receivedDay,
    ReceivedAt: receivedAt,
    ReceivedOn: dates.format(new Date(transfer.receivedAt)),
  };
}

/** `1 hora y 8 minutos`, `22 minutos`, `48 horas` */
function formatHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const parts = [
    minutes >= 60 ? countOf(Math.floor(minutes / 60), 'hora', 'horas') : '',
    minutes % 60 > 0 ? countOf(minutes % 60, 'minuto', 'minutos') : '',
  ];
  return parts.filter(Boolean).join(' y ');
}

function offerFigures(offer: DemoOffer): Figures {
  const { rollover, percentage, freeSpins, maximumBet, maximumCashout, gameWeights } = offer;
  const blackjack = gameWeights?.BLACKJACK;
  return {
    Title: titleOfOffer(offer),
    ...(rollover !== null && { Rollover: formatNumber(rollover) }),
    ...(percentage !== null && { Percentage: formatPercent(percentage) }),
    ...(freeSpins !== null && { Spins: formatNumber(freeSpins) }),
    ...(maximumBet !== null && { MaximumBet: formatPesos(maximumBet) }),
    ...(maximumCashout !== undefined && { MaximumCashout: formatPesos(maximumCashout) }),
    ...(blackjack !== undefined && { WeightOfBlackjack: formatPercent(blackjack) }),
  };
}

/** What the main offer asks for with round amounts. */
function examplesOf(offer: DemoOffer): Figures {
  const { percentage, cap, rollover, basis, weights } = bonusTermsOf(offer);
  if (percentage === null || rollover === null) return {};
  const bonusOf = (deposit: number) => Math.min((deposit * percentage) / 100, cap ?? Infinity);
  const turnoverOf = (deposit: number) => (bonusOf(deposit) + (basis === 'depositAndBonus' ? deposit : 0)) * rollover;
  const blackjack = weights['BLACKJACK'];
  return {
    bonusOfDeposit40000: formatPesos(bonusOf(40_000)),
    turnoverOfDeposit20000: formatPesos(turnoverOf(20_000)),
    turnoverOfDeposit40000: formatPesos(turnoverOf(40_000)),
    turnoverOfBonus100000: formatPesos(100_000 * rollover),
    ...(blackjack && { turnoverOfBonus100000InBlackjack: formatPesos((100_000 * rollover) / (blackjack / 100)) }),
  };
}
