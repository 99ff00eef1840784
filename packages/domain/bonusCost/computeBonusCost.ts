import { type Bet, betOn, type CostGame, referenceSlot, type Volatility } from './bets.ts';
import type { BonusTerms } from './bonusTerms.ts';
import { affordableWork, type Outcome, playThrough } from './playThrough.ts';
import { createTally, limitWinnings, type People } from './payOut.ts';
import { listWinnings } from './spinWinnings.ts';

/** "I deposit $X and play Y, betting Z at a time". Amounts in the offer's currency; RTP in percent and volatility are those of the slot. */
export type CostQuestion = {
  deposit: number;
  stake: number;
  game: CostGame;
  slot?: { rtp: number; volatility: Volatility };
};

export type MissingTerm = 'percentage' | 'amount' | 'rollover' | 'weight' | 'spinValue' | 'spinRollover';

/** Why an offer does not take the question: `limit` is the amount that it asks for. */
export type CostRefusal = { reason: 'stakeTooHigh' | 'stakeTooLow' | 'depositTooLow'; limit: number } | { reason: 'gameDoesNotCount' };

/**
 * What comes of it. `deposit` is what the visitor puts in (nothing where the offer asks for none), `bonus` what the casino adds, `winnings`
 * what its free spins win on average, `turnover` what has to be bet in all, of which `counted` percent count, `bets` how many that are at
 * most. `back` is what can be withdrawn on average. Of 100 people, `nothing` withdraw nothing, `less` withdraw less than they put in,
 * `more` as much or more; together they are 100. `uncounted` free spins are given besides, and nothing is known of their worth. What has to
 * be bet and what spins win are in whole units of money.
 */
export type BonusResult = {
  deposit: number;
  bonus: number;
  winnings: number;
  turnover: number;
  counted: number;
  bets: number;
  back: number;
  people: People;
  uncounted: number;
};

export type BonusCost =
  | { is: 'known'; result: BonusResult }
  | { is: 'missing'; terms: MissingTerm[] }
  | { is: 'refused'; refusal: CostRefusal };

/** Larger plays say less than they take: the stake has to be larger. */
const maximumStakes = 20_000;
const maximumBets = 250_000;
/** Whoever waits for a cashback plays the deposit this often before counting the loss, if it lasts. */
const timesBeforeCashback = 10;

/**
 * What is left when the visitor plays until the rollover is done or the money is gone, and then withdraws. Deposit and bonus are one
 * balance; a sticky bonus is taken off at the withdrawal. Free spins come first, with the mean slot, and their winnings join the balance
 * with a rollover of their own. A cashback comes after the deposit was played: what it gives back is a part of what was lost. Whoever ends
 * below the least that the casino pays out withdraws nothing. What free spins ask to deposit stays out of the account.
 */
export function computeBonusCost(terms: BonusTerms, question: CostQuestion): BonusCost {
  const refusal = findRefusal(terms, question);
  if (refusal) return { is: 'refused', refusal };
  const missing = findMissing(terms, question);
  if (missing.length > 0) return { is: 'missing', terms: missing };
  const result = terms.kind === 'cashback' ? playCashback(terms, question) : playBonus(terms, question);
  return 'reason' in result ? { is: 'refused', refusal: result } : { is: 'known', result };
}

function findRefusal(
  { kind, minimumDeposit, maximumBet, weights }: BonusTerms,
  { deposit, stake, game }: CostQuestion,
): CostRefusal | null {
  if (kind !== 'noDeposit' && minimumDeposit !== null && deposit < minimumDeposit)
    return { reason: 'depositTooLow', limit: minimumDeposit };
  if (maximumBet !== null && stake > maximumBet) return { reason: 'stakeTooHigh', limit: maximumBet };
  return weights[game] === 0 ? { reason: 'gameDoesNotCount' } : null;
}

function findMissing(terms: BonusTerms, question: CostQuestion): MissingTerm[] {
  const { kind, percentage, cap, rollover, spins, spinValue, spinRollover, paidAs } = terms;
  const missing: MissingTerm[] = [];
  if ((kind === 'match' || kind === 'cashback') && percentage === null) missing.push('percentage');
  if (kind === 'noDeposit' && cap === null && spins === 0) missing.push('amount');
  const needsRollover = kind === 'match' || (kind === 'noDeposit' && cap !== null) || (kind === 'cashback' && paidAs !== 'cash');
  if (needsRollover && rollover === null) missing.push('rollover');
  const areSpinsAll = spins > 0 && (kind === 'spins' || (kind === 'noDeposit' && cap === null));
  if (areSpinsAll && spinValue === null) missing.push('spinValue');
  if (areSpinsAll && (spinRollover ?? rollover) === null) missing.push('spinRollover');
  if (weightOf(terms, question) === null && (needsRollover || areSpinsAll)) missing.push('weight');
  return missing;
}

/** Percent of a bet that counts. Slots count in full where nothing else is said; of other games nobody knows. */
function weightOf({ weights }: BonusTerms, { game }: CostQuestion): number | null {
  return weights[game] ?? (game === 'SLOTS' ? 100 : null);
}

type Round = { balance: number; turnover: number };

