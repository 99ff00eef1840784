/** Words for finding a choice in a long list. */
export const filterChoicesTexts = ['find_choice', 'choices_found', 'no_choice_found'] as const;

export type FilterChoicesTexts = Record<(typeof filterChoicesTexts)[number], string>;
