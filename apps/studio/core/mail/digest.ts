import type { Field, PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { ownField, rolesOf, type Role } from '../access/roles.ts';
import type { Mail } from './buildMail.ts';

/** A summary that goes out each morning to everybody of a role who wants it. Null: there is nothing to tell. */
export type Digest = { role: Role; build: (req: PayloadRequest, user: User, now: Date) => Promise<Mail | null> };

export const mailDigestFields: Field[] = [
  {
    name: 'wantsDigest',
    type: 'checkbox',
    label: 'Recibir cada mañana un correo con lo que hay que revisar',
    defaultValue: true,
    access: { read: ownField },
    admin: {
      condition: (data) => rolesOf(data).some((role) => role === 'affiliateManager' || role === 'editor'),
      description:
        'A las 8:00, y solo si hay algo que ver. Afiliados: ofertas que terminan y sus enlaces caídos. Edición: enlaces rotos nuevos del sitio.',
    },
  },
  {
    name: 'digestDay',
    type: 'text',
    hidden: true,
    access: { read: ownField, create: () => false, update: () => false },
  },
];
