import { request } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createServiceApp, etags } from './createServiceApp.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import { maximumListLength, readBoolean, readIds, readInteger, readList, readOneOf, readText } from './parameters.ts';
import { ProblemError } from './problem.ts';
import { readJsonBody } from './requestBody.ts';

function createTestApp(logger = createLogger('test', 'silent'), isReady = true, metrics = createMetrics('test')) {
  const app = createServiceApp({
    service: 'test',
    logger,
    metrics,
    readiness: [{ name: 'database', check: () => (isReady ? Promise.resolve() : Promise.reject(new Error('down'))) }],
  });
  app.use(etags());
  app.get('/read', (context) =>
    context.json({
      limit: readInteger(context, 'limit', { minimum: 1, maximum: 100, fallback: 24 }),
      list: readList(context, 'list') ?? null,
      ids: readIds(context, 'ids') ?? null,
      flag: readBoolean(context, 'flag'),
      text: readText(context, 'text', 10) ?? null,
      sort: readOneOf(context, 'sort', ['name', 'date'], 'name'),
      nested: readText(context, 'params[site]') ?? null,
    }),
  );
  app.get('/broken', () => {
    throw new Error('secret cause at /srv/app.ts:12');
  });
  app.post('/taken', async (context) => context.json(await readJsonBody(context, { maximumBytes: 10 })));
  app.get('/unavailable', () => {
    throw new ProblemError(503, 'Come back later', { cause: new Error('connection refused') });
  });
  return app;
}

async function readProblem(path: string) {
  const answer = await createTestApp().request(path);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const problem: unknown = await answer.json();
  return [answer.status, problem];
}

describe('parameters', () => {
  const read = async (query: string): Promise<unknown> => (await createTestApp().request(`/read${query}`)).json();

  it('are read with their defaults', async () => {
    expect(await read('/?unknown=1')).toEqual({ limit: 24, list: null, ids: null, flag: false, text: null, sort: 'name', nested: null });
    expect(await read('?limit=&text=&sort=&flag=')).toMatchObject({ limit: 24, text: null, sort: 'name', flag: false });
    expect(await read('?limit=100&list=a,%20b,,&ids=3,1&flag=true&text=%20x%20&sort=date&params%5Bsite%5D=lupa')).toEqual({
      limit: 100,
      list: ['a', 'b'],
      ids: [3, 1],
      flag: true,
      text: 'x',
      sort: 'date',
      nested: 'lupa',
    });
    expect(await read('?params[site]=lupa')).toMatchObject({ nested: 'lupa' });
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e1', 'limit'],
    ['limit=%2B5', 'limit'],
    [`list=${'a,'.repeat(maximumListLength + 1)}`, 'list'],
    ['list=a%00b', 'list'],
    ['ids=1,two', 'ids'],
    ['ids=99999999999', 'ids'],
    ['flag=yes', 'flag'],
    ['text=12345678901', 'text'],
    ['text=a%0Ab', 'text'],
    ['sort=price', 'sort'],
    ['limit=5&limit=5', 'limit'],
    ['list=a&list=b', 'list'],
    ['text=a&unknown=1&unknown=1&text=', 'text'],
  ])('malformed are a 400 that names them: %s', async (query, parameter) => {
    expect(await readProblem(`/read?${query}`)).toMatchObject([
      400,
      { status: 400, parameter, title: expect.stringMatching(`^${parameter} must be `) },
    ]);
  });
});

