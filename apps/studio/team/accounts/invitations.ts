import { randomBytes } from 'node:crypto';
import type { CollectionAfterLoginHook, Endpoint, Payload, PayloadRequest } from 'payload';
import { addDataAndFileToRequest, addLocalesToRequestFromData, APIError } from 'payload';
import { z } from 'zod';
import { postEndpoint } from '../../core/api/answers.ts';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { buildMail } from '../../core/mail/buildMail.ts';
import { hasMail, sendMail } from '../../core/mail/sendMail.ts';
import { createPasswordLink } from './passwordLinks.ts';

const validFor = 72 * 3_600_000;

const failedMessage =
  'La cuenta existe, pero la invitación no se pudo enviar. Revisa el correo y pulsa «Enviar la invitación otra vez» en la cuenta, o ponle una contraseña tú.';

type Invited = { id: number; email: string; name: string };

/**
 * `POST /api/users`, in the place of Payload's: an account without a password is invited by mail once it is there for good. The answer's `message`
 * says when the mail was not taken.
 */
export const createUserEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    addLocalesToRequestFromData(req);
    const user = await req.payload.create({
      collection: slugs.users,
      data: req.data as never,
      overrideAccess: false,
      depth: Number(req.query['depth'] ?? 0),
      req,
    });
    if (req.context['isInvited'] !== true) return Response.json({ doc: user, message: 'Cuenta creada.' }, { status: 201 });
    const isSent = await invite(req.payload, user, req.user?.name ?? null);
    const message = isSent ? `Cuenta creada. La invitación va en camino a ${user.email}.` : failedMessage;
    return Response.json({ doc: { ...user, invitation: isSent ? 'sent' : 'failed' }, message }, { status: 201 });
  },
};

/** Once more, for somebody who never logged in. The link before it ends. */
export const invitationEndpoint: Endpoint = postEndpoint(
  '/account/invitation',
  isAdministratorUser,
  z.object({ userId: z.number().int().positive() }),
  async (req, { userId }) => {
    const user = await req.payload.findByID({ collection: slugs.users, id: userId, depth: 0, disableErrors: true });
    if (!user) throw new APIError('Esa cuenta ya no existe.', 404, null, true);
    if (!user.invitation) throw new APIError('Esta persona ya entró al estudio: no necesita una invitación.', 409, null, true);
    if (!hasMail(req.payload)) throw new APIError('El estudio no tiene servidor de correo: ponle una contraseña tú.', 409, null, true);
    if (!(await invite(req.payload, user, req.user?.name ?? null))) throw new APIError(failedMessage, 502, null, true);
    return { message: `La invitación va en camino a ${user.email}. El enlace anterior ya no sirve.` };
  },
);

/** Makes an account without a password one that is invited: until it has its own, nobody knows the one that it has. @returns the password */
export function beginInvitation(req: PayloadRequest): string {
  req.context['isInvited'] = true;
  return randomBytes(48).toString('base64url');
}

export const endInvitation: CollectionAfterLoginHook = async ({ req, user }) => {
  if ((user as { invitation?: unknown }).invitation)
    await req.payload.db.updateOne({ collection: slugs.users, id: user.id, data: { invitation: null }, req, returning: false });
  return user as unknown;
};

async function invite(payload: Payload, { id, email, name }: Invited, inviter: string | null): Promise<boolean> {
  const url = await createPasswordLink(payload, email, validFor);
  const mail = buildMail('Tu cuenta en el estudio de Lupa', [
    `Hola, ${name}:`,
    `${inviter ?? 'Administración'} te creó una cuenta en el estudio de Lupa, ${payload.config.serverURL}. Entrarás con este correo, ${email}, y con una contraseña que solo tú conoces:`,
    { label: 'Elegir mi contraseña', url },
    'El enlace vale 72 horas y sirve una vez. Si venció, pide otra invitación a quien te invitó.',
    'Si no esperabas este correo, no hagas nada.',
  ]);
  const isSent = await sendMail(payload, 'invitation', { id, email }, mail);
  await payload.db.updateOne({ collection: slugs.users, id, data: { invitation: isSent ? 'sent' : 'failed' }, returning: false });
  return isSent;
}
