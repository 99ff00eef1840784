import type { Endpoint, Payload } from 'payload';
import { z } from 'zod';
import { newPasswordPath } from './callAccount.ts';
import { slugs } from '../../core/slugs.ts';
import { buildMail } from '../../core/mail/buildMail.ts';
import { sendMail } from '../../core/mail/sendMail.ts';
import { attemptOf, countAttempt } from '../../core/api/loginThrottle.ts';

const hour = 3_600_000;
const minute = 60_000;

const body = z.object({ email: z.email().max(254) });

/**
 * `POST /api/users/forgot-password`, body `{email}`, in the place of Payload's. It answers before it looks for the account: neither words nor time
 * tell whether there is one. Slowed down by address and account as logins are; an account gets one mail a minute at most.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const given = body.safeParse(await req.json?.());
    if (!given.success) return Response.json({ errors: [{ message: 'Escribe una dirección de correo.' }] }, { status: 400 });
    const email = given.data.email.toLowerCase().trim();
    await countAttempt(req, attemptOf(req, `forgot ${email}`));
    sendPasswordLink(req.payload, email).catch((error: unknown) =>
      req.payload.logger.error({ err: error, event: 'studio.mailFailed', kind: 'newPassword' }, 'a mail could not be made'),
    );
    return Response.json({ message: 'Si hay una cuenta con ese correo, le llegará un enlace en los próximos minutos.' });
  },
};

async function sendPasswordLink(payload: Payload, email: string): Promise<void> {
  const account = await reserveMail(payload, email);
  if (account === null) return;
  const url = await createPasswordLink(payload, email, hour);
  const mail = buildMail('Contraseña nueva para el estudio de Lupa', [
    `Hola, ${account.name}:`,
    `Alguien pidió una contraseña nueva para tu cuenta del estudio de Lupa, ${payload.config.serverURL}. Si fuiste tú, elígela aquí:`,
    { label: 'Elegir mi contraseña', url },
    'El enlace vale una hora y sirve una vez. Al usarlo se cierran tus otras sesiones; si tienes segundo factor, también se te pedirá su código.',
    'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  ]);
  await sendMail(payload, 'newPassword', account, mail);
}

/** The address at which an account's password can be set once, without the one before. @throws when there is no such account */
export async function createPasswordLink(payload: Payload, email: string, milliseconds: number): Promise<string> {
  const token = await payload.forgotPassword({ collection: slugs.users, data: { email }, disableEmail: true, expiration: milliseconds });
  if (!token) throw new Error('There is no account for this link.');
  return `${payload.config.serverURL}${newPasswordPath}#${token}`;
}

type Account = { id: number; email: string; name: string };

/** The account, unless it got a mail within the last minute; in one step, so that two requests of one moment send one. */
async function reserveMail(payload: Payload, email: string): Promise<Account | null> {
  const now = Date.now();
  const isFree = [
    { resetPasswordRequestedAt: { exists: false } },
    { resetPasswordRequestedAt: { less_than_equal: new Date(now - minute).toISOString() } },
  ];
  const found = await payload.db.updateOne({
    collection: slugs.users,
    where: { and: [{ email: { equals: email } }, { or: isFree }] },
    data: { resetPasswordRequestedAt: new Date(now).toISOString() },
    options: { atomic: true },
  });
  return found ? { id: Number(found.id), email: String(found['email']), name: String(found['name']) } : null;
}