describe('problems', () => {
  it('tell nothing of the inside', async () => {
    expect(await readProblem('/broken')).toEqual([
      500,
      { type: 'about:blank', title: 'Something went wrong here', status: 500, requestId: expect.any(String) },
    ]);
    expect(await readProblem('/unavailable')).toMatchObject([503, { title: 'Come back later' }]);
    expect(await readProblem('/nothing')).toMatchObject([404, { status: 404 }]);
  });

  it('say what is wrong with a body, which may be as long as is said and no longer', async () => {
    const take = async (body: string | null, headers: Record<string, string> = { 'content-type': 'application/json' }) => {
      const answer = await createTestApp().request('/taken', { method: 'POST', body, headers });
      return [answer.status, answer.headers.get('content-type'), ((await answer.json()) as { title?: string }).title];
    };
    const problem = 'application/problem+json';
    expect((await take('"12345678"'))[0]).toBe(200);
    expect(await take('"123456789"')).toEqual([413, problem, 'The body may have at most 10 bytes']);
    expect(await take('"ñandúes"')).toEqual([413, problem, 'The body may have at most 10 bytes']);
    expect(await take('{')).toEqual([400, problem, 'The body must be JSON']);
    expect(await take(null)).toEqual([400, problem, 'The body is empty']);
    expect(await take('{}', { 'content-type': 'text/plain' })).toEqual([415, problem, 'The body must be application/json, not compressed']);
  });

  it('have their cause in the log, with the request id that came in', async () => {
    const lines: string[] = [];
    const stream = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) });
    const app = createTestApp(pino({ level: 'error' }, stream));
    const answer = await app.request('/broken', { headers: { 'x-request-id': 'from-the-site-1' } });
    expect(answer.headers.get('x-request-id')).toBe('from-the-site-1');
    expect(lines.join('')).toContain('secret cause');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ requestId: 'from-the-site-1' });
  });

  it('come with an id of our own when the given one is no id', async () => {
    const answer = await createTestApp().request('/broken', { headers: { 'x-request-id': '<script>' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });
});

describe('operation', () => {
  it('is alive without its dependencies, but not ready', async () => {
    const app = createTestApp(undefined, false);
    const said = async (from: typeof app, path: string) => {
      const answer = await from.request(path);
      return [answer.status, await answer.text()];
    };
    expect(await said(app, '/healthz')).toEqual([200, 'alive']);
    expect(await said(app, '/readyz')).toEqual([503, 'not ready']);
    expect(await said(createTestApp(), '/readyz')).toEqual([200, 'ready']);
    expect(await said(createTestApp(), '/readyz/')).toEqual([200, 'ready']);
  });

  it('may say in a word of its own that it works, but not as usual', async () => {
    let word: string | null = 'spooling';
    const readiness = [{ name: 'clicks', check: async () => undefined, status: () => word }];
    const app = createServiceApp({ service: 'test', logger: createLogger('test', 'silent'), readiness });
    const ask = async () => {
      const ready = await app.request('/readyz');
      return [ready.status, await ready.text()];
    };
    expect(await ask()).toEqual([200, expect.stringContaining('spooling')]);
    word = null;
    expect(await ask()).toEqual([200, expect.stringContaining('ready')]);
  });

  it('counts requests by route and status, not by path', async () => {
    const measured = createMetrics('test');
    const app = createTestApp(undefined, true, measured);
    for (const path of ['/read', '/read/', '/read?limit=x', '/nothing/1', '/nothing/2']) await app.request(path);
    const metrics = await measured.registry.metrics();
    expect(metrics).toContain('http_request_duration_seconds_count{service="test",method="GET",route="/read",status="200"} 2');
    expect(metrics).toContain('http_request_duration_seconds_count{service="test",method="GET",route="/read",status="400"} 1');
    expect(metrics).not.toContain('/nothing/1');
  });

  it('keeps its metrics to itself, and reads no address in two ways', async () => {
    const app = createTestApp();
    const running = await listen({
      fetch: app.fetch,
      port: 0,
      hostname: '127.0.0.1',
      name: 'test',
      logger: createLogger('test', 'silent'),
    });
    const statusOf = (path: string) =>
      new Promise((resolve, reject) => {
        const asked = request({ port: running.port, host: '127.0.0.1', path, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', reject).end();
      });
    expect(await statusOf('/metrics')).toBe(404);
    for (const target of ['/metrics\\', '/x\\..\\healthz', '/%2e\\healthz', '/read%2f', '/x/../healthz', '/read/%2e']) {
      expect([target, await statusOf(target)]).toEqual([target, 400]);
    }
    expect(await statusOf('/read?text=%2F..%5C')).toBe(200);
    await running.close();
  });

  it('says with every answer that it is data, unless the answer says what it is', async () => {
    const app = createTestApp();
    app.get('/framed', (context) => context.html('<p>', 200, { 'Content-Security-Policy': 'frame-ancestors https://site.example' }));
    for (const path of ['/read', '/broken', '/nothing', '/readyz', '/read?limit=x'])
      expect(Object.fromEntries((await app.request(path)).headers), path).toMatchObject({
        'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
      });
    const { headers } = await app.request('/framed');
    expect([headers.get('content-security-policy'), headers.get('x-frame-options'), headers.get('x-content-type-options')]).toEqual([
      'frame-ancestors https://site.example',
      null,
      'nosniff',
    ]);
  });

  it('answers 304 to a known ETag, and HEAD without a body', async () => {
    const app = createTestApp();
    const etag = (await app.request('/read')).headers.get('etag') ?? '';
    expect((await app.request('/read', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    const head = await app.request('/read', { method: 'HEAD' });
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  });
});
