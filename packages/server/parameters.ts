import type { Context } from 'hono';
import { ParameterError } from './problem.ts';

/** docs/contracts.md: lists in a parameter are comma separated, at most 200 entries. */
export const maximumListLength = 200;

const maximumTextLength = 500;

/** A parameter of the query as it came; one that is there twice is malformed: only one of them could be meant. @throws ParameterError */
export function readOnce(context: Context, name: string): string | undefined {
  const given = context.req.queries(name);
  if (given && given.length > 1) throw new ParameterError(name, 'given once');
  return given?.[0];
}

/** Text from the query, trimmed; undefined when it is missing or empty. Control characters are malformed. @throws ParameterError */
export function readText(context: Context, name: string, maximumLength = maximumTextLength): string | undefined {
  const text = readOnce(context, name)?.trim();
  if (text === undefined || text === '') return undefined;
  if (text.length > maximumLength) throw new ParameterError(name, `text of at most ${maximumLength} characters`);
  refuseControlCharacters(name, text);
  return text;
}

/** One of a few values from the query; `fallback` when it is missing. @throws ParameterError */
export function readOneOf<Value extends string>(context: Context, name: string, values: readonly Value[], fallback: Value): Value {
  const text = readText(context, name);
  if (text === undefined) return fallback;
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new ParameterError(name, `one of ${values.join(', ')}`);
  return value;
}

/** One of a few numbers from the query; undefined when it is missing. @throws ParameterError */
export function readNumberOf(context: Context, name: string, numbers: readonly number[]): number | undefined {
  const text = readText(context, name);
  if (text === undefined) return undefined;
  const number = numbers.find((each) => String(each) === text);
  if (number === undefined) throw new ParameterError(name, `one of ${numbers.join(', ')}`);
  return number;
}

/** Some of a few values from a comma separated list, in the order of `values`; empty when the parameter is missing. @throws ParameterError */
export function readSomeOf<Value extends string>(context: Context, name: string, values: readonly Value[]): Value[] {
  const names = new Set<string>(readList(context, name));
  const some = values.filter((value) => names.has(value));
  if (some.length < names.size) throw new ParameterError(name, `a comma separated list of ${values.join(', ')}`);
  return some;
}

/** Postgres refuses NUL in text, and nothing that is asked for has a control character in it. @throws ParameterError */
export function refuseControlCharacters(name: string, text: string): void {
  if (/\p{Cc}/u.test(text)) throw new ParameterError(name, 'text without control characters');
}

/** A whole number from the query, or `fallback` when it is missing. @throws ParameterError */
export function readInteger(context: Context, name: string, range: { minimum: number; maximum: number; fallback: number }): number {
  const text = readOnce(context, name);
  if (text === undefined || text === '') return range.fallback;
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < range.minimum || value > range.maximum) {
    throw new ParameterError(name, `a whole number from ${range.minimum} to ${range.maximum}`);
  }
  return value;
}

/** Entries of a comma separated list, trimmed, without empty ones; undefined when the parameter is missing. @throws ParameterError */
export function readList(context: Context, name: string): string[] | undefined {
  const text = readOnce(context, name);
  if (text === undefined) return undefined;
  refuseControlCharacters(name, text);
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (entries.length > maximumListLength) throw new ParameterError(name, `a list of at most ${maximumListLength} entries`);
  return entries;
}

/** Numeric ids of a comma separated list; undefined when the parameter is missing. @throws ParameterError */
export function readIds(context: Context, name: string): number[] | undefined {
  return readList(context, name)?.map((entry) => {
    if (!/^\d{1,9}$/.test(entry)) throw new ParameterError(name, 'a comma separated list of numeric ids');
    return Number(entry);
  });
}

/** `true` or `false`; `fallback` when missing. @throws ParameterError */
export function readBoolean(context: Context, name: string, fallback = false): boolean {
  const text = readOnce(context, name);
  if (text === undefined || text === '') return fallback;
  if (text !== 'true' && text !== 'false') throw new ParameterError(name, 'true or false');
  return text === 'true';
}
