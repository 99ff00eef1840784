import { APIError, Locked, type AfterErrorHook, type Payload, AuthenticationError } from 'payload';
import { tooLargeMessage } from '../media/uploadLimits.ts';
import { translateErrors } from './translateErrors.ts';
import type { Attempt } from './loginThrottle.ts';
import { logAccess } from '../audit/logActivity.ts';

type Explanation = { status: number; message: string };

export const explainError: AfterErrorHook = ({ error, req, result }) => {
  const explanation = explain(error, req.data);
  if (explanation === null) return { response: translateErrors(result) as Record<string, unknown> };
  return { status: explanation.status, response: { errors: [{ message: explanation.message }] } };
};

type LogMethod = (this: Payload['logger'], given: unknown[], method: (...all: never[]) => void, level: number) => void;

const levelOfErrors = 50;

/** For Payload's logger, which takes what is refused for a fault of the studio's, with its stack and the values of its query. */
export const logRefusals: LogMethod = function logRefusals(given, method, level) {
  const [entry] = given;
  const error = typeof entry === 'object' && entry !== null && 'err' in entry && Object.keys(entry).length === 1 ? entry.err : null;
  const refusal = level >= levelOfErrors && error instanceof Error ? describeRefusal(error) : null;
  if (refusal === null) method.apply(this, given as never[]);
  else this.info({ event: 'studio.requestRefused', status: refusal.status }, refusal.message.slice(0, 300));
};

function describeRefusal(error: Error): Explanation | null {
  const explained = explain(error, undefined);
  if (explained !== null) return explained.status < 500 ? explained : null;
  return error instanceof APIError && error.status < 500 ? error : null;
}

const unreadable: Explanation = { status: 400, message: 'Los datos enviados no se pueden leer.' };
const tooLarge: Explanation = { status: 413, message: tooLargeMessage };
const lockedMessage =
  'Otra persona está editando esto, y tu cambio no se guardó. Tu texto sigue en el formulario. Cópialo y recarga la página.';
const formFaults =
  /^(Unexpected end of (form|file)|Malformed (part header|content type|urlencoded form)|Multipart: |Content-Type was not one of |Failed to parse body as FormData)/;

function explain(error: unknown, data: unknown): Explanation | null {
  if (!(error instanceof Error)) return null;
  const status = 'status' in error ? error.status : undefined;
  if (status === 413) return tooLarge;
  if (error instanceof Locked) return { status: 423, message: lockedMessage };
  if (error instanceof APIError && status !== 500) return null;
  if (formFaults.test(error.message) || error instanceof SyntaxError || error instanceof URIError) return unreadable;
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data))) return unreadable;
  if (isRefusedByDatabase(error)) return { status: 400, message: 'Un valor no tiene la forma que se espera.' };
  return { status: 500, message: 'Algo falló en el estudio. Inténtalo de nuevo.' };
}

/**
 * Postgres names its refusals of values: data exceptions are class 22, broken constraints class 23, a comparison that a type does not have 42883,
 * and 42601 what Payload makes of a text that is no date. */
function isRefusedByDatabase(error: Error): boolean {
  const refusals = [error, error.cause].map((one) => (one instanceof Error && 'code' in one ? one.code : undefined));
  return refusals.some((code) => typeof code === 'string' && /^(2[23][0-9A-Z]{3}|42883|42601)$/.test(code));
}

/** Logs who was refused what: no address, no e-mail, no query, as all may hold personal data. */
export const logRefusal: AfterErrorHook = async ({ error, req }) => {
  const { logger } = req.payload;
  const attempt = req.context['loginAttempt'] as Attempt | undefined;
  const status = 'status' in error ? error.status : undefined;
  if (error instanceof AuthenticationError || (attempt && status === 401)) {
    const userId = attempt?.userId ?? null;
    logger.info({ event: 'studio.loginFailed', userId, reason: reasonOf(error) }, 'a login failed');
    await logAccess(req.payload, 'loginFailed', userId);
  } else if (status === 401 || status === 403)
    logger.info(
      { event: 'studio.accessRefused', userId: req.user?.id ?? null, method: req.method, path: req.pathname },
      'access was refused',
    );
};

function reasonOf(error: Error): string {
  const data: unknown = 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'secondFactor' in data ? String(data.secondFactor) : 'password';
}
