import type { Payload } from 'payload';
import { slugs } from '../core/slugs.ts';

/** Makes the first administrator. Does nothing when there is one already: a password is never set back by a start. */
export async function ensureAdministrator(payload: Payload, account: { email: string; password: string }): Promise<'created' | 'present'> {
  const { totalDocs } = await payload.count({ collection: slugs.users, where: { role: { equals: 'administrator' } } });
  if (totalDocs > 0) return 'present';
  await payload.create({ collection: slugs.users, data: { ...account, name: 'Administración', role: 'administrator' } });
  return 'created';
}
