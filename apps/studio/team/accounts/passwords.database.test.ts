import { describe, expect, it } from 'vitest';
import type { User } from '../../payload-types.ts';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { refusal } from '../../testing/samples.ts';
import { password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

const users = {} as Record<'administrator' | 'editor', User>;
const another = 'cuatro palabras muy sueltas';

const studio = await testStudio();

async function logIn(email: string, given = password): Promise<Record<string, string>> {
  return { Authorization: `JWT ${String((await askStudio(studio, 'users/login', json({ email, password: given })))['token'])}` };
}
const faultAt = ({ errors }: Awaited<ReturnType<typeof askStudio>>) => errors?.[0]?.data?.errors?.[0];
const statusOf = async (own: Record<string, string>) => (await callStudio(studio, 'pages', { headers: own })).status;

it('weak passwords are refused on every way to an account', async () => {
  const { payload } = studio;
  const data = { email: 'a@example.com', name: 'Ana', role: 'editor' as const };
  expect(await refusal(payload.create({ collection: 'users', data: { ...data, password: '123' } }))).toMatch('al menos 12');
  expect(await refusal(payload.create({ collection: 'users', data: { ...data, password: 'a@example.com2026' } }))).toMatch('adivinar');
  const first = await callStudio(studio, 'users/first-register', json({ ...data, password: '123' }));
  expect(first.status).toBeGreaterThanOrEqual(400);
  for (const role of ['administrator', 'editor'] as const)
    users[role] = await payload.create({ collection: 'users', data: { email: `${role}@example.com`, name: role, role, password } });
  expect(await refusal(payload.update({ collection: 'users', id: users.editor.id, data: { password: 'Password1234' } }))).toMatch(
    'adivinar',
  );
  const token = await payload.forgotPassword({ collection: 'users', data: { email: 'editor@example.com' }, disableEmail: true });
  const reset = (given: string) =>
    payload.resetPassword({ collection: 'users', data: { token: token ?? '', password: given }, overrideAccess: true });
  expect(await refusal(reset('123'))).toMatch('al menos 12');
  expect((await reset(password)).user['email']).toBe('editor@example.com');
  for (const path of ['users/forgot-password', 'users/reset-password'])
    expect((await callStudio(studio, path, json({ email: 'editor@example.com', token, password }))).status).toBe(404);
});

describe('a change of password', () => {
  const change = (id: number, body: object, own: Record<string, string>) => askStudio(studio, `users/${id}`, json(body, own, 'PATCH'));

  it('needs the current one', async () => {
    const own = await logIn('editor@example.com');
    const { id } = users.editor;
    expect(faultAt(await change(id, { password: another }, own))).toEqual({
      path: 'currentPassword',
      message: 'Escribe tu contraseña actual.',
    });
    expect(faultAt(await change(id, { password: another, currentPassword: 'no es esa clave' }, own))).toMatchObject({
      path: 'currentPassword',
    });
    expect(faultAt(await change(id, { password: 'corta', currentPassword: password }, own))).toMatchObject({ path: 'password' });
    expect((await change(id, { name: 'Elena' }, own)).status).toBe(200);
    expect((await logIn('editor@example.com', another)).Authorization).toBe('JWT undefined');
  });

  it('ends the other sessions of the account, and not one’s own', async () => {
    const [own, elsewhere] = [await logIn('editor@example.com'), await logIn('editor@example.com')];
    expect(await statusOf(elsewhere)).toBe(200);
    expect((await change(users.editor.id, { password: another, currentPassword: password }, own)).status).toBe(200);
    expect([await statusOf(own), await statusOf(elsewhere)]).toEqual([200, 403]);
    expect((await logIn('editor@example.com')).Authorization).toBe('JWT undefined');
    expect(await statusOf(await logIn('editor@example.com', another))).toBe(200);
  });

  it('of a colleague needs the administrator’s own, and logs the colleague out', async () => {
    const [own, theirs] = [await logIn('administrator@example.com'), await logIn('editor@example.com', another)];
    expect(faultAt(await change(users.editor.id, { password, currentPassword: another }, own))).toMatchObject({
      path: 'currentPassword',
    });
    expect((await change(users.editor.id, { password, currentPassword: password }, own)).status).toBe(200);
    expect([await statusOf(own), await statusOf(theirs)]).toEqual([200, 403]);
  });

  it('is not done for many at once', async () => {
    const own = await logIn('administrator@example.com');
    const response = await askStudio(
      studio,
      'users?where[role][equals]=editor',
      json({ password: another, currentPassword: password }, own, 'PATCH'),
    );
    expect(faultAt(response)).toMatchObject({ path: 'password' });
    expect(await statusOf(await logIn('editor@example.com'))).toBe(200);
  });
});

it('a new e-mail needs the current password as well', async () => {
  const own = await logIn('editor@example.com');
  const change = (body: object) => askStudio(studio, `users/${users.editor.id}`, json(body, own, 'PATCH'));
  expect(faultAt(await change({ email: 'nueva@example.com' }))).toMatchObject({ path: 'currentPassword' });
  expect((await change({ email: 'Editor@example.com', name: 'Elena' })).status).toBe(200);
  expect((await change({ email: 'nueva@example.com', currentPassword: password })).status).toBe(200);
  expect(await statusOf(await logIn('nueva@example.com'))).toBe(200);
});
