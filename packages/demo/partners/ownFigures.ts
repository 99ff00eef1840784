import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import {
  detailOfRecord,
  type FigureName,
  markFigure,
  offerFigureNames,
  type TransferField,
  transferFields,
  type TransferKind,
} from '@lupa/contracts/figure.ts';
import { formatPercent, formatPesos } from '../writing/figures.ts';
import type { Figures } from '../writing/fillFigures.ts';
import { bonusTermsOf } from './bonusCost.ts';
import type { DemoOffer, PartnerContent } from './partner.schema.ts';
import { recordsOf } from './records.ts';

type Written = PartnerContent & { slug: string };
type Mark = (name: FigureName, detail?: string) => string;

/**
 * What a casino's own texts may name, from its records and fields: `{{w1Took}}` of its first withdrawal, `{{d1Amount}}` of its first
 * deposit, `{{s2Minutes}}` of its second question to support, `{{o1Rollover}}` of its main offer. What the site can fill in becomes a
 * figure of the site. @throws where two records of a kind cannot be told apart
 */
export function ownFigures(partner: Written): Figures {
  const records = recordsOf(partner);
  const mark: Mark = (name, detail) => markFigure({ name, partner: partner.slug, detail: detail ?? null });
  return {
    numberOfGames: mark('numberOfGames'),
    studios: `${mark('studios')} estudios`,
    averageReturn: mark('averageReturn'),
    minimumDeposit: mark('minimumDeposit'),
    minimumWithdrawal: formatPesos(partner.minimumWithdrawal),
    withdrawalLimit: mark('withdrawalLimit'),
    payoutRange: mark('payoutTime'),
    slowestHours: mark('slowestHours'),
    sampled: mark('gamesSampled'),
    reduced: mark('gamesReduced'),
    licencePoints: mark('licencePoints'),
    licenceChecks: mark('licenceChecks'),
    termsRollover: mark('termsRollover'),
    ...ofEach(records, 'withdrawal', 'w', (detail) => transferFigures('withdrawal', (name) => mark(name, detail))),
    ...ofEach(records, 'deposit', 'd', (detail) => transferFigures('deposit', (name) => mark(name, detail))),
    ...ofEach(records, 'support', 's', (detail) => ({ Minutes: mark('supportMinutes', detail) })),
    ...Object.assign(
      {},
      ...partner.offers.map((offer, index) =>
        withPrefix(
          `o${index + 1}`,
          offerFigures(offer, (name) => mark(name, offer.proxy)),
        ),
      ),
    ),
    ...(partner.offers[0] ? examplesOf(partner.offers[0]) : {}),
  };
}

function ofEach(records: readonly CasinoRecord[], kind: CasinoRecord['kind'], prefix: string, read: (detail: string) => Figures): Figures {
  const details = records.filter((record) => record.kind === kind).map(detailOfRecord);
  const twice = details.find((detail, index) => details.indexOf(detail) !== index);
  if (twice !== undefined) throw new Error(`${records[0]?.partnerSlug} has two records ${kind} ${twice}.`);
  return Object.assign({}, ...details.map((detail, index) => withPrefix(`${prefix}${index + 1}`, read(detail))));
}

const withPrefix = (prefix: string, figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [`${prefix}${name}`, figure]));

function transferFigures(kind: TransferKind, mark: Mark): Figures {
  const own = (field: TransferField) => mark(`${kind}${field}`);
  return {
    ...Object.fromEntries(transferFields.map((field) => [field, own(field)])),
    Took: own('Time'),
    Asked: `${own('AskedDay')} a las ${own('AskedAt')}`,
    Received: `${own('ReceivedDay')} a las ${own('ReceivedAt')}`,
  };
}

function offerFigures(offer: DemoOffer, mark: Mark): Figures {
  const blackjack = offer.gameWeights?.BLACKJACK;
  return {
    ...Object.fromEntries(offerFigureNames.map((name) => [name.slice('offer'.length), mark(name)])),
    ...(blackjack !== undefined && { WeightOfBlackjack: formatPercent(blackjack) }),
  };
}

/** What the main offer asks for with round amounts. */
function examplesOf(offer: DemoOffer): Figures {
  const { percentage, cap, rollover, basis, weights } = bonusTermsOf(offer, null);
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
