/** Microcopy that the comparator's island takes along: not all of it, on every page. */
export const panelTexts = [
  'select_max_casinos',
  'select_to_compare',
  'delete_casino_to_add_new',
  'comparison_slot',
  'compared_now',
  'also_on_the_list',
  'find_choice',
  'choices_found',
  'no_choice_found',
  'remove_from_comparison',
  'added_to_comparison',
  'removed_from_comparison',
  'see_comparison',
  'comparator_path',
] as const;
