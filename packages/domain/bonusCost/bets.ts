/** What a bet of one stake pays back, and how likely: `pays` are whole stakes, 0 is a loss. The chances add up to 1. */
export type Bet = { pays: readonly number[]; chances: readonly number[] };

export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** The games that a bonus can be played through with here. Of a slot, its RTP in percent and its volatility are known. */
export const costGames = ['SLOTS', 'ROULETTE', 'BLACKJACK', 'BACCARAT', 'VIDEO_POKER'] as const;
export type CostGame = (typeof costGames)[number];

/** The mean slot of the catalogue, for which costs are told where nothing else is asked. */
export const referenceSlot = { rtp: 95.9, volatility: 'medium' } as const satisfies { rtp: number; volatility: Volatility };

/**
 * How wins of a slot are spread before they are scaled to its RTP: chances by what they pay. Standard deviations near 2, 7 and 15 stakes.
 */
const slotWins: Record<Volatility, readonly (readonly [pays: number, chance: number])[]> = {
  low: [
    [1, 0.22],
    [2, 0.12],
    [3, 0.05],
    [5, 0.02],
    [10, 0.006],
    [50, 0.0005],
  ],
  medium: [
    [1, 0.14],
    [2, 0.08],
    [5, 0.03],
    [10, 0.01],
    [25, 0.004],
    [100, 0.0012],
    [500, 0.0001],
  ],
  high: [
    [1, 0.09],
    [2, 0.05],
    [5, 0.025],
    [20, 0.008],
    [100, 0.0015],
    [1000, 0.00015],
  ],
};

/** A slot with exactly this RTP (percent, above 0 and at most 100). */
export function slotBet(rtp: number, volatility: Volatility): Bet {
  const wins = slotWins[volatility];
  const scale = rtp / 100 / wins.reduce((mean, [pays, chance]) => mean + pays * chance, 0);
  const chances = wins.map(([, chance]) => chance * scale);
  return { pays: [0, ...wins.map(([pays]) => pays)], chances: [1 - chances.reduce((sum, chance) => sum + chance, 0), ...chances] };
}

/**
 * One bet each: red or black with one zero; blackjack with basic strategy, doubled and split hands as their share of larger wins and
 * losses; the banker's hand of baccarat with its commission as the chance to win; Jacks or Better 9/6 played well. Losses of more than the
 * stake are folded into the chance to lose it, so that the mean is that of the game.
 */
const tableBets: Record<Exclude<CostGame, 'SLOTS'>, Bet> = {
  ROULETTE: { pays: [0, 2], chances: [19 / 37, 18 / 37] },
  BLACKJACK: { pays: [0, 1, 2, 3], chances: [0.49, 0.0775, 0.38, 0.0525] },
  BACCARAT: { pays: [0, 1, 2], chances: [0.45771, 0.09516, 0.44713] },
  VIDEO_POKER: {
    pays: [0, 1, 2, 3, 4, 6, 9, 25, 50, 800],
    chances: [0.5454342, 0.214585, 0.129279, 0.074449, 0.011229, 0.011015, 0.011512, 0.002363, 0.000109, 0.0000248],
  },
};

export function betOn(game: CostGame, { rtp, volatility }: { rtp: number; volatility: Volatility } = referenceSlot): Bet {
  return game === 'SLOTS' ? slotBet(rtp, volatility) : tableBets[game];
}

export function returnOf({ pays, chances }: Bet): number {
  return pays.reduce((mean, pay, index) => mean + pay * (chances[index] ?? 0), 0);
}

export function deviationOf(bet: Bet): number {
  const mean = returnOf(bet);
  return Math.sqrt(bet.pays.reduce((sum, pay, index) => sum + (pay - mean) ** 2 * (bet.chances[index] ?? 0), 0));
}
