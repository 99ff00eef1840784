import {
  APIError,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
} from 'payload';
import { administratorField, roleLabels, roles, userAccess } from '../access/roles.ts';
import { menu, slugs } from './slugs.ts';

/** The first administrator is made by a command on the server: an empty studio must not belong to its first visitor. */
const refuseSelfRegistration: CollectionBeforeChangeHook = ({ operation, req, data }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user)
    throw new APIError('Las cuentas las crea la administración.', 403, null, true);
  return data;
};

/** Payload writes addresses in small letters before it has looked whether they are texts. */
const refuseOddEmail: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const email: unknown = 'data' in args && typeof args.data === 'object' ? (args.data as { email?: unknown }).email : undefined;
  const isOdd = ['create', 'update', 'updateByID'].includes(operation) && email !== undefined && typeof email !== 'string';
  if (isOdd)
    throw new ValidationError({ collection: slugs.users, errors: [{ path: 'email', message: 'Escribe una dirección de correo.' }] }, req.t);
  return args;
};

export function buildUsers({ isSecure }: { isSecure: boolean }): CollectionConfig {
  return {
    slug: slugs.users,
    labels: { singular: 'Usuario', plural: 'Usuarios' },
    admin: {
      group: menu.people,
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
      hidden: ({ user }) => user?.['role'] !== 'administrator',
    },
    access: userAccess,
    auth: {
      tokenExpiration: 8 * 60 * 60,
      maxLoginAttempts: 5,
      lockTime: 10 * 60 * 1000,
      cookies: { secure: isSecure, sameSite: 'Strict' },
      useSessions: true,
    },
    hooks: { beforeOperation: [refuseOddEmail], beforeChange: [refuseSelfRegistration] },
    fields: [
      { name: 'name', type: 'text', label: 'Nombre', required: true },
      {
        name: 'role',
        type: 'select',
        label: 'Rol',
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: roles.map((value) => ({ value, label: roleLabels[value] })),
        access: { create: administratorField, update: administratorField },
        admin: {
          description:
            'Edición: páginas, menús, textos, autores. Afiliados: casinos, ofertas, toplists, métodos de pago. Administración: todo, también las cuentas.',
        },
      },
    ],
  };
}
