import { connect } from 'node:net';
import type { Running } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { useTestFolder } from '../../../tests/setup/testFolder.ts';
import { runClickout } from './start.ts';
import { ask, publish, testSettings } from './testClickout.ts';
import { oddRequest } from './testOddRequests.ts';

/* Requests byte for byte as nobody should write them. FUZZ_RUNS=20000 searches for longer. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 600);
const siteUrl = 'https://lupacasino.example';
const trackingUrl = 'https://track.andino.example/c/{clickId}?s=lupa';
const knownOrigins = new Set([siteUrl, new URL(trackingUrl).origin]);
const ownHeaders = new Set(
  `location content-type content-length content-security-policy x-content-type-options x-frame-options x-robots-tag cache-control referrer-policy allow
  retry-after x-request-id date connection keep-alive transfer-encoding`.split(/\s+/),
);

const database = useTestDatabase();
const folder = useTestFolder({ isShared: true });
let running: Running;
const logged: string[] = [];

beforeAll(async () => {
  await publish(database.pool, { partnerSlug: 'casino-andino', trackingUrl });
  await publish(database.pool, { partnerSlug: 'casino-inactivo', trackingUrl, isActive: false });
  await publish(database.pool, { partnerSlug: 'casino-sin-resena', trackingUrl, isActive: false, reviewSlug: null });
  running = await runClickout(
    testSettings(database.url, folder.path, { countryHeader: 'cf-ipcountry', trustedProxies: 1 }),
    createLogger('clickout', 'warn', { write: (line) => logged.push(line) }),
  );
});
afterAll(() => running.close());

type RawAnswer = { status: number; headers: [name: string, value: string][]; head: string };

/** Writes bytes to the host and reads the head of the first answer; null when the connection was closed without one. */
function askRaw(text: string): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(running.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(parseHead(received.split('\r\n\r\n')[0] ?? ''));
    };
    socket.setTimeout(8000, () => reject(new Error(`no answer to ${JSON.stringify(text.slice(0, 300))}`)));
    socket.on('data', (chunk: Buffer) => {
      received = `${received}${chunk.toString('latin1')}`.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      if (received.includes('\r\n\r\n')) finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

function parseHead(head: string): RawAnswer | null {
  const [first = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1] ?? 0);
  if (status === 0) return null;
  const headers = lines.map((line): [string, string] => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 2),
  ]);
  return { status, headers, head };
}

test(
  'whatever is written to the click-out: never a 5xx, never a foreign Location, never a header of the request',
  async () => {
    const seen = new Map<string, number>();
    const check = async (text: string) => {
      const answer = await askRaw(text);
      if (answer === null) return;
      const location = answer.headers.find(([name]) => name === 'location')?.[1];
      const outcome = `${answer.status}${location === undefined ? '' : ` ${new URL(location).origin}`}`;
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      expect(answer.status, answer.head).toBeLessThan(500);
      for (const [name] of answer.headers) expect(ownHeaders, answer.head).toContain(name);
      expect(answer.headers.filter(([name]) => name === 'location').length).toBe(answer.status === 302 ? 1 : 0);
      if (location === undefined) return;
      expect(knownOrigins, location).toContain(new URL(location).origin);
      expect(location).toMatch(/^https:\/\/[\x21-\x7e]+$/);
      expect(location.replace(/\?.*/, '')).toMatch(/\/c\/5400-\d{13}-[0-9a-f]{16}$|\/resenas\/[\w-]+\/$/);
    };
    await fc.assert(fc.asyncProperty(oddRequest, check), { numRuns });
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['302 https://track.andino.example', `302 ${siteUrl}`, '404', '400', '405']));
    expect((await ask(running.port, '/jugar/casino-andino/bienvenida')).status).toBe(302);
    expect(logged.filter((line) => !line.includes('"level":"warn"'))).toEqual([]);
    process.stdout.write(
      `click-out under ${numRuns} odd requests: ${[...seen].map(([outcome, count]) => `${outcome} × ${count}`).join(', ')}\n`,
    );
  },
  120_000 + numRuns * 20,
);
