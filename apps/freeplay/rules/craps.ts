export type CrapsSide = 'pass' | 'dontPass';
/** `point` is null before the come-out roll, then 4, 5, 6, 8, 9 or 10. */
export type CrapsState = { point: number | null };
export type CrapsOutcome = { result: 'win' | 'lose' | 'push' } | { result: 'rollAgain'; point: number };

/** What a roll does for a bet on the pass line or against it. A 12 on the come-out roll gives a bet against it back. */
export function judgeCrapsRoll(side: CrapsSide, { point }: CrapsState, dice: readonly number[]): CrapsOutcome {
  const sum = dice.reduce((total, die) => total + die, 0);
  if (point === null) return judgeComeOut(side, sum);
  if (sum === point) return decide(side === 'pass');
  return sum === 7 ? decide(side === 'dontPass') : { result: 'rollAgain', point };
}

function judgeComeOut(side: CrapsSide, sum: number): CrapsOutcome {
  if (sum === 7 || sum === 11) return decide(side === 'pass');
  if (sum === 12 && side === 'dontPass') return { result: 'push' };
  if (sum === 2 || sum === 3 || sum === 12) return decide(side === 'dontPass');
  return { result: 'rollAgain', point: sum };
}

function decide(isWon: boolean): CrapsOutcome {
  return { result: isWon ? 'win' : 'lose' };
}

export function payCraps(bet: number, result: 'win' | 'lose' | 'push'): number {
  return result === 'win' ? bet * 2 : result === 'push' ? bet : 0;
}
