import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';

/** The words that a jackpot needs in the browser. */
export const jackpotTexts = [
  'jackpot_live',
  'jackpot_amount_of',
  'jackpot_updated',
  'jackpot_now',
  'jackpot_won',
] as const satisfies readonly MicrocopyKey[];

export type JackpotTexts = Pick<Microcopy, (typeof jackpotTexts)[number]>;
