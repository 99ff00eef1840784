import { slugify } from '../shared/section/slugify.ts';
import type { LibraryChoices } from './libraryChoices.ts';
import { everything, toggleProvider, toggleType, type LibraryQuery } from './libraryQuery.ts';

type Meant = { key: string; name: string; wanted: LibraryQuery };

const shortestWord = 3;
const maximumMeant = 3;

/**
 * Games are searched by their names. Which choices somebody may have meant who searched for something else: a type (`slots`, `jackpot`,
 * `ruletas gratis`) or a provider (`cordillera`).
 */
export function findMeant(search: string, { types, providers }: LibraryChoices): Meant[] {
  const asked = slugify(search);
  if (asked.length < shortestWord) return [];
  const ofTypes = types
    .filter(({ value, name }) => isMeant(asked, slugify(name)) || isMeant(asked, slugify(value)))
    .map(({ value, name }) => ({ key: `meant-${value}`, name, wanted: toggleType(everything, value) }));
  const ofProviders = providers
    .filter(({ name }) => isMeant(asked, slugify(name)))
    .map(({ value, name }) => ({ key: `meant-${value}`, name, wanted: toggleProvider(everything, value) }));
  return [...ofTypes, ...ofProviders].slice(0, maximumMeant);
}

/** One has the whole of the other, word by word; the last word of what is asked may be unfinished, or a plural. */
function isMeant(asked: string, name: string): boolean {
  const begun = asked.replace(/s$/, '');
  return `-${name}`.includes(`-${begun}`) || `-${asked}`.includes(`-${name}`);
}
