import { AuthenticationError, type AfterErrorHook } from 'payload';
import type { Attempt } from './loginThrottle.ts';
import { logAccess } from '../audit/logActivity.ts';

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

/** `password`, or `missing` or `wrong` of the second factor. */
function reasonOf(error: Error): string {
  const data: unknown = 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'secondFactor' in data ? String(data.secondFactor) : 'password';
}
