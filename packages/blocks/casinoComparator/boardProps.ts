import type { CandidateCasino, ComparedCasino } from './presentCasino.ts';
import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { comparisonRows } from './comparisonRows.ts';

export const boardTexts = [
  ...comparisonRows.map(({ label }) => label),
  'added_to_comparison',
  'adults_only',
  'advertising',
  'also_on_the_list',
  'best_value',
  'choices_found',
  'compare_at_least_two',
  'compared_by',
  'compared_elsewhere',
  'compared_now',
  'compared_unknown',
  'comparison_link_copied',
  'comparison_link_failed',
  'comparison_slot',
  'delete_casino_to_add_new',
  'find_choice',
  'no_choice_found',
  'no_differences',
  'no_offer',
  'only_differences',
  'opens_in_new_tab',
  'read_review',
  'read_terms',
  'remove_from_comparison',
  'removed_from_comparison',
  'select_max_casinos',
  'select_to_compare',
  'share_comparison',
  'terms_apply',
  'verified_on',
  'visit_casino',
] as const satisfies readonly MicrocopyKey[];

export type BoardTexts = Pick<Microcopy, (typeof boardTexts)[number]>;

export type ComparisonBoardProps = {
  title: string;
  casinos: (ComparedCasino | CandidateCasino)[];
  compared: string[];
  /** What the page's address says beside them: `pago=webpay`. */
  search: string;
  microcopy: BoardTexts;
};
