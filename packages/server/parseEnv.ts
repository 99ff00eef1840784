import { z } from 'zod';

/** A missing or wrong environment variable. Its message is one line that names it and says what it should be. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the environment once, at start. Describe each variable with `.describe('what it should be')`: that is what the
 * operator reads when it is missing or wrong.
 * @throws EnvError
 */
export function parseEnv<Shape extends z.ZodRawShape>(
  shape: Shape,
  source: Record<string, string | undefined> = process.env,
): z.output<z.ZodObject<Shape>> {
  const given = Object.fromEntries(Object.keys(shape).map((name) => [name, source[name] === '' ? undefined : source[name]]));
  const result = z.object(shape).safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  const wanted = formatWanted(shape[name]) ?? issue?.message ?? 'another value';
  throw new EnvError(`${name} ${formatFound(name, given[name])}; it should be ${wanted}.`);
}

/** A description is on the field or, as in `field.describe('…').optional()`, on what it wraps. */
function formatWanted(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  return field.description ?? (field instanceof z.ZodOptional ? formatWanted(field.unwrap()) : undefined);
}

/** The message goes to terminals and logs: no secret and no password of a URL is repeated in it. */
function formatFound(name: string, value: string | undefined): string {
  if (value === undefined) return 'is not set';
  if (/SECRET|TOKEN|PASSWORD|KEY|SMTP/.test(name)) return 'has another form';
  return `is "${value.replace(/(:\/\/[^/@:]*:)[^/@]*@/, '$1…@')}"`;
}

/** Reads the environment, or ends the process with the one line that says what is wrong. For `env.ts` of an app. */
export function parseEnvOrExit<Shape extends z.ZodRawShape>(shape: Shape): z.output<z.ZodObject<Shape>> {
  try {
    return parseEnv(shape);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Environment fields that several apps read alike. */
export const envFields = {
  port: (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback).describe('a port number from 0 to 65535'),
  url: (fallback: string) =>
    z
      .url({ protocol: /^https?$/ })
      .default(fallback)
      .transform(withoutTrailingSlash)
      .describe('an http or https URL'),
  databaseUrl: () => z.url({ protocol: /^postgres(ql)?$/ }).describe('a Postgres URL such as postgres://user:password@host:5432/lupa'),
  secret: () => z.string().min(32).describe('a secret of at least 32 characters'),
  logLevel: () =>
    z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info')
      .describe('trace, debug, info, warn, error, fatal or silent'),
  trustProxy: () => z.coerce.number().int().min(0).max(10).default(0).describe('how many proxies of yours stand in front, from 0 to 10'),
  host: () => z.string().default('127.0.0.1').describe('the address to listen on, such as 127.0.0.1 or 0.0.0.0'),
};

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
