import { randomInt } from 'node:crypto';
import type { CollectionConfig, AuthStrategy } from 'payload';
import { roleLabels } from '../../core/access/roles.ts';
import { slugs } from '../../core/slugs.ts';
import { requestKey } from './storedKeys.ts';
import { field, optionsOf } from '../../core/fields/buildFields.ts';

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
    field.text('name', 'Nombre', { required: true }),
    field.select('role', 'Rol', { required: true, options: optionsOf(roleLabels) }),
    { name: 'hash', type: 'text', required: true, unique: true, hidden: true },
    field.text('ending', 'Termina en', { required: true }),
    field.relation('createdBy', 'La creó', { relationTo: slugs.users }),
    field.date('expiresAt', 'Vence'),
    field.date('lastUsedAt', 'Último uso'),
    field.date('revokedAt', 'Revocada'),
  ],
};
