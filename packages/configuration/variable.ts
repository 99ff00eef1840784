import type { z } from 'zod';

/** What is started by itself, and so is told its settings. `services`: a process that runs several services; `runner`: `npm start`. */
export const parts = [
  'site',
  'studio',
  'content',
  'arcade',
  'partners',
  'clickout',
  'images',
  'jackpots',
  'purger',
  'freeplay',
  'services',
  'runner',
  'tests',
] as const;
export type Part = (typeof parts)[number];

/** An environment variable. The description of its schema ends the sentence "it should be …". */
export type Variable = {
  schema: z.ZodType;
  parts: readonly Part[];
  about: string;
  example?: string;
  /** May come from a file instead, whose path is in `<name>_FILE`, and is never repeated in a message. */
  isSecret?: true;
  /** Where a part reads it in another way, as with another default. */
  in?: Partial<Record<Part, z.ZodType>>;
};

export const variable = <const Given extends Variable>(given: Given): Given => given;
