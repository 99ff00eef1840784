import type { Context } from 'hono';
import { ProblemError } from './problem.ts';
import { readBounded, TooLargeError } from './readBounded.ts';

type BodyOptions = {
  maximumBytes: number;
  types: readonly string[];
};

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

/** A request's body as JSON, unchecked. @throws ProblemError 400 (empty, broken off, no JSON), 413, 415 (type, compressed) */
export async function readJsonBody(
  context: Context,
  { maximumBytes, types = [jsonType] }: { maximumBytes: number; types?: readonly string[] },
): Promise<unknown> {
  const text = await readTextBody(context, { maximumBytes, types });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new ProblemError(400, 'The body must be JSON', { cause });
  }
}

/** The fields of a form that a browser sends. @throws ProblemError as `readJsonBody` */
export async function readFormBody(context: Context, { maximumBytes }: { maximumBytes: number }): Promise<URLSearchParams> {
  return new URLSearchParams(await readTextBody(context, { maximumBytes, types: [formType] }));
}

async function readTextBody(context: Context, { maximumBytes, types }: BodyOptions): Promise<string> {
  const type = context.req.header('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const isWanted = types.includes(type);
  if (isCompressed(context.req.header('content-encoding')) || (type !== '' && !isWanted)) throw wrongType(types);
  const body = await readBytes(context, maximumBytes);
  if (body.byteLength === 0) throw new ProblemError(400, 'The body is empty');
  if (!isWanted) throw wrongType(types);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch (cause) {
    throw new ProblemError(400, 'The body must be UTF-8', { cause });
  }
}

export function isCompressed(contentEncoding: string | undefined): boolean {
  return !['', 'identity'].includes(contentEncoding?.trim().toLowerCase() ?? '');
}

function wrongType(types: readonly string[]): ProblemError {
  return new ProblemError(415, `The body must be ${types.join(' or ')}, not compressed`);
}

async function readBytes(context: Context, maximumBytes: number): Promise<Buffer> {
  const tooLarge = (cause?: unknown) => new ProblemError(413, `The body may have at most ${maximumBytes} bytes`, { cause });
  if (Number(context.req.header('content-length') ?? 0) > maximumBytes) throw tooLarge();
  const { body } = context.req.raw;
  try {
    // A body that is cancelled takes its connection with it, before the answer is out.
    return await readBounded(body && body.values({ preventCancel: true }), maximumBytes);
  } catch (cause) {
    throw cause instanceof TooLargeError ? tooLarge(cause) : new ProblemError(400, 'The body broke off', { cause });
  }
}
