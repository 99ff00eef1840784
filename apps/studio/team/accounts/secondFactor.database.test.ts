import { describe, expect, it } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { createAccount, password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { openSecret, sealSecret } from './secondFactor.ts';
import { computeCode, stepOf } from './totp.ts';

type Own = Record<string, string>;
const email = 'editor@example.com';
let secret = '';
let recoveryCodes: string[] = [];

const studio = await testStudio();
const users = {
  administrator: await createAccount(studio, 'administrator', 'administrator'),
  editor: await createAccount(studio, 'editor', 'editor'),
};

const logIn = (code?: string, account = email) =>
  callStudio(studio, 'users/login', json({ email: account, password, ...(code !== undefined && { code }) }));
const ownOf = async (response: Response): Promise<Own> => ({
  Authorization: `JWT ${((await response.json()) as { token?: string }).token}`,
});
const post = (path: string, body: object, own: Own) => callStudio(studio, `account/${path}`, json(body, own));
const statusOf = async (own: Own) => (await callStudio(studio, 'pages', { headers: own })).status;
const currentCode = () => computeCode(secret, stepOf(Date.now()));
/** As if time had gone by: the code of this moment counts again. */
const forgetStep = () => studio.pool.query('update studio.second_factors set last_step = 0');

describe('enrolling', () => {
  it('needs the password, shows a QR code and the secret, and counts once a code confirms it', async () => {
    const [own, elsewhere] = [await ownOf(await logIn()), await ownOf(await logIn())];
    expect((await post('second-factor/begin', { password: 'no es esta clave' }, own)).status).toBe(400);
    expect((await post('second-factor/begin', { password }, {})).status).toBe(401);
    const begun = (await (await post('second-factor/begin', { password }, own)).json()) as { secret: string; svg: string };
    ({ secret } = begun);
    expect(begun.svg).toMatch(/^<svg /);
    expect((await logIn()).status).toBe(200);
    expect((await post('second-factor/confirm', { code: '000000' }, own)).status).toBe(400);
    const confirmed = await post('second-factor/confirm', { code: currentCode() }, own);
    ({ recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await statusOf(own), await statusOf(elsewhere)]).toEqual([200, 403]);
    expect((await post('second-factor/begin', { password }, own)).status).toBe(409);
  });

  it('stores neither secret nor codes as they are', async () => {
    const { rows } = await studio.pool.query<{ text: string }>(
      'select secret as text from studio.second_factors union all select hash from studio.recovery_codes',
    );
    const stored = rows.map(({ text }) => text).join(' ');
    for (const plain of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(plain);
  });
});

it('a stored secret that was changed is not used', async () => {
  const sealed = sealSecret(studio.payload, 'JBSWY3DPEHPK3PXP');
  expect(openSecret(studio.payload, sealed)).toBe('JBSWY3DPEHPK3PXP');
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => openSecret(studio.payload, changed.toString('base64url'))).toThrow('authenticate');
  }
});

describe('logging in', () => {
  it('asks for a code, and takes each one once', async () => {
    await forgetStep();
    const asked = await logIn();
    expect([asked.status, await asked.json()]).toMatchObject([401, { errors: [{ data: { secondFactor: 'missing' } }] }]);
    const wrong = await logIn('000000');
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { errors: [{ data: { secondFactor: 'wrong' } }] }]);
    const code = currentCode();
    const answers = await Promise.all([logIn(code), logIn(code), logIn(code)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401]);
    expect((await logIn(code)).status).toBe(401);
  });

  it('takes a recovery code once, however it is written', async () => {
    await studio.pool.query('delete from studio.login_attempts');
    const [one = '', other = ''] = recoveryCodes;
    expect((await logIn(one.toLowerCase())).status).toBe(200);
    expect((await logIn(one)).status).toBe(401);
    expect((await logIn(other.replaceAll('-', ' '))).status).toBe(200);
  });

  it('gives no token for the password alone, on no way', async () => {
    await studio.pool.query('delete from studio.login_attempts');
    await expect(studio.payload.login({ collection: 'users', data: { email, password } })).rejects.toThrow(/código/);
    const token = await studio.payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const reset = studio.payload.resetPassword({ collection: 'users', data: { token, password }, overrideAccess: true });
    await expect(reset).rejects.toThrow(/código/);
    const { rows } = await studio.pool.query(
      'select from studio.users_sessions as open where _parent_id = $1 and not exists (select from studio.account_sessions where id = open.id)',
      [users.editor.id],
    );
    expect(rows.length).toBeLessThanOrEqual(3);
    expect((await callStudio(studio, 'users/refresh-token', json({}))).status).toBe(403);
  });

  it('guesses at codes are slowed down, also by those who ask for one in between', async () => {
    await studio.pool.query('delete from studio.login_attempts');
    const statuses: number[] = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await logIn(count % 3 === 2 ? undefined : `00000${count}`)).status);
    expect(statuses.slice(-1)).toEqual([429]);
    await studio.pool.query('delete from studio.login_attempts');
  });
});

describe('an administrator', () => {
  it('may reset it for a colleague who lost the device, with the own password', async () => {
    const own = await ownOf(await logIn(undefined, 'administrator@example.com'));
    await forgetStep();
    const theirs = await ownOf(await logIn(currentCode()));
    const userId = users.editor.id;
    expect((await post('second-factor/reset', { userId: users.administrator.id, password }, theirs)).status).toBe(403);
    expect((await post('second-factor/reset', { userId, password: 'no es esta clave' }, own)).status).toBe(400);
    expect(await statusOf(theirs)).toBe(200);
    expect((await post('second-factor/reset', { userId, password }, own)).status).toBe(200);
    expect([await statusOf(theirs), (await logIn()).status]).toEqual([403, 200]);
  });

  it('may require it: whoever has none can do nothing but enrol', async () => {
    const own = await ownOf(await logIn());
    const require = (isRequired: boolean) =>
      studio.payload.updateGlobal({ slug: 'account-settings', data: { requireSecondFactor: isRequired } });
    await require(true);
    expect(await statusOf(own)).toBe(403);
    const rename = await callStudio(studio, `users/${users.editor.id}`, json({ name: 'Otra' }, own, 'PATCH'));
    expect(rename.status).toBe(403);
    const begun = (await (await post('second-factor/begin', { password }, own)).json()) as { secret: string };
    ({ secret } = begun);
    expect((await post('second-factor/confirm', { code: currentCode() }, own)).status).toBe(200);
    expect(await statusOf(own)).toBe(200);
    expect((await post('second-factor/remove', { password }, own)).status).toBe(409);
    await require(false);
    expect((await post('second-factor/remove', { password }, own)).status).toBe(200);
    expect((await logIn()).status).toBe(200);
  });
});
