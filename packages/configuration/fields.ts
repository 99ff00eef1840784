import { isDatabaseUrl } from '@lupa/contracts/databaseUrl.ts';
import { parseImageOrigins } from '@lupa/contracts/imagePath.ts';
import { z } from 'zod';

export const port = (fallback: number) =>
  z.coerce.number().int().min(0).max(65535).default(fallback).describe('a port number from 0 to 65535');

export const wholeNumber = (what: string, { from, to, fallback }: { from: number; to?: number; fallback: number }) =>
  z.coerce
    .number()
    .int()
    .min(from)
    .max(to ?? Number.MAX_SAFE_INTEGER)
    .default(fallback)
    .describe(`${what} from ${from}${to === undefined ? '' : ` to ${to}`}`);

const withoutTrailingSlash = (url: string): string => url.replace(/\/+$/, '');
const anHttpUrl = 'an http or https URL';

export const httpUrl = z.url({ protocol: /^https?$/ });
export const url = (fallback: string) => httpUrl.default(fallback).transform(withoutTrailingSlash).describe(anHttpUrl);
export const optionalUrl = httpUrl.optional().describe(anHttpUrl);

const originUrl = z.url({ protocol: /^(https?|wss?)$/ });
export const optionalOriginUrl = originUrl.optional().describe('an http, https, ws or wss URL');

export const baseUrl = (what: string) =>
  httpUrl.transform(withoutTrailingSlash).optional().describe(`the URL of ${what}, such as https://img.example.com/media, or nothing`);

export const origin = (what: string) =>
  originUrl
    .transform((address) => new URL(address).origin)
    .optional()
    .describe(`the URL of ${what}, such as https://host.example, or nothing`);

export const databaseUrl = z.string().refine(isDatabaseUrl).describe('a Postgres URL such as postgres://user:password@host:5432/lupa');

export const secret = z.string().min(32).describe('a secret of at least 32 characters');

export const headerName = z
  .string()
  .regex(/^[a-z0-9-]+$/i)
  .describe('the name of a request header');

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).describe(values.join(', ').replace(/, ([^,]*)$/, ' or $1'));

export const imageOrigins = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return parseImageOrigins(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  })
  .describe('a list of your own image hosts such as partners=https://img.example.com, each with a name other than media and arcade');

export const splitList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

export const originList = z
  .string()
  .transform(splitList)
  .pipe(z.array(httpUrl.transform((address) => new URL(address).origin)));
