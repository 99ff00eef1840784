import type { z } from 'zod';

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
  in?: Partial<Record<Part, z.ZodType>>;
};

export const variable = <const Given extends Variable>(given: Given): Given => given;
