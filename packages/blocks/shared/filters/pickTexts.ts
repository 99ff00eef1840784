import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';

/** Some of the page's texts, for an island that needs no more. */
export function pickTexts<Key extends MicrocopyKey>(microcopy: Pick<Microcopy, Key>, keys: readonly Key[]): Pick<Microcopy, Key> {
  return Object.fromEntries(keys.map((key) => [key, microcopy[key]])) as Pick<Microcopy, Key>;
}
