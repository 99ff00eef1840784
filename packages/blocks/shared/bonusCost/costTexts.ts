import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import type { CostGame } from '@lupa/domain/bonusCost/bets.ts';
import type { MissingTerm } from '@lupa/domain/bonusCost/computeBonusCost.ts';

export const costTexts = [
  'bonus_cost_given',
  'bonus_cost_winnings',
  'bonus_cost_turnover',
  'bonus_cost_bets',
  'bonus_cost_counted',
  'bonus_cost_back',
  'bonus_cost_back_of',
  'bonus_cost_people',
  'bonus_cost_people_free',
  'bonus_cost_people_unplayed',
  'bonus_cost_nothing',
  'bonus_cost_nothing_one',
  'bonus_cost_less',
  'bonus_cost_less_one',
  'bonus_cost_more',
  'bonus_cost_more_one',
  'bonus_cost_missing',
  'bonus_term_percentage',
  'bonus_term_amount',
  'bonus_term_rollover',
  'bonus_term_weight',
  'bonus_term_spin_value',
  'bonus_term_spin_rollover',
  'bonus_refused_stake',
  'bonus_refused_small_stake',
  'bonus_refused_deposit',
  'bonus_refused_game',
] as const satisfies readonly MicrocopyKey[];

export type CostTexts = Pick<Microcopy, (typeof costTexts)[number]>;

export const termTexts = {
  percentage: 'bonus_term_percentage',
  amount: 'bonus_term_amount',
  rollover: 'bonus_term_rollover',
  weight: 'bonus_term_weight',
  spinValue: 'bonus_term_spin_value',
  spinRollover: 'bonus_term_spin_rollover',
} as const satisfies Record<MissingTerm, keyof CostTexts>;

export const gameTexts = {
  SLOTS: 'bonus_game_slots',
  ROULETTE: 'bonus_game_roulette',
  BLACKJACK: 'bonus_game_blackjack',
  BACCARAT: 'bonus_game_baccarat',
  VIDEO_POKER: 'bonus_game_video_poker',
} as const satisfies Record<CostGame, MicrocopyKey>;
