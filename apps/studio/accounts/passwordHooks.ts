import { ValidationError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { slugs } from '../collections/slugs.ts';
import { attemptOf, countAttempt, forgiveAttempt } from './loginThrottle.ts';
import { findPasswordFault, type PasswordOwner } from './passwordFault.ts';
import { endSessions, sessionOf } from './sessions.ts';
import { verifyPassword } from './verifyPassword.ts';

type Written = { password?: unknown; currentPassword?: unknown; email?: unknown; name?: unknown };

/** Judges a password wherever one is set, and asks for the own one of whoever sets it through the API. */
export const guardPassword: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation) || !('data' in args)) return args;
  const data = args.data as Written;
  const { currentPassword, ...rest } = data;
  if (rest.email !== undefined && typeof rest.email !== 'string') throw fault(req, 'email', 'Escribe una dirección de correo.');
  if (rest.password !== undefined && rest.password !== null && rest.password !== '') {
    const id = 'id' in args && args.id !== undefined ? Number(args.id) : null;
    const isUpdate = operation === 'update' || operation === 'updateByID';
    if (isUpdate && id === null) throw fault(req, 'password', 'Una contraseña se cambia en su cuenta, no en varias a la vez.');
    const message =
      typeof rest.password === 'string' ? findPasswordFault(rest.password, await findOwner(req, id, rest)) : 'Escribe la contraseña.';
    if (message !== null) throw fault(req, 'password', message);
    if (isUpdate) {
      if (!overrideAccess) await requireOwnPassword(req, currentPassword, 'currentPassword');
      req.context['hasNewPassword'] = true;
    }
  }
  return { ...args, data: rest };
};

/** Whoever knew the old password is logged out with it. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, req, operation }) => {
  if (operation !== 'update' || req.context['hasNewPassword'] !== true) return doc as unknown;
  delete req.context['hasNewPassword'];
  const id = Number((doc as { id: unknown }).id);
  await endSessions(req.payload, id, { except: req.user?.id === id ? sessionOf(req) : null });
  return doc as unknown;
};

/** That it is really the person who logged in. Guesses are slowed down as those at a login. @throws ValidationError @throws APIError 429 */
export async function requireOwnPassword(req: PayloadRequest, given: unknown, path: string): Promise<void> {
  const { user, payload } = req;
  if (!user || typeof given !== 'string' || given === '') throw fault(req, path, 'Escribe tu contraseña actual.');
  const attempt = attemptOf(req, user.email);
  await countAttempt(req, attempt);
  if (!(await verifyPassword(payload, user.id, given))) throw fault(req, path, 'Tu contraseña actual no es esa.');
  await forgiveAttempt(req, attempt, true);
}

async function findOwner({ payload }: PayloadRequest, id: number | null, { email, name }: Written): Promise<PasswordOwner> {
  const given = { ...(typeof email === 'string' && { email }), ...(typeof name === 'string' && { name }) };
  if (id === null) return given;
  const { rows } = await payload.db.pool.query<PasswordOwner>('select email, name from studio.users where id = $1', [id]);
  return { ...rows[0], ...given };
}

/** The form shows the message beside the field, and the error's own at the edge of the page: that is the same one here. */
function fault(req: PayloadRequest, path: string, message: string): ValidationError {
  const error = new ValidationError({ collection: slugs.users, errors: [{ path, message }] }, req.t);
  error.message = message;
  return error;
}
