import type { Payload } from 'payload';
import { tellFailure } from '../measures/measureRequests.ts';
import type { Mail } from './buildMail.ts';

/** Hands a mail to the server, and logs whether it took one of this kind: no address and no words. Never throws. @returns whether it was taken */
export async function sendMail(payload: Payload, kind: string, to: { id: number; email: string }, mail: Mail): Promise<boolean> {
  try {
    await payload.sendEmail({ to: to.email, ...mail });
    payload.logger.info({ event: 'studio.mailSent', kind, userId: to.id }, 'a mail was sent');
    return true;
  } catch (error) {
    tellFailure({ mail: kind });
    payload.logger.error({ event: 'studio.mailFailed', kind, userId: to.id, ...causeOf(error) }, 'a mail could not be sent');
    return false;
  }
}

/** Nodemailer's messages repeat addresses; its codes do not. */
function causeOf(error: unknown): { code: unknown; responseCode: unknown } {
  const has = (name: string): unknown => (typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined);
  return { code: has('code') ?? null, responseCode: has('responseCode') ?? null };
}

/** Whether mails can leave the studio. Forms read the same in `config.admin.custom`. */
export const hasMail = ({ config }: Pick<Payload, 'config'>): boolean => config.admin.custom?.['hasMail'] === true;
