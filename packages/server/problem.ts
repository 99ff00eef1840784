import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A failure that the caller is told about, as problem details (RFC 9457). The message becomes the title. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: ContentfulStatusCode;
  readonly parameter: string | undefined;
  constructor(status: ContentfulStatusCode, title: string, options: { parameter?: string; cause?: unknown } = {}) {
    super(title, { cause: options.cause });
    this.status = status;
    this.parameter = options.parameter;
  }
}

export class ParameterError extends ProblemError {
  constructor(parameter: string, wanted: string) {
    super(400, `${parameter} must be ${wanted}`, { parameter });
  }
}

export function problemAnswer(context: Context, status: ContentfulStatusCode, title: string, parameter?: string): Response {
  const requestId = context.get('requestId') as string | undefined;
  const body = { type: 'about:blank', title, status, ...(parameter && { parameter }), ...(requestId && { requestId }) };
  return context.body(JSON.stringify(body), status, { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' });
}

/** Hashes are compared, so that neither the bearer token nor its length shows in the time it takes. @throws ProblemError 401 */
export function requireToken(context: Context, token: string, title: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(digest(context.req.header('authorization') ?? ''), digest(`Bearer ${token}`))) return;
  context.header('WWW-Authenticate', 'Bearer');
  throw new ProblemError(401, title);
}
