import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consentPath, consentRecordExample } from '@lupa/contracts/consent.ts';
import { consentEntrySchema, type ConsentEntry } from '@lupa/contracts/consentEntry.ts';
import { microcopyDefaults } from '@lupa/contracts/microcopy.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { siteOfEachTest } from '../../dev/testBed/siteOfEachTest.ts';
import { createAddressBudget } from '../../server/addressBudget.ts';
import { createConsentLog } from './consentLog.ts';
import { formatConsentText } from './answerConsent.ts';

const ownOrigin = 'https://lupacasino.example';
const { site } = siteOfEachTest(() => ({ env: { TRUST_PROXY: '1' } }));

const { id, version, choice } = consentRecordExample;
const record = (body: string, headers: Record<string, string> = { origin: ownOrigin }, path: string = consentPath) =>
  fetch(site.url + path, { method: 'POST', body, headers });
const chosen = () => site.logs.map(({ details }) => details['consent']).filter((consent) => consent !== undefined);

describe('a choice', () => {
  test('of a site whose content service has no consent log is in the log, with the text that was read and nothing about the visitor', async () => {
    const { hash, wording } = formatConsentText(microcopyDefaults);
    const answer = await record(JSON.stringify({ ...consentRecordExample, text: hash, locale: 'es_CL', name: 'Ana' }));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(chosen()).toEqual([{ id, version, choice, text: hash, locale: 'es_CL', wording, at: expect.any(String) }]);
    expect(JSON.stringify(chosen())).not.toMatch(/127\.0\.0\.1|user-agent|Ana/);
  });

  test('of a page with an older text names that text without its words', async () => {
    await record(JSON.stringify({ ...consentRecordExample, text: '0123456789abcdef', locale: 'es_CL' }));
    expect(chosen()).toMatchObject([{ text: '0123456789abcdef', wording: null }]);
  });

  test.each([
    ['another site', { origin: 'https://other.example' }],
    ['a browser that names another site', { origin: ownOrigin, 'sec-fetch-site': 'cross-site' }],
    ['nobody', {}],
  ])('from %s is refused', async (_, headers) => {
    expect((await record(JSON.stringify(consentRecordExample), headers)).status).toBe(403);
    expect(chosen()).toEqual([]);
  });

  test('from a browser that vouches for the page is taken, whatever name the site was opened by', async () => {
    const headers = { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' };
    expect((await record(JSON.stringify(consentRecordExample), headers)).status).toBe(204);
  });

  test.each([
    ['', 400],
    ['{', 400],
    ['null', 400],
    [JSON.stringify({ ...consentRecordExample, choice: 'maybe' }), 400],
    [JSON.stringify({ ...consentRecordExample, version: 99 }), 400],
    [JSON.stringify({ ...consentRecordExample, id: 'ana@example.com' }), 400],
    [JSON.stringify({ ...consentRecordExample, text: 'Ana' }), 400],
    [JSON.stringify({ ...consentRecordExample, id: 'a'.repeat(1000) }), 413],
  ])('that reads %s is refused with %i', async (body, status) => {
    expect((await record(body)).status).toBe(status);
    expect(chosen()).toEqual([]);
  });

  test('can only be sent', async () => {
    const answer = await site.get(consentPath);
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  test('is counted by network: one that floods is refused by every spelling of the path, and the others are not', async () => {
    const from = (address: string) => ({ origin: ownOrigin, 'x-forwarded-for': address });
    const body = JSON.stringify(consentRecordExample);
    const statuses = async (count: number, address: string, path?: string) =>
      new Set(await Promise.all(Array.from({ length: count }, async () => (await record(body, from(address), path)).status)));
    expect(await statuses(120, '2001:db8:1:2::1')).toEqual(new Set([204]));
    expect(await statuses(1, '2001:db8:1:2::2')).toEqual(new Set([429]));
    expect(await statuses(1, '2001:db8:1:2::1', `${consentPath}/`)).toEqual(new Set([429]));
    expect(await statuses(1, '2001:db8:1:3::1')).toEqual(new Set([204]));
    expect(await statuses(1, '198.51.100.7')).toEqual(new Set([204]));
  });
});

test('an address budget begins anew with each window, and counts no more networks than it has room for', () => {
  let now = 0;
  const isWithin = createAddressBudget({ most: 2, window: 1000, now: () => now, mostNetworks: 2 });
  expect([1, 2, 3].map(() => isWithin('192.0.2.1'))).toEqual([true, true, false]);
  expect(['192.0.2.2', '192.0.2.3', '192.0.2.3', '192.0.2.3'].map(isWithin)).toEqual([true, true, true, true]);
  now = 1000;
  expect(isWithin('192.0.2.1')).toBe(true);
});

describe('while the content service is away', () => {
  const entry = (last: string): ConsentEntry =>
    consentEntrySchema.parse({ ...consentRecordExample, id: `7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e9${last}`, at: '2026-11-02T12:00:00.000Z' });
  let content: Server;
  let status = 503;
  let taken: unknown[] = [];
  let directory: string;
  beforeEach(async () => {
    [status, taken] = [503, []];
    directory = await mkdtemp(join(tmpdir(), 'lupa-consents-'));
    content = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        if (status === 204) taken.push(JSON.parse(body));
        response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
      });
    });
    await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
    return async () => {
      content.close();
      await rm(directory, { recursive: true });
    };
  });

  const open = () => {
    const { logger, entries } = createCapturedLogger();
    const address = content.address();
    const contentUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api/cms`;
    const log = createConsentLog({ contentUrl, directory: join(directory, 'consents'), logger, retryInterval: 3_600_000 });
    return { log, entries };
  };

  test.each([503, 307])('a choice lies on disk, and is handed over later, also by another process (it answers %i)', async (failing) => {
    status = failing;
    const before = open();
    await before.log.record(entry('a'));
    await before.log.record(entry('b'));
    await before.log.close();
    const { log } = open();
    expect(await log.retry()).toBe(2);
    status = 204;
    expect(await log.retry()).toBe(0);
    expect(taken).toEqual(expect.arrayContaining([entry('a'), entry('b')]));
    expect(await readdir(join(directory, 'consents'))).toEqual([]);
    await log.close();
  });

  test('and the disk, too, the choice is in the log', async () => {
    const { logger, entries } = createCapturedLogger();
    const log = createConsentLog({ contentUrl: 'http://127.0.0.1:1', directory: '/dev/null/none', logger, retryInterval: 3_600_000 });
    await log.record(entry('c'));
    expect(entries.map(({ details }) => details)).toContainEqual(expect.objectContaining({ event: 'consent.logged', consent: entry('c') }));
    await log.close();
  });
});
