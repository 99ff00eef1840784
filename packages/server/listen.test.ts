import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { freePort } from './freePort.ts';
import { listen, ListenError } from './listen.ts';
import { createLogger } from './logger.ts';

type Handle = { fd: number; close: () => void };

const base = { hostname: '127.0.0.1', name: 'test', logger: createLogger('test', 'silent'), fetch: () => new Response('here') };

describe('listen', () => {
  it('opens a free port, and closes it with what was running', async () => {
    const steps: string[] = [];
    const running = await listen({
      ...base,
      port: 0,
      onClosing: () => void steps.push('closing'),
      onClose: async () => void steps.push('closed'),
    });
    expect(await (await fetch(`http://127.0.0.1:${running.port}`)).text()).toBe('here');
    await running.close();
    expect(steps).toEqual(['closing', 'closed']);
    await expect(fetch(`http://127.0.0.1:${running.port}`)).rejects.toThrow('fetch failed');
  });

  it('closes what was running where the port is taken', async () => {
    const holder = await listen({ ...base, port: 0 });
    const steps: string[] = [];
    const other = listen({
      ...base,
      port: holder.port,
      onClosing: () => void steps.push('closing'),
      onClose: async () => void steps.push('closed'),
    });
    await expect(other).rejects.toThrow('is taken by another process');
    expect(steps).toEqual(['closing', 'closed']);
    await holder.close();
  });

  it('lets a running request end before it closes', async () => {
    let answer: ((response: Response) => void) | undefined;
    const reached = Promise.withResolvers<void>();
    const running = await listen({
      ...base,
      port: 0,
      fetch: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
          reached.resolve();
        }),
    });
    const request = fetch(`http://127.0.0.1:${running.port}`);
    await reached.promise;
    const closed = running.close();
    answer?.(new Response('late'));
    expect(await (await request).text()).toBe('late');
    await closed;
  });

  it('says in one line that a port is taken or not allowed', async () => {
    const running = await listen({ ...base, port: 0 });
    await expect(listen({ ...base, port: running.port })).rejects.toThrow(
      new ListenError(`test: port ${running.port} is taken by another process.`),
    );
    await expect(listen({ ...base, port: 0, hostname: '192.0.2.1' })).rejects.toThrow('test: port 0 cannot be opened (EADDRNOTAVAIL).');
    await running.close();
  });
});

it(
  'takes the socket that systemd keeps for its port: a request between two processes waits for the next one',
  { tags: ['thorough'] },
  async () => {
    const port = await freePort();
    // Bound, and accepted from by nobody here, as systemd holds it. Node has no public means for that.
    const kept = (net as unknown as { _createServerHandle: (address: string, port: number, family: 4) => Handle })._createServerHandle(
      '127.0.0.1',
      port,
      4,
    );
    const path = fileURLToPath(new URL('./listen.ts', import.meta.url));
    const code = `import { listen, runUntilSignal } from ${JSON.stringify(path)};
    import { createLogger } from ${JSON.stringify(path.replace('listen.ts', 'logger.ts'))};
    const own = { hostname: '127.0.0.1', name: 'test', logger: createLogger('test', 'silent') };
    await runUntilSignal(async () => {
      const metrics = await listen({ ...own, port: 0, fetch: () => new Response('metrics') });
      const running = await listen({ ...own, port: ${port}, fetch: () => new Response(String(process.pid)) });
      console.log('up');
      return { close: () => Promise.all([running.close(), metrics.close()]) };
    });`;
    const start = () =>
      spawn('sh', ['-c', 'export LISTEN_PID=$$; exec "$0" "$@"', process.execPath, '--input-type=module', '--eval', code], {
        env: { ...process.env, LISTEN_FDS: '1', LISTEN_FDNAMES: String(port) },
        stdio: ['ignore', 'pipe', 'inherit', kept.fd],
      });
    const ask = async () => Number(await (await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })).text());
    const first = start();
    await once(first.stdout as Readable, 'data');
    expect(await ask()).toBe(first.pid);
    first.kill('SIGTERM');
    await once(first, 'exit');
    const waiting = ask();
    const second = start();
    expect(await waiting).toBe(second.pid);
    second.kill('SIGTERM');
    await once(second, 'exit');
    kept.close();
  },
);

