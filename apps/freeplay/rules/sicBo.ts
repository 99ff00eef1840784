type SicBoBetKind = 'small' | 'big' | 'odd' | 'even' | 'total' | 'single' | 'double' | 'triple' | 'anyTriple';
/** `number` is the sum of a total and the face of a single, double or triple; 0 for the others. */
export type SicBoBet = { id: string; kind: SicBoBetKind; number: number };
export type SicBoChips = Readonly<Record<string, number>>;

const rolls = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].flatMap((b) => [1, 2, 3, 4, 5, 6].map((c) => [a, b, c])));

export function listSicBoBets(): SicBoBet[] {
  const bet = (kind: SicBoBetKind, number = 0): SicBoBet => ({ id: number === 0 ? kind : `${kind}-${number}`, kind, number });
  const faces = [1, 2, 3, 4, 5, 6];
  return [
    ...(['small', 'big', 'odd', 'even'] as const).map((kind) => bet(kind)),
    ...Array.from({ length: 14 }, (_, place) => bet('total', place + 4)),
    ...faces.map((face) => bet('single', face)),
    ...faces.map((face) => bet('double', face)),
    ...faces.map((face) => bet('triple', face)),
    bet('anyTriple'),
  ];
}

/** How many times over three dice fulfil a bet: 0 when it loses, the number of matching dice for a single, otherwise 1. */
export function matchSicBo({ kind, number }: SicBoBet, dice: readonly number[]): number {
  const sum = dice.reduce((total, die) => total + die, 0);
  const isTriple = new Set(dice).size === 1;
  const matching = dice.filter((die) => die === number).length;
  switch (kind) {
    case 'small':
      return Number(!isTriple && sum <= 10);
    case 'big':
      return Number(!isTriple && sum >= 11);
    case 'odd':
      return Number(!isTriple && sum % 2 === 1);
    case 'even':
      return Number(!isTriple && sum % 2 === 0);
    case 'total':
      return Number(sum === number);
    case 'single':
      return matching;
    case 'double':
      return Number(matching >= 2);
    case 'triple':
      return Number(matching === 3);
    case 'anyTriple':
      return Number(isTriple);
  }
}

/** The return of the catalogue in percent; without one, that of small and big at even money. */
export function chooseSicBoReturn(rtp: number | null): number {
  return rtp ?? 97.22;
}

/**
 * What a bet gives back as a multiple of the stake, with two decimals rounded down, for one, two and three matches. Every place returns what
 * the catalogue says; of a single, two matches weigh 1.5 times and three 6 times as much as one.
 */
export function sicBoMultipliers(bet: SicBoBet, rtp: number): [one: number, two: number, three: number] {
  const weights = bet.kind === 'single' ? ([1, 1.5, 6] as const) : ([1, 1, 1] as const);
  const weight = rolls.reduce((sum, dice) => {
    const matches = matchSicBo(bet, dice);
    return matches === 0 ? sum : sum + (weights[matches - 1] ?? 0);
  }, 0);
  const unit = (rtp / 100) * (rolls.length / weight);
  return [floorCents(unit * weights[0]), floorCents(unit * weights[1]), floorCents(unit * weights[2])];
}

/** All that comes back of the chips; a part of a credit is left out. */
export function paySicBo(bets: readonly SicBoBet[], chips: SicBoChips, dice: readonly number[], rtp: number): number {
  return bets.reduce((paid, bet) => {
    const chip = chips[bet.id] ?? 0;
    const matches = chip === 0 ? 0 : matchSicBo(bet, dice);
    const multiplier = matches === 0 ? 0 : (sicBoMultipliers(bet, rtp)[matches - 1] ?? 0);
    return paid + Math.floor((chip * Math.round(multiplier * 100)) / 100);
  }, 0);
}

function floorCents(multiplier: number): number {
  return Math.floor(multiplier * 100 + 1e-9) / 100;
}