function playBonus(terms: BonusTerms, question: CostQuestion): BonusResult | CostRefusal {
  const { kind, percentage, cap, rollover, basis, spins, spinValue } = terms;
  const isMatch = kind === 'match';
  const deposit = isMatch ? question.deposit : 0;
  const matched = isMatch ? deposit * ((percentage ?? 0) / 100) : kind === 'noDeposit' ? (cap ?? 0) : 0;
  const bonus = Math.min(matched, cap ?? matched);
  const times = rollover ?? 0;
  const turnover = basis === 'depositAndBonus' ? (deposit + bonus) * times : basis === 'winnings' ? 0 : bonus * times;
  const spinTimes = terms.spinRollover ?? rollover;
  const isCounting = spins > 0 && spinValue !== null && spinTimes !== null;
  const spinBet = betOn('SLOTS', question.slot ?? referenceSlot);
  const winnings = isCounting
    ? listWinnings({ bet: spinBet, spins, value: spinValue }, { isBeside: deposit + bonus > 0, isPlayed: spinTimes > 0 })
    : [{ amount: 0, chance: 1 }];
  const rounds = winnings.map(({ amount, chance }) => ({
    chance,
    winnings: amount,
    balance: deposit + bonus + amount,
    turnover: turnover + amount * (spinTimes ?? 0),
  }));
  return sumUp(rounds, { terms, question, deposit, bonus, uncounted: isCounting ? 0 : spins });
}

type Summing = { terms: BonusTerms; question: CostQuestion; deposit: number; bonus: number; uncounted: number };

function sumUp(rounds: readonly (Round & { winnings: number; chance: number })[], summing: Summing): BonusResult | CostRefusal {
  const { terms, question, deposit, bonus, uncounted } = summing;
  const counted = weightOf(terms, question) ?? 100;
  const bet = betOn(question.game, question.slot);
  const tally = createTally(deposit, terms);
  const withdraw = limitWinnings(terms, bonus, deposit);
  let turnover = 0;
  for (const round of rounds) {
    turnover += round.turnover * round.chance;
    const outcome = playRound(round, { bet, stake: question.stake, counted, work: affordableWork / Math.sqrt(rounds.length) });
    if ('reason' in outcome) return outcome;
    tally.add(0, outcome.broke * round.chance);
    for (const { balance, chance } of outcome.finals) tally.add(withdraw(balance * question.stake), chance * round.chance);
  }
  const winnings = rounds.reduce((mean, round) => mean + round.winnings * round.chance, 0);
  return { deposit, bonus, winnings: Math.round(winnings), ...countBets(turnover, counted, question.stake), ...tally.sum(), uncounted };
}

function countBets(asked: number, counted: number, stake: number): Pick<BonusResult, 'turnover' | 'counted' | 'bets'> {
  const turnover = asked / (counted / 100);
  return { turnover: Math.round(turnover), counted, bets: Math.ceil(turnover / stake) };
}

type Table = { bet: Bet; stake: number; counted: number; work?: number };

function playRound({ balance, turnover }: Round, { bet, stake, counted, work = affordableWork }: Table): Outcome | CostRefusal {
  const stakes = balance / stake;
  const bets = turnover / (counted / 100) / stake;
  if (bets <= 0) return { broke: 0, finals: balance > 0 ? [{ balance: stakes, chance: 1 }] : [{ balance: 0, chance: 1 }] };
  // What is a hundredth of a bet is no money to play with.
  if (stakes < 0.01) return { broke: 1, finals: [] };
  const tooLow = Math.max(stakes / maximumStakes, bets / Math.min(stakes, 1) / maximumBets);
  if (tooLow > 1) return { reason: 'stakeTooLow', limit: Math.ceil((stake * tooLow) / 100) * 100 };
  // Less than a stake is lost with the last bet.
  return stakes < 1 ? playThrough({ bet, balance: 1, bets: bets / stakes }, work) : playThrough({ bet, balance: stakes, bets }, work);
}

function playCashback(terms: BonusTerms, question: CostQuestion): BonusResult | CostRefusal {
  const { deposit, stake } = question;
  const bet = betOn(question.game, question.slot);
  const own = playRound({ balance: deposit, turnover: deposit * timesBeforeCashback }, { bet, stake, counted: 100 });
  if ('reason' in own) return own;
  const givenFor = (loss: number) =>
    loss >= (terms.minimumLoss ?? 0) ? Math.min((loss * (terms.percentage ?? 0)) / 100, terms.cap ?? Infinity) : 0;
  const isCash = terms.paidAs === 'cash' || terms.rollover === 0;
  const counted = weightOf(terms, question) ?? 100;
  const tally = createTally(deposit, terms);
  const losers = [{ balance: 0, chance: own.broke }, ...own.finals].map(({ balance, chance }) => ({ left: balance * stake, chance }));
  const worst = givenFor(deposit);
  const outcome = isCash ? null : playRound({ balance: worst, turnover: worst * (terms.rollover ?? 0) }, { bet, stake, counted });
  if (outcome && 'reason' in outcome) return outcome;
  for (const { left, chance } of losers) {
    const given = givenFor(deposit - left);
    const withdraw = limitWinnings(terms, outcome ? given : 0, 0);
    if (outcome === null || given === 0) tally.add(left + withdraw(given), chance);
    else {
      // Smaller cashbacks are played like that of the whole deposit, in proportion.
      tally.add(left, outcome.broke * chance);
      for (const final of outcome.finals) tally.add(left + withdraw((final.balance * stake * given) / worst), final.chance * chance);
    }
  }
  const turnover = isCash ? 0 : worst * (terms.rollover ?? 0);
  return { deposit, bonus: worst, winnings: 0, ...countBets(turnover, counted, stake), ...tally.sum(), uncounted: terms.spins };
}
