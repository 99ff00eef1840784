import type { Role } from '../core/access/roles.ts';
import { callStudio, json } from './callStudio.ts';
import type { Studio } from './startStudio.ts';

export const password = 'bosque lento de arrayanes';

const emailOf = (name: string) => `${name.toLowerCase()}@example.com`;

export const createAccount = ({ payload }: Studio, role: Role, name: string) =>
  payload.create({ collection: 'users', data: { email: emailOf(name), password, name, role } });

export async function logIn(studio: Studio, role: Role, name: string = role): Promise<Record<string, string>> {
  await createAccount(studio, role, name);
  return logInAgain(studio, name);
}

export async function logInAgain(studio: Studio, name: string): Promise<Record<string, string>> {
  const { token } = (await (await callStudio(studio, 'users/login', json({ email: emailOf(name), password }))).json()) as { token: string };
  return { Authorization: `JWT ${token}` };
}

export async function makeKey(studio: Studio, administrator: Record<string, string>, role: Role): Promise<Record<string, string>> {
  const response = await callStudio(studio, 'account/api-keys/create', json({ password, name: `Programa ${role}`, role }, administrator));
  return { Authorization: `Bearer ${((await response.json()) as { key: string }).key}` };
}
