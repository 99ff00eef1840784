import { Writable } from 'node:stream';
import { jackpotAnswerSchema, type JackpotAnswer, type JackpotProblem, type JackpotUpdate, type Prize } from '@lupa/contracts/jackpot.ts';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createMetrics } from '@lupa/server/metrics.ts';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import { runJackpots, type JackpotsSettings } from './start.ts';

export const testToken = 'a token for tests, at least 32 characters long';
export const siteOrigin = 'https://www.lupa.example';

export type TestInstance = {
  url: string;
  running: Running;
  metrics: () => Promise<string>;
  log: () => string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  put: (id: string, update: JackpotUpdate) => Promise<JackpotAnswer>;
};

export async function startInstance(databaseUrl: string, settings: Partial<JackpotsSettings> = {}): Promise<TestInstance> {
  let log = '';
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const metrics = createMetrics('jackpots');
  const running = await runJackpots(
    { port: 0, hostname: '127.0.0.1', databaseUrl, token: testToken, origins: [siteOrigin], ...settings },
    createLogger('jackpots', 'info', destination),
    metrics,
  );
  const url = `http://127.0.0.1:${running.port}`;
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, init);
  return {
    url,
    running,
    metrics: () => metrics.registry.metrics(),
    log: () => log,
    get,
    put: async (id, update) => {
      const answer = await get(`/jackpots/${encodeURIComponent(id)}`, putting(update));
      if (!answer.ok) throw new Error(`PUT answered ${answer.status}: ${await answer.text()}`);
      return jackpotAnswerSchema.parse(await answer.json());
    },
  };
}

export function putting(update: unknown, token = testToken): RequestInit {
  return { method: 'PUT', headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }, body: JSON.stringify(update) };
}

export async function startForTest(...parameters: Parameters<typeof startInstance>): Promise<TestInstance> {
  const instance = await startInstance(...parameters);
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= instance.running.close());
  onTestFinished(close);
  return { ...instance, running: { ...instance.running, close } };
}

export type TestClient = {
  socket: Socket;
  prizes: (Prize & { receivedAt: number })[];
  problems: JackpotProblem[];
  close: () => void;
};

export function connect(url: string, options: Partial<ManagerOptions & SocketOptions> = {}): TestClient {
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, ...options });
  const prizes: TestClient['prizes'] = [];
  const problems: JackpotProblem[] = [];
  socket.on('prize', (prize: Prize) => prizes.push({ ...prize, receivedAt: performance.now() }));
  socket.on('problem', (problem: JackpotProblem) => problems.push(problem));
  return { socket, prizes, problems, close: () => socket.disconnect() };
}

export function connectForTest(...parameters: Parameters<typeof connect>): TestClient {
  const client = connect(...parameters);
  onTestFinished(client.close);
  return client;
}
