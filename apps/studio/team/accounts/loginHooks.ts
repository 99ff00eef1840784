import { defineQuery, runQuery } from '@lupa/database/query.ts';
import {
  APIError,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Payload,
} from 'payload';
import { logAccess, logActivity } from '../../core/audit/logActivity.ts';
import { attemptOf, countAttempt, forgiveAttempt, type Attempt } from '../../core/api/loginThrottle.ts';
import { loadSecondFactor, spendSecondFactor } from './secondFactor.ts';
import { endSessions, sessionOf } from './sessions.ts';
import { slugs } from '../../core/slugs.ts';
import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(pbkdf2);
// As Payload stores them: `pbkdf2-sha256-v1:<hash>`, or a bare hash of the older parameters.
const currentPrefix = 'pbkdf2-sha256-v1:';
const current = { iterations: 600_000, length: 32 };
const older = { iterations: 25_000, length: 512 };

const passwordQuery = defineQuery('studio.password', 'select hash, salt from studio.users where id = $1');

export async function verifyPassword(payload: Payload, userId: number, password: string): Promise<boolean> {
  const { rows } = await runQuery(payload.db.pool, passwordQuery, [userId]);
  const { hash, salt } = rows[0] ?? { hash: null, salt: null };
  if (hash === null || salt === null) return false;
  const isCurrent = hash.startsWith(currentPrefix);
  const { iterations, length } = isCurrent ? current : older;
  const stored = Buffer.from(isCurrent ? hash.slice(currentPrefix.length) : hash, 'hex');
  const given = await derive(password, salt, iterations, length, 'sha256');
  return stored.length === given.length && timingSafeEqual(stored, given);
}

/** As much work as a password costs: without it, an answer's time would tell that there is no such account. */
async function spendPasswordTime(password: string): Promise<void> {
  await derive(password, randomBytes(32).toString('hex'), current.iterations, current.length, 'sha256');
}

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

type LinkOwner = { id: number; email: string; name: string };

export const ownerOfLink = (req: PayloadRequest): number | null => readOwner(req)?.id ?? null;

const readOwner = (req: PayloadRequest): LinkOwner | null => (req.context['linkOwner'] as LinkOwner | undefined) ?? null;

/** Before a new password is judged: whose link it is. A wrong one counts as a wrong password does. */
export const findLinkOwner: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword' || !('data' in args)) return args;
  const { token } = args.data as { token?: unknown };
  const owner = typeof token === 'string' && token !== '' ? await findByToken(req, token) : null;
  if (owner === null) {
    if (req.payloadAPI !== 'local') await countAttempt(req, attemptOf(req, ''));
    throw new APIError('El enlace ya se usó o venció. Pide otro.', 403, null, true);
  }
  req.context['linkOwner'] = owner;
  return args;
};

/** After it was judged: codes of a second factor are guessed no faster than at a login. */
export const slowDownReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const owner = readOwner(req);
  if (operation !== 'resetPassword' || owner === null || req.payloadAPI === 'local') return args;
  const attempt = { ...attemptOf(req, owner.email), userId: owner.id };
  req.context['loginAttempt'] = attempt;
  await countAttempt(req, attempt);
  return args;
};

/** Whoever was logged in with the old password is not any more. */
export const finishReset: CollectionAfterLoginHook = async ({ req, user }) => {
  const owner = readOwner(req);
  if (owner === null) return user as unknown;
  await endSessions(req.payload, owner.id, { except: null });
  req.payload.logger.info({ event: 'studio.passwordChanged', userId: owner.id, by: owner.id }, 'a password was changed');
  await logActivity(req, {
    kind: 'changed',
    subject: slugs.users,
    section: 'Usuarios',
    documentId: String(owner.id),
    title: owner.name,
    locale: null,
    fields: ['Contraseña, con un enlace del correo'],
    isAutosave: false,
  });
  return user as unknown;
};

async function findByToken({ payload }: PayloadRequest, token: string): Promise<LinkOwner | null> {
  const found = await payload.db.findOne<LinkOwner>({
    collection: slugs.users,
    where: { and: [{ resetPasswordToken: { equals: token } }, { resetPasswordExpiration: { greater_than: new Date().toISOString() } }] },
  });
  return found ? { id: found.id, email: found.email, name: found.name } : null;
}
