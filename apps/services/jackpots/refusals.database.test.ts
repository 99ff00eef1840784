import { jackpotWinsAnswerSchema } from '@lupa/contracts/jackpot.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { checkCall, checkProblem } from '../contractChecks.ts';
import { putting, siteOrigin, startInstance, type TestClient, type TestInstance, connectForTest } from './testJackpots.ts';

const database = useTestDatabase();
let instance: TestInstance;
const until = { timeout: 60_000, interval: 5 };

beforeAll(async () => {
  instance = await startInstance(database.url);
  for (let id = 1; id <= 9; id += 1) await instance.put(`jp-${id}`, { currencyCode: 'CLP', amount: id });
});
afterAll(async () => {
  await instance.running.close();
});

describe('over HTTP', () => {
  it('the amount is complete, with HEAD and ETag', async () => {
    await checkCall({ send: instance.get, call: 'jackpot', segment: 'jp-1', parameters: { currencyCode: 'CLP' } });
  });

  it('an unknown jackpot, currency or address is a 404, a malformed parameter a 400', async () => {
    await checkProblem(instance.get, '/jackpots/jp-99', 404);
    await checkProblem(instance.get, '/jackpots/jp-99/wins', 404);
    await checkProblem(instance.get, '/jackpots/%00', 404);
    await checkProblem(instance.get, '/jackpots/jp-1?currencyCode=EUR', 404);
    await checkProblem(instance.get, '/jackpots', 404);
    await checkProblem(instance.get, '/jackpots/jp-1?currencyCode=pesos', 400, 'currencyCode');
    await checkProblem(instance.get, '/jackpots/jp-1/wins?limit=101', 400, 'limit');
  });

  it('a win is recorded and the pot starts again, as one change', async () => {
    const before = await instance.put('jp-2', { currencyCode: 'CLP', amount: 500.25 });
    const after = await instance.put('jp-2', { currencyCode: 'CLP', amount: 100, wonAmount: 500.25 });
    expect(after).toMatchObject({ amount: 100, sequence: before.sequence + 1, isSimulated: false });
    expect(after.wins).toEqual([{ jackpotId: 'jp-2', currencyCode: 'CLP', amount: 500.25, at: after.at }]);
    await instance.put('jp-2', { currencyCode: 'CLP', amount: 90, wonAmount: 600 });
    const { wins } = jackpotWinsAnswerSchema.parse(await (await instance.get('/jackpots/jp-2/wins?limit=1')).json());
    expect(wins.map(({ amount }) => amount)).toEqual([600]);
  });

  it('a wrong token changes nothing', async () => {
    for (const init of [putting({ currencyCode: 'CLP', amount: 9 }, 'wrong'), { method: 'PUT' }]) {
      await checkProblem((path) => instance.get(path, init), '/jackpots/jp-3', 401);
    }
    expect(await (await instance.get('/jackpots/jp-3')).json()).toMatchObject({ amount: 3, sequence: 1 });
  });

  it('a body that does not fit is a 400 that names what is wrong', async () => {
    const put = (body: unknown, status: number, parameter?: string, path = '/jackpots/jp-3') =>
      checkProblem((address) => instance.get(address, putting(body)), path, status, parameter);
    await put({ currencyCode: 'CLP', amount: -1 }, 400, 'amount');
    await put({ currencyCode: 'CLP', amount: 1e300 }, 400, 'amount');
    await put({ currencyCode: 'clp', amount: 1 }, 400, 'currencyCode');
    await put({ currencyCode: 'CLP', amount: 1, wonAmount: 0 }, 400, 'wonAmount');
    await put([], 400, 'body');
    await put({ currencyCode: 'CLP', amount: 1 }, 400, 'id', `/jackpots/${'x'.repeat(65)}`);
    await put({ currencyCode: 'CLP', amount: 1, more: 'x'.repeat(5000) }, 413);
    expect((await instance.get('/jackpots/jp-3', { ...putting(null), body: '{' })).status).toBe(400);
  });

  it('pages of the site may read it, others may not, and none may write', async () => {
    const allowed = await instance.get('/jackpots/jp-1', { headers: { Origin: siteOrigin } });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(siteOrigin);
    const foreign = await instance.get('/jackpots/jp-1', { headers: { Origin: 'https://elsewhere.example' } });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
    const headers = { Origin: siteOrigin, 'Access-Control-Request-Method': 'PUT' };
    const preflight = await instance.get('/jackpots/jp-1', { method: 'OPTIONS', headers });
    expect(preflight.headers.get('access-control-allow-methods')).not.toContain('PUT');
  });
});