describe('runUntilSignal', () => {
  const run = (start: string, channel: 'ipc'[] = []) => {
    const path = fileURLToPath(new URL('./listen.ts', import.meta.url));
    const code = `import { runUntilSignal } from ${JSON.stringify(path)}; await runUntilSignal(${start});`;
    return spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe', ...channel] });
  };
  const collect = async (child: Pick<ReturnType<typeof run>, 'stderr' | 'once'>) => {
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    // Not `close`: it does not come after a disconnect.
    const said = new Promise((resolve) => child.stderr?.once('end', resolve));
    const code = await new Promise((resolve) => child.once('exit', resolve));
    await said;
    return { code, errors };
  };

  it('ends with one line and code 1 when the start fails', async () => {
    expect(await collect(run(`async () => { throw new Error('port 1 is taken') }`))).toEqual({ code: 1, errors: 'port 1 is taken\n' });
  });

  it('closes what was started when its parent is gone', async () => {
    const child = run(
      `async () => { const timer = setInterval(() => {}, 1000); setImmediate(() => console.log('up'));
      return { close: async () => { console.error('closing'); clearInterval(timer); } } }`,
      ['ipc'],
    );
    child.stdout?.once('data', () => child.disconnect());
    expect(await collect(child)).toEqual({ code: 0, errors: 'closing\n' });
  });

  it.each([
    ['process.uncaughtException', `setTimeout(() => { throw new Error('too bad'); })`],
    ['process.unhandledRejection', `setTimeout(() => { void Promise.reject(new Error('too bad')); })`],
  ])('logs %s with its cause before it ends the process', async (event, fails) => {
    const child = run(`async () => { ${fails}; setInterval(() => {}, 1000); return { close: async () => {} } }`);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const said = new Promise((resolve) => child.stdout?.once('end', resolve));
    expect((await collect(child)).code).toBe(1);
    await said;
    expect(JSON.parse(output)).toMatchObject({ level: 'fatal', event, err: { message: 'too bad' } });
  });

  it('takes a signal that comes while the start is under way, and closes once for two signals', async () => {
    const child = run(`async () => { const timer = setInterval(() => {}, 1000); const heard = new Set();
      const both = new Promise((resolve) => ['SIGINT', 'SIGTERM'].forEach((name) => process.on(name, () => heard.add(name).size === 2 && resolve())));
      console.log('starting'); await both; clearInterval(timer); console.error('started');
      return { close: async () => { console.error('closing') } } }`);
    child.stdout?.once('data', () => {
      child.kill('SIGINT');
      child.kill('SIGTERM');
    });
    expect(await collect(child)).toEqual({ code: 0, errors: 'started\nclosing\n' });
  });

  it('with a time to drain it is no longer ready, answers what still comes, and ends when that is over', async () => {
    const from = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
    const code = `
      import { createServiceApp } from ${from('./createServiceApp.ts')};
      import { listen, runUntilSignal } from ${from('./listen.ts')};
      import { createLogger } from ${from('./logger.ts')};
      const logger = createLogger('test', 'silent');
      const app = createServiceApp({ service: 'test', logger, readiness: [] });
      app.get('/', (context) => context.text('here'));
      await runUntilSignal(async () => {
        const running = await listen({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', name: 'test', logger });
        console.log(running.port);
        return running;
      }, { logger, drainSeconds: 600 });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = collect(child);
    const port = await new Promise<string>((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())));
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return `${response.status} ${await response.text()}`;
    };
    expect(await ask('/readyz')).toBe('200 ready');
    child.kill('SIGTERM');
    await expect.poll(() => ask('/readyz')).toBe('503 not ready');
    expect([await ask('/'), await ask('/healthz')]).toEqual(['200 here', '200 alive']);
    child.kill('SIGTERM');
    expect(await ended).toEqual({ code: 0, errors: '' });
  });
});
