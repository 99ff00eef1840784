import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { ValidationError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { personOf } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { hasMail } from '../../core/mail/sendMail.ts';
import { beginInvitation } from './invitations.ts';
import { attemptOf, countAttempt, forgiveAttempt } from '../../core/api/loginThrottle.ts';
import { findPasswordFault, type PasswordOwner } from './passwordFault.ts';
import { ownerOfLink, verifyPassword } from './loginHooks.ts';
import { endSessions, sessionOf } from './sessions.ts';

const ownEmailQuery = defineQuery('studio.hasEmail', 'select from studio.users where id = $1 and email = $2');
const ownerQuery = defineQuery('studio.userNames', 'select email, name from studio.users where id = $1');

type Written = { password?: unknown; currentPassword?: unknown; invites?: unknown; email?: unknown; name?: unknown };

/**
 * Judges a password wherever one is set. A new password or e-mail through the API needs the password of whoever changes it: with
 * either of them an account can be taken over.
 */
export const guardPassword: CollectionBeforeOperationHook = async ({ args, operation, req, overrideAccess }) => {
  if (!['create', 'update', 'updateByID', 'resetPassword'].includes(operation) || !('data' in args)) return args;
  const { currentPassword, invites, ...rest } = args.data as Written;
  const id = 'id' in args && args.id !== undefined ? Number(args.id) : ownerOfLink(req);
  const isUpdate = operation === 'update' || operation === 'updateByID';
  const hasPassword = invites !== true && rest.password !== undefined && rest.password !== null && rest.password !== '';
  if (rest.email !== undefined && typeof rest.email !== 'string') throw fault(req, 'email', 'Escribe una dirección de correo.');
  if (operation === 'create' && !hasPassword) rest.password = inviteOrRefuse(req);
  else if (hasPassword) await judgePassword(req, id, rest, isUpdate);
  if (isUpdate && !overrideAccess && (hasPassword || (await isNewEmail(req, id, rest.email))))
    await requireOwnPassword(req, currentPassword, 'currentPassword');
  if (isUpdate && hasPassword) req.context['hasNewPassword'] = true;
  return { ...args, data: rest };
};

/** Whoever knew the old password is logged out with it. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, req, operation }) => {
  if (operation !== 'update' || req.context['hasNewPassword'] !== true) return doc as unknown;
  delete req.context['hasNewPassword'];
  const id = Number((doc as { id: unknown }).id);
  req.payload.logger.info({ event: 'studio.passwordChanged', userId: id, by: req.user?.id ?? null }, 'a password was changed');
  await endSessions(req.payload, id, { except: req.user?.id === id ? sessionOf(req) : null });
  return doc as unknown;
};

/** That it is really the person who logged in. Guesses are slowed down as those at a login. @throws ValidationError @throws APIError 429 */
export async function requireOwnPassword(req: PayloadRequest, given: unknown, path: string): Promise<void> {
  const { payload } = req;
  const user = personOf(req.user);
  if (!user || typeof given !== 'string' || given === '') throw fault(req, path, 'Escribe tu contraseña actual.');
  const attempt = attemptOf(req, user.email);
  await countAttempt(req, attempt);
  if (!(await verifyPassword(payload, user.id, given))) throw fault(req, path, 'Tu contraseña actual no es esa.');
  await forgiveAttempt(req, attempt, true);
}

function inviteOrRefuse(req: PayloadRequest): string {
  if (req.payloadAPI === 'local' || !hasMail(req.payload))
    throw fault(req, 'password', 'Escribe una contraseña. Sin servidor de correo, el estudio no puede enviar una invitación.');
  return beginInvitation(req);
}

async function judgePassword(req: PayloadRequest, id: number | null, data: Written, isUpdate: boolean): Promise<void> {
  if (isUpdate && id === null) throw fault(req, 'password', 'Una contraseña se cambia en su cuenta, no en varias a la vez.');
  const { password } = data;
  const message = typeof password === 'string' ? findPasswordFault(password, await findOwner(req, id, data)) : 'Escribe la contraseña.';
  if (message !== null) throw fault(req, 'password', message);
}

async function isNewEmail({ payload }: PayloadRequest, id: number | null, email: unknown): Promise<boolean> {
  if (typeof email !== 'string') return false;
  const { rowCount } = await runQuery(payload.db.pool, ownEmailQuery, [id, email.toLowerCase().trim()]);
  return rowCount === 0;
}

async function findOwner({ payload }: PayloadRequest, id: number | null, { email, name }: Written): Promise<PasswordOwner> {
  const given = { ...(typeof email === 'string' && { email }), ...(typeof name === 'string' && { name }) };
  if (id === null) return given;
  const { rows } = await runQuery(payload.db.pool, ownerQuery, [id]);
  return { ...rows[0], ...given };
}

/** The form shows the message beside the field, and the error's own at the edge of the page: that is the same one here. */
function fault(req: PayloadRequest, path: string, message: string): ValidationError {
  const error = new ValidationError({ collection: slugs.users, errors: [{ path, message }] }, req.t);
  error.message = message;
  return error;
}
