import { z } from 'zod';
import {
  bareList,
  bareThing,
  fieldsOf,
  isNothing,
  isObject,
  onlyPart,
  readEntries,
  unwrapList,
  withoutMark,
  type Sent,
} from './plainValues.ts';

/** What could not be read and was left out: where, what it was (`number`, `list` …), what is wrong with it, and its first letters. */
export type DroppedItem = { path: string; type: string; reason: string; sent: string };

/** What `parseGenerously` returns: the typed value and everything that was left out on the way. */
export type Parsed<T> = { value: T; dropped: DroppedItem[] };

/** An answer that could not be read at all: the outermost shape is wrong. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

// zod parses synchronously, so one reading at a time is enough for lists nested in lists.
let reading: { dropped: DroppedItem[]; path: string[] } | undefined;

/**
 * Reads an answer of a service as docs/contracts.md asks: unknown keys are ignored, missing values take their defaults, one bad field costs
 * that field, and one item without what it needs costs that item and never its list.
 * @throws UnreadableAnswerError when the outermost value has the wrong shape.
 */
export function parseGenerously<Schema extends z.ZodType>(schema: Schema, json: unknown): Parsed<z.output<Schema>> {
  const dropped: DroppedItem[] = [];
  const outer = reading;
  reading = { dropped, path: [] };
  try {
    const result = schema.safeParse(json);
    if (!result.success) throw new UnreadableAnswerError(z.prettifyError(result.error));
    return { value: result.data, dropped };
  } finally {
    reading = outer;
  }
}

/**
 * As `parseGenerously`, of an answer or of what is within envelopes of whatever name around it: `sent` is what was read.
 * @throws UnreadableAnswerError
 */
export function parseAnswer<Schema extends z.ZodType>(schema: Schema, json: unknown): Parsed<z.output<Schema>> & { sent: unknown } {
  let failure: unknown;
  for (const sent of openEnvelopes(json)) {
    try {
      return { ...parseGenerously(schema, sent), sent };
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** An answer, then what is within it, and within that. A list stays beside what envelopes say of it, such as a total. */
function* openEnvelopes(json: unknown): Generator {
  yield json;
  const around: Sent = {};
  for (let value = json; isObject(value);) {
    const name = onlyPart(value);
    if (name === undefined) return;
    const { [name]: inner, ...others } = value;
    Object.assign(around, others);
    yield Array.isArray(inner) ? { ...around, data: inner } : inner;
    value = inner;
  }
}

/** What an object, a list or a map of these is made of, or what something else is read as. */
export type Parts =
  | { shape: z.ZodRawShape; oneOf: readonly string[] }
  | { item: z.ZodType; isNeeded: boolean }
  | { entry: z.ZodType; isNeeded: boolean }
  | { as: z.ZodType };

const partsOfSchema = new WeakMap<object, Parts>();

/** Undefined: zod itself knows what it is made of. */
export const partsOf = (schema: object): Parts | undefined => partsOfSchema.get(schema);

export function withParts<Schema extends z.core.$ZodType>(schema: Schema, parts: Parts): Schema {
  partsOfSchema.set(schema, parts);
  return schema;
}

/**
 * An object whose fields are read one by one: inside `parseGenerously` a field of the wrong shape is as if it were missing, and what may
 * not be missing fails the object. Anywhere else a wrong field fails it. `oneOf`: it is made of these, and one that says none of them is
 * none.
 */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape, { oneOf = [] }: { oneOf?: readonly (keyof Shape & string)[] } = {}) {
  const names = Object.keys(shape);
  const schema = z.record(z.string(), z.unknown()).transform((sent, context) => {
    const value = bareThing(sent, names);
    if (oneOf.length > 0 && !oneOf.some((name) => isSaid(shape[name] as z.core.$ZodType, value[name])))
      context.addIssue({
        code: 'custom',
        message: oneOf.some((name) => value[name] !== undefined && value[name] !== null)
          ? `nothing of ${oneOf.filter((name) => value[name] !== undefined && value[name] !== null).join(', ')} can be read`
          : `expected one of ${oneOf.join(', ')}`,
      });
    const read: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(shape)) {
      const result = within(name, () => readField(field, isNothing(value[name]) ? null : value[name]));
      if (result.success) read[name] = result.data;
      else
        for (const issue of result.error.issues)
          context.issues.push({ ...issue, path: [name, ...issue.path], code: 'custom', input: value[name] });
    }
    return read as z.output<z.ZodObject<Shape>>;
  });
  return Object.assign(withParts(schema, { shape, oneOf }), { shape });
}

export function without<Shape extends object, Name extends keyof Shape>(shape: Shape, ...names: Name[]): Omit<Shape, Name> {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !(names as PropertyKey[]).includes(name))) as Omit<Shape, Name>;
}

