import type { Payload } from 'payload';

/** Whether mails can leave the studio. Forms read the same in `config.admin.custom`. */
export const hasMail = ({ config }: Pick<Payload, 'config'>): boolean => config.admin.custom?.['hasMail'] === true;
