import type { Role } from '../core/access/roles.ts';
import { callStudio, json } from './callStudio.ts';
import type { Studio } from './startStudio.ts';

const password = 'bosque lento de arrayanes';

/** Makes somebody with this role. Returns the headers of their requests. */
export async function logIn(studio: Studio, role: Role): Promise<Record<string, string>> {
  const email = `${role.toLowerCase()}@example.com`;
  await studio.payload.create({ collection: 'users', data: { email, password, name: role, role } });
  const { token } = (await (await callStudio(studio, 'users/login', json({ email, password }))).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

/** Makes a key with this role. Returns the headers of its requests. */
export async function makeKey(studio: Studio, administrator: Record<string, string>, role: Role): Promise<Record<string, string>> {
  const response = await callStudio(studio, 'account/api-keys/create', json({ password, name: `Programa ${role}`, role }, administrator));
  return { Authorization: `Bearer ${((await response.json()) as { key: string }).key}` };
}
