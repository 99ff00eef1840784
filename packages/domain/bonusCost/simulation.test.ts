// Requirements: 10.11.
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../testing/seededRandom.ts';
import { betOn } from './bets.ts';
import type { BonusTerms } from './bonusTerms.ts';
import { computeBonusCost, type CostQuestion } from './computeBonusCost.ts';
import { usualQuestion } from './usualCost.ts';
import { unknownTerms } from '../testing/unknownTerms.ts';

type Random = () => number;

/** What a stake of one pays, drawn. */
function drawFrom(game: CostQuestion['game'], random: Random): () => number {
  const { pays, chances } = betOn(game);
  return () => {
    let drawn = random();
    let index = 0;
    while (index < chances.length - 1 && (drawn -= chances[index] ?? 0) >= 0) index++;
    return pays[index] ?? 0;
  };
}

/** Bets the stake, or what is left of it, until so much has been bet or nothing is left. */
function bet(money: number, toBet: number, stake: number, draw: () => number): number {
  let left = money;
  for (let done = 0; done < toBet - 1e-6 && left > 0.5;) {
    const amount = Math.min(stake, left);
    done += amount;
    left += amount * (draw() - 1);
  }
  return left;
}

/** One person who takes a bonus: what is paid out to him. */
function takeBonus(terms: BonusTerms, { deposit, stake, game }: CostQuestion, random: Random): number {
  const draw = drawFrom(game, random);
  const spin = drawFrom('SLOTS', random);
  const counts = (terms.weights[game] ?? 100) / 100;
  const most = terms.maximumCashout ?? Infinity;
  const paid = (amount: number) => (amount < (terms.minimumWithdrawal ?? 0) ? 0 : amount);
  if (terms.kind === 'cashback') {
    const left = bet(deposit, 10 * deposit, stake, draw);
    const loss = deposit - left;
    const given =
      loss > 0 && loss >= (terms.minimumLoss ?? 0) ? Math.min((loss * (terms.percentage ?? 0)) / 100, terms.cap ?? Infinity) : 0;
    if (terms.paidAs === 'cash') return paid(left + Math.min(given, most));
    const won = bet(given, (given * (terms.rollover ?? 0)) / counts, stake, draw) - (terms.isSticky ? given : 0);
    return paid(left + Math.min(Math.max(won, 0), most));
  }
  const own = terms.kind === 'match' ? deposit : 0;
  const matched = terms.kind === 'match' ? (deposit * (terms.percentage ?? 0)) / 100 : terms.kind === 'noDeposit' ? (terms.cap ?? 0) : 0;
  const bonus = Math.min(matched, terms.cap ?? matched);
  let winnings = 0;
  for (let index = 0; index < terms.spins; index++) winnings += spin() * (terms.spinValue ?? 0);
  const ofBonus = terms.basis === 'winnings' ? 0 : (bonus + (terms.basis === 'depositAndBonus' ? own : 0)) * (terms.rollover ?? 0);
  const toBet = (ofBonus + winnings * (terms.spinRollover ?? terms.rollover ?? 0)) / counts;
  const end = bet(own + bonus + winnings, toBet, stake, draw) - (terms.isSticky ? bonus : 0);
  return paid(Math.min(Math.max(end, 0), own + most));
}

function simulate(terms: BonusTerms, question: CostQuestion, people: number) {
  const random = seededRandom(people + 7 * terms.spins + (terms.rollover ?? 0) + (terms.minimumWithdrawal ?? 0));
  const deposit = terms.kind === 'match' || terms.kind === 'cashback' ? question.deposit : 0;
  const paid = Array.from({ length: people }, () => takeBonus(terms, question, random));
  const share = (is: (amount: number) => boolean) => (paid.filter(is).length / people) * 100;
  return {
    nothing: share((amount) => amount < 0.5),
    more: share((amount) => amount >= 0.5 && amount >= deposit - 0.5),
    back: paid.reduce((sum, amount) => sum + amount, 0) / people,
    deviation: Math.sqrt(paid.reduce((sum, amount) => sum + amount ** 2, 0) / people),
  };
}

