import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { askStudio, callStudio, json } from '../../testing/callStudio.ts';
import { startMailServer, type ReceivedMail } from '../../testing/startMailServer.ts';
import { password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { addressHeader } from '../../core/api/loginThrottle.ts';
import { confirmEnrolment, startEnrolment } from './secondFactor.ts';
import { computeCode, stepOf } from './totp.ts';

const another = 'cuatro palabras muy sueltas';
const email = 'elena@example.com';

const server = await startMailServer();
const studio = await testStudio({ mail: server.settings });
afterAll(() => server.close());
beforeEach(async () => {
  server.mails.length = 0;
  server.refuse(false);
  await studio.pool.query('delete from studio.login_attempts');
  await studio.payload.delete({ collection: 'users', where: { id: { exists: true } } });
  await studio.payload.create({ collection: 'users', data: { email, password, name: 'Elena', role: 'editor' } });
});

const ask = (address: string, from = '203.0.113.7') =>
  callStudio(studio, 'users/forgot-password', json({ email: address }, { [addressHeader]: from }));
const reset = (body: object, from = '203.0.113.7') => askStudio(studio, 'users/reset-password', json(body, { [addressHeader]: from }));
const logIn = (given: string) => callStudio(studio, 'users/login', json({ email, password: given }));

async function nextMail(): Promise<ReceivedMail> {
  await expect.poll(() => server.mails.length).toBeGreaterThan(0);
  const mail = server.mails.shift();
  if (mail === undefined) throw new Error('There is no mail.');
  return mail;
}
const tokenOf = ({ text }: ReceivedMail): string => /\/admin\/clave-nueva#([0-9a-f]{40})/.exec(text)?.[1] ?? '';
const expireLinks = (interval: string) =>
  studio.pool.query(`update studio.users set reset_password_expiration = reset_password_expiration - interval '${interval}'`);

describe('a forgotten password', () => {
  it('is set anew by a link, once, and ends what was open', async () => {
    const { token: before } = (await (await logIn(password)).json()) as { token: string };
    expect((await ask('Elena@Example.com')).status).toBe(200);
    const mail = await nextMail();
    expect(mail).toMatchObject({
      from: 'studio@lupa.example',
      to: [email],
      login: 'studio:a secret of the server',
      subject: 'Contraseña nueva para el estudio de Lupa',
      text: expect.stringContaining('http://localhost:3001/admin/clave-nueva#'),
      html: expect.stringMatching(/<a href="http:\/\/localhost:3001\/admin\/clave-nueva#[0-9a-f]{40}">Elegir mi contraseña<\/a>/),
    });
    const token = tokenOf(mail);
    expect((await reset({ token, password: 'Elena2026Elena' })).fault).toMatch('adivinar');
    const done = await callStudio(studio, 'users/reset-password', json({ token, password: another }));
    expect([done.status, done.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('HttpOnly')]);
    expect([(await logIn(password)).status, (await logIn(another)).status]).toEqual([401, 200]);
    expect((await callStudio(studio, 'pages', { headers: { Authorization: `JWT ${before}` } })).status).toBe(403);
    expect(await reset({ token, password })).toMatchObject({ status: 403, fault: 'El enlace ya se usó o venció. Pide otro.' });
  });

  it('has a link for an hour', async () => {
    await ask(email);
    const token = tokenOf(await nextMail());
    await expireLinks('59 minutes');
    expect((await reset({ token, password: 'corta' })).fault).toMatch('al menos 12');
    await expireLinks('2 minutes');
    expect((await reset({ token, password: another })).status).toBe(403);
    expect((await logIn(password)).status).toBe(200);
  });

  it('is answered alike for an unknown address, and sends nothing there', async () => {
    const [unknown, known] = [await ask('nadie@example.com'), await ask(email)];
    expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
    expect((await nextMail()).to).toEqual([email]);
    expect((await ask('no es un correo')).status).toBe(400);
  });

  it('sends one mail a minute, and is slowed down like logins', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await ask(email)).status);
      await studio.pool.query("update studio.login_attempts set next_at = last_at + interval '1 hour' where next_at > last_at");
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const first = await nextMail();
    await studio.pool.query("update studio.users set reset_password_requested_at = now() - interval '2 minutes'");
    expect((await ask(email, '198.51.100.4')).status).toBe(200);
    const second = await nextMail();
    expect([tokenOf(first) === tokenOf(second), server.mails]).toEqual([false, []]);
  });

  it('needs the second factor of an account that has one', async () => {
    const { docs } = await studio.payload.find({ collection: 'users' });
    const id = docs[0]?.id ?? 0;
    const secret = (await startEnrolment(studio.payload, id)) ?? '';
    await confirmEnrolment(studio.payload, id, computeCode(secret, stepOf(Date.now()) - 1));
    await ask(email);
    const token = tokenOf(await nextMail());
    const missing = { status: 401, errors: [{ data: { secondFactor: 'missing' } }] };
    expect(await reset({ token, password: another })).toMatchObject(missing);
    expect((await reset({ token, password: another, code: '000000' })).status).toBe(401);
    expect((await logIn(another)).status).toBe(401);
    expect((await reset({ token, password: another, code: computeCode(secret, stepOf(Date.now())) })).status).toBe(200);
  });

  it('cannot be guessed', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await reset({ token: 'a'.repeat(40), password: another }, '203.0.113.99')).status);
      await studio.pool.query("update studio.login_attempts set next_at = last_at + interval '1 hour' where next_at > last_at");
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
  });

  it('is answered the same when the server takes no mail', async () => {
    server.refuse(true);
    expect((await ask(email)).status).toBe(200);
    server.refuse(false);
    await studio.pool.query('update studio.users set reset_password_requested_at = null');
    expect((await ask(email)).status).toBe(200);
    expect((await nextMail()).to).toEqual([email]);
  });
});
