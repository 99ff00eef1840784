import { z } from 'zod';

/** One item of a list that did not match its schema and was left out. `path` is where it was in the answer. */
export type DroppedItem = { path: string; reason: string };

/** What `parseGenerously` returns: the typed value and everything that was left out on the way. */
export type Parsed<T> = { value: T; dropped: DroppedItem[] };

/** An answer that could not be read at all: the outermost shape is wrong. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

// zod parses synchronously, so one collector at a time is enough for lists nested in lists.
let collector: DroppedItem[] | undefined;

/**
 * Reads an answer of a service as docs/contracts.md asks: unknown keys are ignored, missing values take their defaults, and
 * one bad item costs that item and never its list.
 * @throws UnreadableAnswerError when the outermost value has the wrong shape.
 */
export function parseGenerously<Schema extends z.ZodType>(schema: Schema, json: unknown): Parsed<z.output<Schema>> {
  const dropped: DroppedItem[] = [];
  const outer = collector;
  collector = dropped;
  try {
    const result = schema.safeParse(json);
    if (!result.success) throw new UnreadableAnswerError(z.prettifyError(result.error));
    return { value: result.data, dropped };
  } finally {
    collector = outer;
  }
}

/** A list that keeps its readable items. Missing or null is the empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) => filterReadable(item, entries ?? []));
}

/** A map from key to item that keeps its readable entries, in order. Missing or null is the empty map. */
export function mapOf<Item extends z.ZodType>(item: Item) {
  return z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((entries) => {
      const kept: Record<string, z.output<Item>> = {};
      for (const [key, entry] of Object.entries(entries ?? {})) {
        const result = item.safeParse(entry);
        if (result.success) kept[key] = result.data;
        else report(key, result.error);
      }
      return kept;
    });
}

/** A value that takes `fallback` when it is missing or null. A value of the wrong type still fails its item. */
export function orDefault<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.nullish().transform((value) => value ?? fallback);
}

/** Text that takes '-' when missing, as requirement 3.29 asks for partners and game extras. Numbers are read as text. */
export const textOrDash = orDefault(z.union([z.string().min(1), z.number().transform(String)]).or(z.literal('').transform(() => '-')), '-');

export const textOrEmpty = orDefault(z.string(), '');

export const trueOrFalse = orDefault(z.boolean(), false);

/** A number, also when it was sent as text; null when missing or not a number. */
export const numberOrNull = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => {
    if (value === null || value === undefined || value === '') return null;
    const number = Number(value);
    return Number.isFinite(number) ? number : null;
  });

export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value));

function filterReadable<Item extends z.ZodType>(item: Item, entries: unknown[]): z.output<Item>[] {
  return entries.flatMap((entry, index) => {
    const result = item.safeParse(entry);
    if (result.success) return [result.data];
    report(String(index), result.error);
    return [];
  });
}

function report(path: string, error: z.ZodError): void {
  const issue = error.issues[0];
  const inside = issue?.path.map(String).join('.');
  collector?.push({ path: inside ? `${path}.${inside}` : path, reason: issue?.message ?? 'unreadable' });
}