const match: BonusTerms = { ...unknownTerms, percentage: 100, cap: 300_000, rollover: 30, basis: 'bonus' };
const spins: BonusTerms = { ...unknownTerms, kind: 'spins', basis: 'winnings', spins: 40, spinValue: 100, spinRollover: 25 };
const cashback: BonusTerms = { ...unknownTerms, kind: 'cashback', percentage: 10, cap: 100_000 };

const kinds: [kind: string, terms: BonusTerms][] = [
  ['welcome, on the bonus', match],
  ['welcome, on deposit and bonus', { ...match, rollover: 20, basis: 'depositAndBonus' }],
  ['welcome, sticky', { ...match, isSticky: true }],
  ['welcome, with a low highest bet', { ...match, rollover: 15, maximumBet: 200 }],
  ['welcome, with spins beside', { ...match, spins: 50, spinValue: 100, spinRollover: 35 }],
  ['welcome, slots count a half', { ...match, rollover: 15, weights: { SLOTS: 50 } }],
  ['welcome, video poker counts 20 %', { ...match, percentage: 50, weights: { SLOTS: 0, VIDEO_POKER: 20 } }],
  ['reload', { ...match, percentage: 25, cap: 50_000, rollover: 20 }],
  ['live, roulette alone', { ...match, percentage: 50, rollover: 40, weights: { SLOTS: 0, ROULETTE: 100 } }],
  ['free spins', spins],
  ['free spins without rollover', { ...spins, spins: 20, spinRollover: 0 }],
  ['no deposit, money', { ...unknownTerms, kind: 'noDeposit', cap: 5000, rollover: 40, basis: 'bonus' }],
  ['no deposit, spins', { ...spins, kind: 'noDeposit', spins: 30, spinRollover: 35 }],
  ['cashback as cash', { ...cashback, paidAs: 'cash' }],
  ['cashback as a bonus', { ...cashback, paidAs: 'bonus', rollover: 3 }],
  ['cashback as a bonus, from a loss', { ...cashback, percentage: 20, paidAs: 'bonus', rollover: 1, minimumLoss: 30_000 }],
];
const limits: [name: string, limits: Partial<BonusTerms>][] = [
  ['paid from any amount', {}],
  ['paid from 20.000', { minimumWithdrawal: 20_000 }],
  ['paid from 10.000 up to 30.000', { minimumWithdrawal: 10_000, maximumCashout: 30_000 }],
];
const all = kinds.flatMap(([kind, terms], place) =>
  limits.map(([limit, more], index) => ({ kind, limit, terms: { ...terms, ...more }, isOfAll: index === place % limits.length })),
);

/** Of 100 people: what steps on a coarse grid may be wrong by, and half a person who is rounded. */
const tolerance = { people: 1.5, back: 0.02 };

function expectAgreement(terms: BonusTerms, people: number): string {
  const question = usualQuestion(terms, 'CLP');
  const cost = question && computeBonusCost(terms, question);
  if (!question || cost?.is !== 'known') throw new Error(`No cost: ${JSON.stringify(cost)}.`);
  const { result } = cost;
  const { nothing, more, back, deviation } = simulate(terms, question, people);
  // Four standard errors: the seed is fixed, so the outcome is, too.
  const errorOf = (share: number) => 4 * Math.sqrt(((share + 0.1) * (100.1 - share)) / people);
  expect(Math.abs(result.people.nothing - nothing)).toBeLessThan(tolerance.people + errorOf(nothing));
  expect(Math.abs(result.people.more - more)).toBeLessThan(tolerance.people + errorOf(more));
  expect(Math.abs(result.back - back)).toBeLessThan(tolerance.back * back + (4 * deviation) / Math.sqrt(people));
  const row = [result.people.nothing, nothing.toFixed(1), result.people.more, more.toFixed(1), Math.round(result.back), Math.round(back)];
  return `nothing ${row[0]} (${row[1]}), more ${row[2]} (${row[3]}), back ${row[4]} (${row[5]})`;
}

describe('what becomes of people who really play', () => {
  test.each(all.filter(({ isOfAll }) => isOfAll))('is what is computed: $kind, $limit', ({ terms }) => {
    expectAgreement(terms, 2000);
  });

  // The table: with --reporter=verbose.
  test.for(all)('is what is computed, of 40,000: $kind, $limit', { tags: ['thorough'] }, async ({ terms }, { annotate }) => {
    await annotate(expectAgreement(terms, 40_000));
  });
});
