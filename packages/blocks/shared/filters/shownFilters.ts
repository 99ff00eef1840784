import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import type { MouseEventHandler } from 'react';
import type { PageQuery } from '../../block.ts';

/** A link that the server can answer and that script answers at once. */
export type FilterLink = AnchorProps & { onClick?: MouseEventHandler<HTMLAnchorElement> };

/** How many a choice leaves: as a number to see, and in words to hear. */
export type ShownCount = { value: number; figure: string; words: string };

export type ShownChoice = {
  value: string;
  name: string;
  /** Null where a choice leaves all of them, as an order does. */
  count: ShownCount | null;
  isSelected: boolean;
  link: FilterLink;
  /** Of a group of several kinds of choices: which of three columns it stands in. */
  column?: 1 | 2 | 3;
};

export type ShownGroup = {
  key: string;
  label: string;
  chosen: number;
  /** Name of the choice in effect, of a group in which that is always exactly one. */
  present?: string | undefined;
  choices: ShownChoice[];
};

export type ShownChip = { key: string; name: string; link: FilterLink };

/** What to take back, and how many that brings, where that is known. */
export type ShownWay = { key: string; text: string; count: ShownCount | null; link: FilterLink };

export const filterChoicesTexts = ['find_choice', 'choices_found', 'no_choice_found'] as const;

export type FilterChoicesTexts = Record<(typeof filterChoicesTexts)[number], string>;

export function pickTexts<Key extends MicrocopyKey>(microcopy: Pick<Microcopy, Key>, keys: readonly Key[]): Pick<Microcopy, Key> {
  return Object.fromEntries(keys.map((key) => [key, microcopy[key]])) as Pick<Microcopy, Key>;
}

/** Tells the address which of these groups it opens: one at most. */
export function tellOpened(query: PageQuery, keys: readonly string[]): void {
  const [asked] = query.read('filtros');
  if (asked !== undefined && keys.includes(asked)) query.use('filtros', [asked]);
}
