import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { secretNames } from './variables.ts';

export type Source = Record<string, string | undefined>;

/** A missing or wrong environment variable. Its message is one line that names it and says what it should be. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads variables, each by its schema. Secrets may be in files that `<name>_FILE` names. @throws EnvError */
export function parseEnv<Shape extends z.ZodRawShape>(shape: Shape, source: Source = process.env): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, readValue(name, source)]));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  const wanted = describeSchema(shape[name]) ?? issue?.message ?? 'another value';
  throw new EnvError(`${name} ${formatFound(name, given[name])}; it should be ${wanted}.`);
}

/** Nothing counts as not set. */
function readValue(name: string, source: Source): string | undefined {
  const value = source[name] || undefined;
  const file = secretNames.includes(name) ? source[`${name}_FILE`] || undefined : undefined;
  if (file === undefined) return value;
  if (value !== undefined) throw new EnvError(`${name} and ${name}_FILE are both set; one of them is enough.`);
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    throw new EnvError(`${name}_FILE is "${file}", which cannot be read; it should be the path of a file with the secret.`, {
      cause: error,
    });
  }
}

export function describeSchema(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  if (schema.description !== undefined) return schema.description;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return describeSchema(schema.unwrap());
  return schema instanceof z.ZodPipe ? describeSchema(schema.in) : undefined;
}

/** The message goes to terminals and logs: no secret and no password of a URL is repeated in it. */
function formatFound(name: string, value: string | undefined): string {
  if (value === undefined) return 'is not set';
  const hidesAll = secretNames.includes(name) && !/^[a-z]+:\/\//.test(value);
  if (hidesAll || name.includes('SMTP')) return 'has another form';
  return `is "${value.replace(/(:\/\/[^/@:]*:)[^/@]*@/, '$1…@')}"`;
}

export function loadEnvFile(folder: string): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