/** A list that keeps its readable items, bare or in what services put around lists. Missing or null is empty, one item a list of one. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const schema = z
    .unknown()
    .optional()
    .transform((value, context) => (value === undefined || value === null ? [] : readList(item, value, context)));
  return withParts(schema, { item, isNeeded: false });
}

/** A list that an answer is made of: missing, or with no readable item, it said nothing, which is not that there is nothing. */
export function neededListOf<Item extends z.ZodType>(item: Item) {
  const schema = z.unknown().transform((value, context) => {
    const read = readList(item, value, context);
    if (read.length === 0 && listIn(item, value)?.length !== 0)
      context.addIssue({ code: 'custom', message: `no item can be read${firstFault(item, value)}` });
    return read;
  });
  return withParts(schema, { item, isNeeded: true });
}

/** What is wrong with the first item of a list, for whoever sent it. */
function firstFault(item: z.ZodType, value: unknown): string {
  const [first] = listIn(item, value) ?? [value];
  const issue = unreported(() => item.safeParse(first).error?.issues[0]);
  return issue === undefined ? '' : ` (the first: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')})`;
}

function readList<Item extends z.ZodType>(item: Item, value: unknown, context: z.RefinementCtx): z.output<Item>[] {
  const list = listIn(item, value);
  if (list) return list.flatMap((entry, index) => within(String(index), () => readItem(item, entry)));
  const { data, error } = item.safeParse(value);
  if (error) context.addIssue({ code: 'custom', message: 'expected a list' });
  return error ? [] : [data];
}

/** A list as it is or in what is around it. Undefined where there is none: one thing may have a list of its own under such a name. */
function listIn(item: z.ZodType, value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const inner = unwrapList(value);
  if (inner === undefined || isOneThing(item, value)) return undefined;
  return listIn(item, inner) ?? [inner];
}

/** One of which nothing is needed is not told from what is around a list. */
function isOneThing(item: z.ZodType, value: unknown): boolean {
  return unreported(() => item.safeParse(value).success && !item.safeParse({}).success);
}

/** An answer that is an object, or the list `name` of it alone, bare or in what services put around lists and objects. */
export function answerOf<Schema extends z.ZodType>(schema: Schema, name?: string) {
  return readAs(schema, (value) => unwrapAnswer(value, name));
}

/** What `shape` makes of the value, read by the schema. */
export function readAs<Schema extends z.ZodType>(schema: Schema, shape: (sent: unknown) => unknown) {
  const parts = partsOf(schema);
  const names = parts && 'shape' in parts ? Object.keys(parts.shape) : undefined;
  const read = z
    .unknown()
    .transform((value): unknown => shape(names && isObject(value) ? bareThing(value, names) : value))
    .pipe(schema);
  return withParts(read, { as: schema });
}

function unwrapAnswer(value: unknown, name: string | undefined): unknown {
  if (Array.isArray(value)) return name === undefined ? value : { [name]: value };
  if (!isObject(value) || (name !== undefined && name in value)) return value;
  const inner = unwrapList(value);
  if (Array.isArray(inner)) return name === undefined ? value : { ...value, [name]: inner };
  return isObject(inner) && inner !== value['items'] ? { ...value, ...fieldsOf(unwrapAnswer(inner, name)) } : value;
}

