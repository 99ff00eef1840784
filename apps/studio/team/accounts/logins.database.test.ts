import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callStudio, json } from '../../testing/callStudio.ts';
import { startSecondStudio } from '../../testing/startStudio.ts';
import { password } from '../../testing/logIn.ts';
import { testStudio } from '../../testing/testStudio.ts';
import { addressHeader, formatWait } from '../../core/api/loginThrottle.ts';

const email = 'elena@example.com';

const studio = await testStudio();
for (const address of [email, 'otra@example.com'])
  await studio.payload.create({ collection: 'users', data: { email: address, password, name: 'Ana', role: 'editor' } });
beforeEach(() => studio.pool.query('delete from studio.login_attempts'));

const logIn = (address: string, given: string, account = email) =>
  callStudio(studio, 'users/login', json({ email: account, password: given }, { [addressHeader]: address }));
/** A wait that was set does not run out while a test looks. */
const holdWaits = () => studio.pool.query("update studio.login_attempts set next_at = last_at + interval '1 hour' where next_at > last_at");
const letWaitEnd = () => studio.pool.query('update studio.login_attempts set next_at = now()');

async function guess(times: number, address: string, account = email): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push((await logIn(address, 'no es esta clave', account)).status);
    await holdWaits();
  }
  return statuses;
}

it('is logged with the account, and without its address or name', async () => {
  const lines: unknown[] = [];
  const spy = vi.spyOn(studio.payload.logger, 'info').mockImplementation((line: unknown) => lines.push(line));
  const { status } = await logIn('203.0.113.7', 'no es esta clave');
  await logIn('203.0.113.7', 'no es esta clave', 'nadie@example.com');
  const { token } = (await (await logIn('203.0.113.7', password)).json()) as { token: string };
  await callStudio(studio, 'users/1?depth=0', { method: 'DELETE', headers: { Authorization: `JWT ${token}` } });
  spy.mockRestore();
  const userId: unknown = expect.any(Number);
  expect([status, lines]).toEqual([
    401,
    [
      { event: 'studio.loginFailed', userId, reason: 'password' },
      { event: 'studio.loginFailed', userId: null, reason: 'password' },
      { event: 'studio.loggedIn', userId, factors: 1 },
      { event: 'studio.accessRefused', userId, method: 'DELETE', path: '/api/users/1' },
    ],
  ]);
});

describe('guessing', () => {
  it('is slowed down, with the time to wait, and each time longer', async () => {
    expect(await guess(6, '203.0.113.7')).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await logIn('203.0.113.7', password);
    expect([refused.status, await refused.json()]).toMatchObject([
      429,
      { errors: [{ message: expect.stringMatching(/^Demasiados intentos\. Vuelve a intentarlo en \d+ minutos, a las \d\d:\d\d\.$/) }] },
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    const waits: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      await letWaitEnd();
      expect((await logIn('203.0.113.7', 'tampoco es esta')).status).toBe(401);
      const { rows } = await studio.pool.query<{ seconds: number }>(
        'select max(extract(epoch from next_at - last_at))::int as seconds from studio.login_attempts',
      );
      waits.push(rows[0]?.seconds ?? 0);
    }
    expect(waits).toEqual([4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900]);
  });

  it('does not shut out who has the password and another address', async () => {
    await guess(6, '203.0.113.7');
    expect((await logIn('198.51.100.4', password)).status).toBe(200);
    expect((await logIn('203.0.113.7', password)).status).toBe(429);
  });

  it('at many accounts from one address is slowed down, too, and an own login does not help', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) {
      if (count % 4 === 3) expect((await logIn('203.0.113.9', password, 'otra@example.com')).status).toBe(200);
      statuses.push(...(await guess(1, '203.0.113.9', `nadie${count}@example.com`)));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), 429, 429]);
    expect((await logIn('203.0.113.10', password)).status).toBe(200);
  });

  it('from one IPv6 network is from one address', async () => {
    await guess(5, '2001:db8:1:2::1');
    expect((await logIn('2001:db8:1:2:ffff::9', password)).status).toBe(429);
    expect((await logIn('2001:db8:1:3::1', password)).status).toBe(200);
  });

  it('at the same moment does not pass together', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await logIn('203.0.113.7', 'no es esta clave')).status));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  });

  it('is known to every studio, and after a restart', async () => {
    await guess(5, '203.0.113.7');
    const second = await startSecondStudio(studio);
    expect(
      (await callStudio({ ...studio, payload: second }, 'users/login', json({ email, password }, { [addressHeader]: '203.0.113.7' })))
        .status,
    ).toBe(429);
    await second.destroy();
  });
});

it('a login forgets the failures before it', async () => {
  await guess(4, '203.0.113.7');
  expect((await logIn('203.0.113.7', password)).status).toBe(200);
  expect(await guess(4, '203.0.113.7')).toEqual([401, 401, 401, 401]);
});

it('an unknown account is answered like a known one', async () => {
  const [known, unknown] = [
    await logIn('203.0.113.7', 'no es esta clave'),
    await logIn('203.0.113.7', 'no es esta clave', 'nadie@example.com'),
  ];
  expect([unknown.status, await unknown.json()]).toEqual([known.status, await known.json()]);
});

it('addresses are not kept as they are', async () => {
  await guess(1, '203.0.113.7');
  const { rows } = await studio.pool.query<{ key: string }>('select key from studio.login_attempts');
  expect(rows).toHaveLength(3);
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/);
});

it('a wait is told in Chile’s time', () => {
  const now = new Date('2026-11-22T17:28:30Z');
  expect([formatWait(1, now), formatWait(8, now), formatWait(60, now), formatWait(210, now)]).toEqual([
    'en 1 segundo',
    'en 8 segundos',
    'en 1 minuto, a las 14:29',
    'en 4 minutos, a las 14:32',
  ]);
});
