import type { EmailAdapter } from 'payload';

/** No mail leaves the studio yet: administrators set passwords. What would be sent holds secrets, so it is not logged. */
export const noEmail: EmailAdapter = ({ payload }) => ({
  name: 'no-email',
  defaultFromAddress: 'studio@localhost',
  defaultFromName: 'Lupa',
  sendEmail: ({ subject }) => {
    payload.logger.warn({ subject }, 'a message was not sent: the studio has no mail server');
    return Promise.resolve();
  },
});
