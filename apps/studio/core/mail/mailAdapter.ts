import { nodemailerAdapter } from '@payloadcms/email-nodemailer';
import type { EmailAdapter } from 'payload';
import type { MailSettings } from './mailSettings.ts';

const seconds = 1000;

/** Hands mails to a server. It is not asked anything at the start: a server that is away must not keep the studio from starting. */
export function buildMailAdapter({ host, port, isSecure, login, sender }: MailSettings): Promise<EmailAdapter> {
  return nodemailerAdapter({
    defaultFromAddress: sender.address,
    defaultFromName: sender.name,
    skipVerify: true,
    transportOptions: {
      host,
      port,
      secure: isSecure,
      // A password is not sent over a connection that others can read.
      ...(login && { auth: login, requireTLS: !isSecure && !isThisMachine(host) }),
      connectionTimeout: 10 * seconds,
      greetingTimeout: 10 * seconds,
      socketTimeout: 20 * seconds,
    },
  });
}

const isThisMachine = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

/** What would be sent holds secrets, so it is not logged. */
export const noEmail: EmailAdapter = ({ payload }) => ({
  name: 'no-email',
  defaultFromAddress: 'studio@localhost',
  defaultFromName: 'Lupa',
  sendEmail: ({ subject }) => {
    payload.logger.warn({ subject }, 'a message was not sent: the studio has no mail server');
    return Promise.resolve();
  },
});