/** A list whose items stand in columns: one that cannot be read leaves `fallback` in its place. */
export function listWithPlaces<Item extends z.ZodType>(item: Item, fallback: z.output<Item>) {
  const schema = z
    .unknown()
    .optional()
    .transform((value, context): z.output<Item>[] => {
      const entries = bareList(value ?? []);
      if (entries === undefined) context.addIssue({ code: 'custom', message: 'expected a list' });
      return (entries ?? []).map((entry, index) => within(String(index), () => readItem(item, entry)[0] ?? fallback));
    });
  return withParts(schema, { item, isNeeded: false });
}

function readItem<Item extends z.ZodType>(item: Item, entry: unknown): z.output<Item>[] {
  const result = item.safeParse(entry);
  if (result.success) return [result.data];
  report(entry, result.error);
  return [];
}

const entriesSchema = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]);

/** A map from key to item that keeps its readable entries, in order; or a list whose items name their key. Missing or null is empty. */
export function mapOf<Item extends z.ZodType>(item: Item) {
  const schema = entriesSchema.nullish().transform((sent) => readMap(item, sent ?? {}));
  return withParts(schema, { entry: item, isNeeded: false });
}

/** A map that an answer is made of, as `neededListOf`, of which the first `most` are kept. */
export function neededMapOf<Item extends z.ZodType>(item: Item, most = Infinity) {
  const schema = entriesSchema.transform((sent, context) => {
    const read = readMap(item, sent, most);
    if (Object.keys(read).length === 0 && Object.keys(sent).length > 0)
      context.addIssue({ code: 'custom', message: 'no entry can be read' });
    return read;
  });
  return withParts(schema, { entry: item, isNeeded: true });
}

function readMap<Item extends z.ZodType>(item: Item, sent: Sent | unknown[], most = Infinity): Record<string, z.output<Item>> {
  const kept: Record<string, z.output<Item>> = {};
  const entries = readEntries(Object.keys(sent).length === 1 ? (unwrapList(sent) ?? sent) : sent) ?? [];
  if (entries.length > most)
    report(
      entries.length,
      new z.core.$ZodError([{ code: 'custom', path: [], message: `the first ${most} are kept`, input: entries.length }]),
    );
  for (const [key, entry] of entries.slice(0, most)) {
    within(withoutMark(key), () => {
      const result = item.safeParse(entry);
      if (result.success) kept[key] = result.data;
      else report(entry, result.error);
    });
  }
  return kept;
}

/** A value that takes `fallback` when it is missing or null. In an object, a value of the wrong type is as if it were missing. */
export function orDefault<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.nullish().transform((value) => value ?? fallback);
}

function within<T>(place: string | null, run: () => T): T {
  if (place === null || !reading) return run();
  reading.path.push(place);
  try {
    return run();
  } finally {
    reading.path.pop();
  }
}

/** The field, or what it is when it is missing; a failure where it may not be missing. */
function readField(field: z.core.$ZodType, value: unknown) {
  const result = z.safeParse(field, value);
  if (result.success || value === undefined || !reading) return result;
  const missing = z.safeParse(field, undefined);
  if (!missing.success) return result;
  report(value, result.error);
  return missing;
}

/** Whether a field is there and can be read; a list of which nothing can be read is not. */
function isSaid(field: z.core.$ZodType, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return unreported(() => {
    const { success, data } = z.safeParse(field, value);
    return success && !(Array.isArray(value) && value.length > 0 && Array.isArray(data) && data.length === 0);
  });
}

function unreported<T>(run: () => T): T {
  const outer = reading;
  reading = outer && { dropped: [], path: [] };
  try {
    return run();
  } finally {
    reading = outer;
  }
}

const sampleLength = 80;

function report(value: unknown, error: z.core.$ZodError): void {
  const issue = error.issues[0];
  reading?.dropped.push({
    path: [...reading.path, ...(issue?.path ?? []).map(String)].join('.'),
    type: Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value,
    reason: issue?.message ?? 'unreadable',
    sent: JSON.stringify(value)?.slice(0, sampleLength) ?? '',
  });
}
