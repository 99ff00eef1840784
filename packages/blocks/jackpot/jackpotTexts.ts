import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';

const keys = ['jackpot_live', 'jackpot_amount_of', 'jackpot_updated', 'jackpot_now', 'jackpot_won'] as const satisfies MicrocopyKey[];

/** The words that a jackpot needs in the browser. */
export type JackpotTexts = Pick<Microcopy, (typeof keys)[number]>;

export function pickJackpotTexts(microcopy: Microcopy): JackpotTexts {
  return Object.fromEntries(keys.map((key) => [key, microcopy[key]])) as JackpotTexts;
}
