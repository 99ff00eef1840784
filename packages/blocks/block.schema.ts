import { imageSchema } from '@lupa/contracts/image.ts';
import { linkSchema } from '@lupa/contracts/link.ts';
import { objectOf, orDefault, readAs } from '@lupa/contracts/generous.ts';
import { isObject } from '@lupa/contracts/plainValues.ts';
import { choice, choiceOrNull, idText, number, textOrNull } from '@lupa/contracts/values.ts';
import { z } from 'zod';

/** What every block carries: a stable id and, mostly, a heading. `type` is read before, to choose the schema. */
export const blockFields = { id: idText, title: textOrNull };

export const imageOrNull = imageSchema.nullish().transform((image) => image ?? null);

export const linkOrNull = linkSchema
  .nullish()
  .catch(null)
  .transform((link) => (link && link.title !== '' ? link : null));

/** A block about a toplist, by the `identifier` of its call. `toplist` null: the list that every page starts from. */
export function toplistBlockOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return readAs(objectOf({ ...blockFields, ...shape, toplist: choiceOrNull }), (sent) =>
    isObject(sent) ? { ...sent, toplist: sent['toplist'] ?? sent['identifier'] } : sent,
  );
}

export const listLimit = orDefault(number.pipe(z.int().min(1)).nullable(), null);

/** One of `values`; the first one when it is missing or unknown. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return choice.pipe(z.enum(values)).catch(values[0]);
}
