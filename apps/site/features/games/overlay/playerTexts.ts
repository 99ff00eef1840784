import type { Microcopy } from '@lupa/contracts/microcopy.ts';

const keys = [
  'play',
  'free',
  'update_credits',
  'special_bono',
  'cta_play_now_real_money',
  'similar_games',
  'play_for_real_money_lightbox',
  'free_for_lightbox_bonus_text',
  'close',
  'advertising',
  'adults_only',
  'terms_apply',
  'read_terms',
  'verified_on',
  'opens_in_new_tab',
  'offline_retry',
  'full_mode_loading',
  'full_mode_slow',
  'full_mode_down',
  'full_mode_offline',
  'full_mode_greedy',
  'play_alike',
  'open_in_new_tab',
  'leave_game',
  'full_screen',
  'about_game',
  'bar_minimise',
  'bar_maximise',
  'breaks',
  'break_reminder',
  'break_every',
  'break_never',
  'break_on_device',
  'break_title',
  'break_text',
  'time_played',
  'time_played_one',
  'keep_playing',
  'calm_mode',
  'calm_offer',
  'credits_played',
  'cost_of_play',
  'helplines',
  'safer_gambling',
] as const;

export type PlayerTexts = Pick<Microcopy, (typeof keys)[number]>;

export function pickPlayerTexts(microcopy: Microcopy): PlayerTexts {
  return Object.fromEntries(keys.map((key) => [key, microcopy[key]])) as PlayerTexts;
}

export function formatTimePlayed(minutes: number, texts: PlayerTexts): string {
  return minutes === 1 ? texts.time_played_one : texts.time_played.replace('{count}', String(minutes));
}
