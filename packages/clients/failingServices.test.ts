import type { ServerResponse } from 'node:http';
import { createLogger } from '@lupa/server/logger.ts';
import { calls } from '@lupa/contracts/calls.ts';
import { partnersBySlugExample } from '@lupa/contracts/toplist.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DrivenTimers } from '../../tests/setup/drivenTimers.ts';
import { serveForTest } from '../../tests/setup/serveForTest.ts';
import { createClients, type ClientsOfProcess } from './createClients.ts';
import { Deadline } from './deadline.ts';
import { FeedState } from './feedState.ts';
import { ServiceUnavailableError } from './serviceUnavailableError.ts';
import { TagEpochs } from './tagEpochs.ts';

type Answer = (response: ServerResponse, url: URL) => void;

let base: string;
let answer: Answer;
let asked: string[];
let now: number;
let epochs: TagEpochs;
let clients: ClientsOfProcess;
let timers: DrivenTimers;
let logged: Record<string, unknown>[];

const json =
  (value: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(value));
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();

beforeEach(async () => {
  asked = [];
  logged = [];
  timers = new DrivenTimers();
  const server = await serveForTest((request, response) => {
    const url = new URL(request.url ?? '/', 'http://services.example');
    asked.push(url.pathname + url.search);
    answer(response, url);
  });
  base = server.url;
  now = 1_700_000_000_000;
  epochs = new TagEpochs();
  const feed = new FeedState();
  feed.setLive();
  const urls = { content: `${base}/cms`, arcade: `${base}/arcade`, partners: `${base}/fenix` };
  clients = createClients({ urls, site: 'prueba', clock: { epochs, feed, now: () => now, timers } });
});

function openPage(deadline?: Deadline) {
  const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>);
  const logger = createLogger('test', 'info', { write });
  return clients.forPage({ logger, requestId: 'test-request', ...(deadline && { deadline }) });
}

const events = () => logged.flatMap(({ event }) => event ?? []);

describe('a page that has to go out', () => {
  it('does not wait for a call that hangs; the answer is there for the next one', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => held.push(response);
    const page = openPage(new Deadline(40, timers));
    const asking = Array.from({ length: 5 }, () => page.clients.content.fetchNavigation());
    for (const result of await timers.pass(Promise.allSettled(asking)))
      expect(result).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('did not answer in time') } });
    expect(asked).toHaveLength(1);
    expect(page.collector.isDegraded).toBe(true);
    expect(events()).toContain('service.late');
    held[0]?.end(JSON.stringify(calls.navigationGroup.example));
    expect(await openPage().clients.content.fetchNavigation()).toEqual(calls.navigationGroup.example);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Answer]>([
    ['sends its headers only', (response) => response.writeHead(200).flushHeaders()],
    ['sends its body byte by byte', trickle],
  ])('does not wait for a service that %s', async (_, hangs) => {
    answer = hangs;
    await expect(timers.pass(openPage(new Deadline(40, timers)).clients.content.fetchPage('/a/', 'es_CL'))).rejects.toBeInstanceOf(
      ServiceUnavailableError,
    );
  });

  it('waits for a part of it only as long as the part may take', async () => {
    answer = () => {};
    const page = openPage(new Deadline(60_000, timers));
    await expect(timers.pass(page.within(20).content.fetchNavigation())).rejects.toThrow('did not answer in time');
    expect(timers.now()).toBe(20);
  });
});

function trickle(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
}

describe('things by their keys', () => {
  it('that are being fetched are waited for, not fetched twice', async () => {
    const held: (() => void)[] = [];
    answer = (response, url) => {
      const slugs = url.searchParams.get('slugs')?.split(',') ?? [];
      held.push(() => response.end(JSON.stringify(slugs.map((slug) => ({ ...partnersBySlugExample[0], slug })))));
    };
    const { partners } = openPage().clients;
    const wanted = [['a', 'b'], ['b', 'c'], ['a']].map((slugs) => partners.fetchPartnersBySlug(slugs));
    await expect.poll(() => held.length).toBe(2);
    for (const release of held) release();
    const found = await Promise.all(wanted);
    expect(found.map((list) => list.map(({ slug }) => slug))).toEqual([['a', 'b'], ['b', 'c'], ['a']]);
    expect(asked.map((url) => new URL(url, base).searchParams.get('slugs'))).toEqual(['a,b', 'c']);
  });

  it('are missing together when their one call hangs', async () => {
    answer = () => {};
    const { partners } = openPage(new Deadline(30, timers)).clients;
    const wanted = await timers.pass(
      Promise.allSettled([partners.fetchPartnersBySlug(['a', 'b']), partners.fetchPartnersBySlug(['b', 'a'])]),
    );
    expect(wanted.map((result) => result.status)).toEqual(['rejected', 'rejected']);
    expect(asked).toHaveLength(1);
  });
});

