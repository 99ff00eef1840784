import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { refusal } from '../../testing/samples.ts';
import { startMailServer } from '../../testing/startMailServer.ts';
import { password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';

type Own = Record<string, string>;

const another = 'cuatro palabras muy sueltas';

const server = await startMailServer();
const studio = await testStudio({ mail: server.settings });
await studio.payload.create({ collection: 'users', data: { email: 'ada@example.com', password, name: 'Ada', role: 'administrator' } });
const administrator: Own = { Authorization: `JWT ${String(await logIn('ada@example.com', password))}` };
afterAll(() => server.close());
beforeEach(() => {
  server.mails.length = 0;
  server.refuse(false);
});

async function logIn(email: string, given: string): Promise<unknown> {
  return (await askStudio(studio, 'users/login', json({ email, password: given })))['token'];
}
const call = (path: string, body: object, own = administrator) => askStudio(studio, path, json(body, own));
const invite = (email: string, own = administrator, given: object = {}) =>
  call('users?locale=es_CL', { email, name: 'Elena', role: 'editor', ...given }, own);
const stateOf = async (id: number) => (await studio.payload.findByID({ collection: 'users', id })).invitation ?? null;
const takeToken = (): string => /#([0-9a-f]{40})/.exec(server.mails.shift()?.text ?? '')?.[1] ?? '';
const choose = (token: string) => callStudio(studio, 'users/reset-password', json({ token, password: another }));

describe('an account without a password', () => {
  it('is invited by mail, with a link for 72 hours that works once', async () => {
    const { status, message, doc } = await invite('elena@example.com', administrator, { password: '' });
    expect([status, message]).toEqual([201, 'Cuenta creada. La invitación va en camino a elena@example.com.']);
    const id = doc?.id ?? 0;
    expect([await stateOf(id), server.mails]).toEqual([
      'sent',
      [
        expect.objectContaining({
          to: ['elena@example.com'],
          subject: 'Tu cuenta en el estudio de Lupa',
          text: expect.stringMatching(/Ada te creó una cuenta[^]*http:\/\/localhost:3001\/admin\/clave-nueva#[^]*72 horas/),
        }),
      ],
    ]);
    const token = takeToken();
    await studio.pool.query("update studio.users set reset_password_expiration = reset_password_expiration - interval '71 hours'");
    expect((await choose(token)).status).toBe(200);
    expect([await logIn('elena@example.com', another), await stateOf(id)]).toEqual([expect.any(String), null]);
    expect((await choose(token)).status).toBe(403);
  });

  it('is what the form of the studio makes, which sends a password of its own along', async () => {
    const { status, doc } = await invite('formulario@example.com', administrator, { password, invites: true });
    expect([status, await stateOf(doc?.id ?? 0), server.mails.length]).toEqual([201, 'sent', 1]);
    expect(await logIn('formulario@example.com', password)).toBeUndefined();
  });

  it('has one that ends after 72 hours, and another in its place', async () => {
    const { doc } = await invite('tarde@example.com');
    const id = doc?.id ?? 0;
    const late = takeToken();
    await studio.pool.query(
      "update studio.users set reset_password_expiration = reset_password_expiration - interval '72 hours' where id = $1",
      [id],
    );
    expect((await choose(late)).status).toBe(403);
    expect(await call('account/invitation', { userId: id })).toMatchObject({
      status: 200,
      message: expect.stringContaining('va en camino'),
    });
    expect((await choose(takeToken())).status).toBe(200);
    expect(await call('account/invitation', { userId: id })).toMatchObject({ status: 409, fault: expect.stringContaining('ya entró') });
  });

  it('stays when the mail is refused; the answer says what to do', async () => {
    server.refuse(true);
    const { status, message, doc } = await invite('lejos@example.com');
    const id = doc?.id ?? 0;
    expect([status, message, await stateOf(id)]).toEqual([201, expect.stringContaining('no se pudo enviar'), 'failed']);
    expect((await call('account/invitation', { userId: id })).status).toBe(502);
    server.refuse(false);
    expect((await call('account/invitation', { userId: id })).status).toBe(200);
    expect(await stateOf(id)).toBe('sent');
    expect((await choose(takeToken())).status).toBe(200);
  });

  it('is made and invited by administrators alone', async () => {
    const elena: Own = { Authorization: `JWT ${String(await logIn('elena@example.com', another))}` };
    expect((await invite('intrusa@example.com', elena)).status).toBe(403);
    expect((await invite('intrusa@example.com', {})).status).toBe(403);
    expect((await call('account/invitation', { userId: 1 }, elena)).status).toBe(403);
    expect(server.mails).toEqual([]);
  });
});

it('an account with a password needs no invitation, and a weak one is still refused', async () => {
  const { status, doc } = await invite('con-clave@example.com', administrator, { password });
  expect([status, await stateOf(doc?.id ?? 0), server.mails]).toEqual([201, null, []]);
  expect((await invite('debil@example.com', administrator, { password: '123' })).status).toBe(400);
  const data = { email: 'programa@example.com', name: 'Programa', role: 'editor' as const };
  expect(await refusal(studio.payload.create({ collection: 'users', data }))).toMatch('Escribe una contraseña');
});
