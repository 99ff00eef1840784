import { slugify } from '../section/slugify.ts';
import type { ShownChoice } from './shownFilters.ts';

/** Values of the choices whose name has what is typed, whatever its accents, capitals and signs; of all while that is nothing. */
export function listFound(choices: readonly Pick<ShownChoice, 'value' | 'name'>[], text: string): Set<string> {
  const asked = withoutGaps(text);
  return new Set(choices.filter(({ name }) => withoutGaps(name).includes(asked)).map(({ value }) => value));
}

const withoutGaps = (text: string): string => slugify(text).replaceAll('-', '');