describe('a service that does not answer', () => {
  const fetchPage = (slug: string) => openPage().clients.content.fetchPage(slug, 'es_CL');

  async function failOn(...slugs: string[]) {
    for (const slug of slugs) await expect(fetchPage(slug)).rejects.toBeInstanceOf(ServiceUnavailableError);
  }

  it('is not asked for a moment after three calls in a row; then one call decides', async () => {
    answer = status(503);
    await failOn('/1/', '/2/', '/3/');
    expect(events()).toContain('breaker.opened');
    await failOn('/4/', '/5/');
    expect(asked).toHaveLength(3);

    now += 2000;
    await failOn('/6/', '/7/');
    expect(asked).toHaveLength(4);

    now += 2000;
    answer = json({ pages: [{ slug: '/8/', title: 'de vuelta' }], locale: 'es_CL' });
    expect((await fetchPage('/8/'))?.title).toBe('de vuelta');
    expect(events().filter((event) => event === 'breaker.opened' || event === 'breaker.closed')).toEqual([
      'breaker.opened',
      'breaker.closed',
    ]);
    await fetchPage('/9/');
    expect(asked).toHaveLength(6);
  });

  it('costs the other services nothing', async () => {
    answer = (response, url) => (url.pathname.startsWith('/cms') ? status(503)(response, url) : json([])(response, url));
    await failOn('/1/', '/2/', '/3/');
    expect(await openPage().clients.arcade.fetchProviders()).toEqual([]);
  });

  it('is asked on while it answers anything between its failures, or answers wrongly', async () => {
    answer = (response, url) => (url.pathname.includes('page') ? status(504)(response, url) : status(404)(response, url));
    await failOn('/1/', '/2/');
    await openPage().clients.content.fetchRedirects();
    await failOn('/3/', '/4/');
    answer = status(500);
    await failOn('/5/', '/6/', '/7/', '/8/');
    expect(asked).toHaveLength(9);
    expect(events()).not.toContain('breaker.opened');
    expect(events()).toEqual(expect.arrayContaining(['service.unreachable', 'service.unusable']));
  });
});

it.each<[string, Answer]>([
  ['did not answer within 1400 ms', () => timers.advance(1400)],
  ['answered something larger than 4194304 bytes', (response) => response.end(Buffer.alloc(4194305, ' '))],
  ['answered something that is not JSON', (response) => response.end('<html>')],
  ['answered nothing (200)', (response) => response.end(' ')],
  ['could not be reached (UND_ERR_SOCKET)', (response) => response.destroy()],
  ['answered 500', status(500)],
])('a call %s, and the failure says so', async (failure, act) => {
  answer = act;
  await expect(openPage().clients.content.fetchNavigation()).rejects.toThrow(`navigationGroup: ${failure}`);
});

it('what cannot be read of an answer is logged once for each kind, wherever in a list it stands', async () => {
  const [good] = partnersBySlugExample;
  const nameless = { slug: 'b', name: { es: 'B' } };
  const answers = [
    [good, nameless],
    [good, good, nameless],
    [nameless, { ...good, slug: { es: 'a' } }, good],
  ];
  for (const [index, items] of answers.entries()) {
    answer = json(items);
    await openPage()
      .clients.partners.fetchPartnersBySlug([`a${index}`])
      .catch(() => {});
  }
  const told = logged.filter(({ event }) => event === 'service.itemsDropped');
  expect(told.map(({ dropped }) => (dropped as { path: string }[]).map(({ path }) => path))).toEqual([['1.name'], ['1.slug']]);
});

it.each([301, 302, 307, 308])('a redirect (%i) of a service is not followed', async (code) => {
  answer = (response) => response.writeHead(code, { location: `${base}/latest/meta-data/` }).end();
  await expect(openPage().clients.content.fetchNavigation()).rejects.toThrow(
    `navigationGroup: answered ${code}, a redirect to ${base}/latest/meta-data/: redirects of services are not followed`,
  );
  expect(asked).toEqual(['/cms/navigationGroup']);
  expect(events()).toEqual(['service.unusable']);
});
