import { defineQuery, runQuery } from '@lupa/database/query.ts';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
} from 'payload';
import { logAccess } from '../../core/audit/logActivity.ts';
import { attemptOf, countAttempt, forgiveAttempt, type Attempt } from '../../core/api/loginThrottle.ts';
import { loadSecondFactor, spendSecondFactor } from './secondFactor.ts';
import { endSessions, sessionOf } from './sessions.ts';
import { spendPasswordTime } from './verifyPassword.ts';

const userQuery = defineQuery('studio.userByEmail', 'select id from studio.users where email = $1');

/** Before the password is looked at: slows down whoever guesses, and takes as long for an account that does not exist. */
export const slowDownLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args;
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  if (typeof email !== 'string' || typeof password !== 'string' || password.trim() === '') return args;
  const attempt = attemptOf(req, email);
  req.context['loginAttempt'] = attempt;
  await countAttempt(req, attempt);
  const { rows } = await runQuery(req.payload.db.pool, userQuery, [attempt.email]);
  if (rows[0]) attempt.userId = rows[0].id;
  else await spendPasswordTime(password);
  return args;
};

/**
 * After the password was right and before a token exists, on every way to one: login, reset, the local API.
 * The answer of a login without its code has `secondFactor: 'missing'`, and `'wrong'` with another one.
 */
export const requireSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  const id = Number(user.id);
  const { isOn } = await loadSecondFactor(req.payload, id);
  req.context['loginFactors'] = isOn ? 2 : 1;
  if (!isOn) return user;
  const attempt = req.context['loginAttempt'] as Attempt | undefined;
  const code: unknown = req.data?.['code'];
  if (typeof code !== 'string' || code.trim() === '') {
    // Not counted as a failure; those before it are not forgotten either.
    if (attempt) await forgiveAttempt(req, attempt, false);
    throw new APIError('Escribe el código de tu aplicación de autenticación.', 401, { secondFactor: 'missing' });
  }
  if (await spendSecondFactor(req.payload, id, code)) return user;
  throw new APIError('El código no es correcto o ya se usó. Espera el siguiente.', 401, { secondFactor: 'wrong' });
};

/** After a login: its failures before are forgotten, and it is logged with the number of its factors. */
export const finishLogin: CollectionAfterLoginHook = async ({ req, user }) => {
  const attempt = req.context['loginAttempt'] as Attempt | undefined;
  if (attempt) await forgiveAttempt(req, attempt, true);
  const factors = req.context['loginFactors'];
  req.payload.logger.info({ event: 'studio.loggedIn', userId: user.id, factors }, 'somebody logged in');
  // Not waited for: it refers to the account, whose row the login holds until it is done.
  void logAccess(req.payload, 'loggedIn', Number(user.id));
};

/** Ends the session for good, which a renewal at the same moment would bring back, and clears what the browser kept of the studio. */
export const endOwnSession: CollectionAfterLogoutHook = async ({ req }) => {
  const id = sessionOf(req);
  if (req.user && id !== null) await endSessions(req.payload, req.user.id, { only: id });
  req.responseHeaders = new Headers({ 'Clear-Site-Data': '"storage"' });
  req.payload.logger.info({ event: 'studio.loggedOut', userId: req.user?.id ?? null }, 'somebody logged out');
  await logAccess(req.payload, 'loggedOut', req.user?.id ?? null);
};
