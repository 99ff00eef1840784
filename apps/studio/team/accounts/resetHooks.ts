import { APIError, type CollectionAfterLoginHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { logActivity } from '../../core/audit/logActivity.ts';
import { slugs } from '../../core/slugs.ts';
import { attemptOf, countAttempt } from '../../core/api/loginThrottle.ts';
import { endSessions } from './sessions.ts';

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
