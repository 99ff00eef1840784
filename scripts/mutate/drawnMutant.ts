import type { Mutant } from './mutantsOf.ts';

/** `area`: the folder that it was drawn for. `text`: its line as it is, without the space around it. */
export type DrawnMutant = Mutant & { area: string; file: string; line: number; text: string };

export const applyMutant = (source: string, { start, end, replacement }: Pick<DrawnMutant, 'start' | 'end' | 'replacement'>): string =>
  source.slice(0, start) + replacement + source.slice(end);
