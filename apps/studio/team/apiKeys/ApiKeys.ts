import { randomInt } from 'node:crypto';
import type { CollectionConfig, AuthStrategy } from 'payload';
import { roleLabels, roles } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { requestKey } from './requestKey.ts';

/** A key that `admitKey.ts` has let in is who makes the request: with its role, and with no account. */
const apiKeyStrategy: AuthStrategy = {
  name: 'api-key',
  authenticate: () => {
    const key = requestKey.getStore();
    if (key === undefined) return { user: null };
    const { id, name, role } = key;
    return { user: { id, name, role, collection: slugs.apiKeys, _strategy: 'api-key' } as never };
  },
};

const nobody = () => false;

/**
 * Keys of programs that use the REST interface. Written by `keyEndpoints.ts` alone; what a key is made of is kept as a hash. Its number is below zero:
 * no rule that compares the numbers of people takes a key for one of them.
 */
export const ApiKeys: CollectionConfig = {
  slug: slugs.apiKeys,
  labels: { singular: 'Clave de acceso', plural: 'Claves de acceso' },
  admin: { hidden: true, useAsTitle: 'name' },
  access: { admin: nobody, read: nobody, create: nobody, update: nobody, delete: nobody, unlock: nobody },
  auth: { disableLocalStrategy: true, strategies: [apiKeyStrategy] },
  endpoints: false,
  lockDocuments: false,
  fields: [
    { name: 'id', type: 'number', required: true, defaultValue: () => -randomInt(1, 2 ** 31) },
    { name: 'name', type: 'text', label: 'Nombre', required: true },
    {
      name: 'role',
      type: 'select',
      label: 'Rol',
      required: true,
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
    },
    { name: 'hash', type: 'text', required: true, unique: true, hidden: true },
    { name: 'ending', type: 'text', label: 'Termina en', required: true },
    { name: 'createdBy', type: 'relationship', relationTo: slugs.users, label: 'La creó' },
    { name: 'expiresAt', type: 'date', label: 'Vence' },
    { name: 'lastUsedAt', type: 'date', label: 'Último uso' },
    { name: 'revokedAt', type: 'date', label: 'Revocada' },
  ],
};
