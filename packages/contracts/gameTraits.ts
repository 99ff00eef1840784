/** The least return in percent, and the least highest win as a multiple of the bet, that can be asked for. */
export const rtpFloors = [94, 95, 96, 97] as const;
export const winFloors = [500, 1000, 5000, 10_000] as const;

export const volatilityLevels = ['LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'] as const;
export type VolatilityLevel = (typeof volatilityLevels)[number];

export const traitSorts = ['rtp:desc', 'highest_win:desc', 'volatility:asc', 'volatility:desc'] as const;
export type TraitSort = (typeof traitSorts)[number];

const words: Record<VolatilityLevel, RegExp> = {
  LOW: /^(low|baja)$/,
  MEDIUM: /^(medium|mid|media)$/,
  HIGH: /^(high|alta)$/,
  VERY_HIGH: /^(very[ _-]?high|muy alta)$/,
};

/** `Very High`, `MEDIUM` and `alta`, as feeds write them; null for what is none of the levels, `Medium-High` too. */
export function readVolatility(text: string): VolatilityLevel | null {
  const word = text.trim().toLowerCase();
  return volatilityLevels.find((level) => words[level].test(word)) ?? null;
}

/** `96.51`, `96,51 %` and `5,000`: a comma before three figures groups thousands, another one stands before decimals. NaN for words. */
export function readFigure(text: string): number {
  const figure = text.trim().replace(/\s*%$/, '');
  if (figure === '') return Number.NaN;
  return Number(/^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(figure) ? figure.replaceAll(',', '') : figure.replace(',', '.'));
}

/** Whether a text can be an id of the games service in addresses, lists with commas and what browsers keep. */
export function isArcadeId(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s,\p{Cc}]{1,64}$/u.test(value);
}