describe.each([['websocket'], ['polling']])('over %s', (transport) => {
  it('only pages of allowed origins may connect', async () => {
    const from = (origin: string) => connectForTest(instance.url, { transports: [transport], extraHeaders: { Origin: origin } });
    const [allowed, foreign, hidden] = [from(siteOrigin), from('https://elsewhere.example'), from('null')];
    const failures: string[] = [];
    for (const client of [foreign, hidden]) client.socket.on('connect_error', ({ message }) => failures.push(message));
    allowed.socket.emit('track', { jackpotId: 'jp-1', currencyCode: 'CLP' });
    await vi.waitFor(() => expect(allowed.prizes).toHaveLength(1), until);
    await vi.waitFor(() => expect(failures).toHaveLength(2), until);
    expect(foreign.socket.connected || hidden.socket.connected).toBe(false);
  });

  it('a client tracks eight jackpots, which it is told at once, not nine, and others after stop', async () => {
    const client = connectForTest(instance.url, { transports: [transport] });
    for (let id = 1; id <= 9; id += 1) client.socket.emit('track', { jackpotId: `jp-${id}`, currencyCode: 'CLP' });
    await vi.waitFor(() => expect(client.problems.map(({ title }) => title)).toEqual([expect.stringMatching(/at most 8/)]), until);
    await vi.waitFor(() => expect(new Set(client.prizes.map(({ jackpotId }) => jackpotId)).size).toBe(8), until);
    expect(client.prizes.some(({ jackpotId }) => jackpotId === 'jp-9')).toBe(false);
    client.socket.emit('stop');
    client.socket.emit('track', { jackpotId: 'jp-9', currencyCode: 'CLP' });
    await vi.waitFor(() => expect(client.prizes.at(-1)?.jackpotId).toBe('jp-9'), until);
  });
});

describe('a client that sends', () => {
  it('something else than a track is told so, whatever it is', async () => {
    const isTrack = (value: unknown) => typeof value === 'object' && value !== null && 'jackpotId' in value;
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.record({
        jackpotId: fc.oneof(fc.constant(''), fc.string({ minLength: 65, maxLength: 90 }), fc.integer()),
        currencyCode: fc.string(),
      }),
      fc.constant(new Uint8Array(9)),
    );
    await fc.assert(
      fc.asyncProperty(odd, async (value) => {
        const client = connectForTest(instance.url);
        client.socket.emit('track', value);
        await vi.waitFor(() => expect(client.problems).toHaveLength(1), until);
        if (isTrack(value)) expect(client.problems[0]?.title).toMatch(/jackpotId|currencyCode/);
        client.socket.emit('track', { jackpotId: 'jp-1', currencyCode: 'CLP' });
        await vi.waitFor(() => expect(client.prizes).toHaveLength(1), until);
        client.close();
      }),
      { numRuns: 40 },
    );
  });

  it('without end is disconnected, whatever it sends', async () => {
    const client = connectForTest(instance.url);
    const reasons: string[] = [];
    client.socket.on('disconnect', (reason) => reasons.push(reason));
    await vi.waitFor(() => expect(client.socket.connected).toBe(true), until);
    const strange = client.socket.io.socket('/elsewhere');
    for (let count = 0; count < 60; count += 1) {
      if (count % 2) client.socket.emit('track', null);
      else strange.connect().disconnect();
    }
    await vi.waitFor(() => expect(reasons).toHaveLength(1), until);
    expect(client.problems.length).toBeLessThan(40);
  });

  it('more than a request can need is disconnected', async () => {
    const client = connectForTest(instance.url);
    const reasons: string[] = [];
    client.socket.on('disconnect', (reason) => reasons.push(reason));
    await vi.waitFor(() => expect(client.socket.connected).toBe(true), until);
    client.socket.emit('track', { jackpotId: 'x'.repeat(3000), currencyCode: 'CLP' });
    await vi.waitFor(() => expect(reasons).toHaveLength(1), until);
  });
});

it('an address has only so many connections, counted behind a proxy by what the proxy says', async () => {
  const limited = await startInstance(database.url, { connectionsPerAddress: 2, trustedProxies: 1 });
  const from = (address: string) => connectForTest(limited.url, { extraHeaders: { 'X-Forwarded-For': `1.1.1.1, ${address}` } });
  const opened = (client: TestClient) => vi.waitFor(() => expect(client.socket.connected).toBe(true), until);
  const [first, second] = [from('2001:db8:0:7::1'), from('2001:db8:0:7::2')];
  await Promise.all([opened(first), opened(second)]);
  const third = from('2001:db8:0:8::3');
  const fourth = from('2001:db8::7:0:0:0:4');
  const refused = new Promise((resolve) => fourth.socket.on('connect_error', resolve));
  await Promise.all([opened(third), refused]);
  first.close();
  await vi.waitFor(async () => {
    const { socket } = from('2001:db8:0:7::5');
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
  }, until);
  await limited.running.close();
});
