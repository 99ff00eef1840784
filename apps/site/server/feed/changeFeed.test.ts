import { formatCurrent } from '@lupa/contracts/changes.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChangeFeedClient, type ChangeFeedOptions, RecentChanges } from './changeFeed.ts';
import { pace } from '../../../../tests/setup/pollUntil.ts';
import { createCapturedLogger } from '../../dev/testBed/capturedLogger.ts';
import { ForeignServices } from '../../dev/testBed/foreignServices.ts';

let services: ForeignServices;
let feed: ChangeFeedClient | undefined;
let clock: ChangeFeedOptions['clock'];

beforeEach(async () => {
  services = new ForeignServices();
  await services.start();
  clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
});

afterEach(async () => {
  await feed?.close();
  await services.stop();
});

function start(options: Partial<ChangeFeedOptions> = {}) {
  const { logger, entries } = createCapturedLogger();
  feed = new ChangeFeedClient({
    contentUrl: `${services.url}/cms`,
    clock,
    changes: new RecentChanges(),
    logger,
    retryAfter: 20,
    absentAfter: 40,
    settle: 10,
    ...options,
  });
  return entries;
}

const readers = (count: number) => vi.waitFor(() => expect(services.readerCount).toBe(count), 60_000);

describe('ChangeFeedClient', () => {
  it('ends what a change names, and once more when the services have settled', async () => {
    start();
    await readers(1);
    await vi.waitFor(() => expect(clock.feed.isLive).toBe(true), 60_000);
    const born = clock.epochs.now;
    services.publish('page:/a/', 'routes');
    await vi.waitFor(() => expect(clock.epochs.areFresh(['page:/a/'], born)).toBe(false), 60_000);
    expect(clock.epochs.areFresh(['page:/b/'], born)).toBe(true);
    const madeAtOnce = born + 1;
    await vi.waitFor(() => expect(clock.epochs.areFresh(['routes'], madeAtOnce)).toBe(false), 60_000);
    const settled = clock.epochs.now;
    services.publish('page:/later/');
    await vi.waitFor(() => expect(clock.epochs.areFresh(['page:/later/'], settled + 1)).toBe(false), 60_000);
    expect(clock.epochs.areFresh(['page:/a/', 'routes'], settled)).toBe(true);
  });

  it('knows that it knows everything only for a while, and only while a feed says so', async () => {
    start();
    await readers(1);
    await vi.waitFor(() => expect(clock.feed.isLive).toBe(true), 60_000);
    expect(clock.feed.isCurrent(Date.now())).toBe(false);
    const time = Date.now();
    services.sendRaw(`: still here\n\n: ${formatCurrent(time)}\n\n`);
    await vi.waitFor(() => expect(clock.feed.isCurrent(time)).toBe(true), 60_000);
    expect(clock.feed.isCurrent(time + 19_000)).toBe(true);
    expect(clock.feed.isCurrent(time + 20_000)).toBe(false);
    // A clock that is ahead says no more than ours.
    services.sendRaw(`: ${formatCurrent(time + 3600_000)}\n\n`);
    services.publish('page:/a/');
    await vi.waitFor(() => expect(clock.epochs.areFresh(['page:/a/'], 1)).toBe(false), 60_000);
    expect(clock.feed.isCurrent(Date.now() + 20_000)).toBe(false);
    services.dropReaders();
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBe(2), 60_000);
    clock.feed.setDown(time);
    expect(clock.feed.isCurrent(time)).toBe(false);
  });

  it('asks for what it missed, by the last id', async () => {
    start();
    await readers(1);
    services.publish('page:/a/');
    await vi.waitFor(() => expect(clock.epochs.areFresh(['page:/a/'], 1)).toBe(false), 60_000);
    services.dropReaders();
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBe(2), 60_000);
    expect(services.requests.at(-1)?.headers['last-event-id']).toBe('1');
    expect(services.requests.at(0)?.headers['last-event-id']).toBeUndefined();
  });

  it('reads messages in every form that the standard allows, and ids without data', async () => {
    services.hasFeed = false;
    const text =
      ':hello\r\nid: 7\r\n\r\nid: 8\ndata: {"tags":\ndata: ["page:/a/"]}\n\nevent: x\ndata\n\nretry: 10\n\nid: 9\rdata:{"tags":["page:/b/"]}\r\r\nid: 10\n';
    services.answers.set('/cms/changes', { text, headers: { 'content-type': 'text/event-stream' } });
    const entries = start();
    // The last message did not come whole.
    await vi.waitFor(() => expect(services.requests.at(1)?.headers['last-event-id']).toBe('9'), 60_000);
    const changes = entries.filter(({ message }) => message === 'change').map(({ details }) => [details.id, details.tags]);
    expect(changes.slice(0, 2)).toEqual([
      ['8', ['page:/a/']],
      ['9', ['page:/b/']],
    ]);
    expect(entries.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('gives up a feed whose message has no end', async () => {
    services.hasFeed = false;
    services.answers.set('/cms/changes', {
      text: `data: ${'x'.repeat(2 * 1024 * 1024)}`,
      headers: { 'content-type': 'text/event-stream' },
    });
    const entries = start();
    await vi.waitFor(() => expect(entries.some(({ details }) => details.event === 'changeFeed.lost')).toBe(true), 60_000);
    expect(JSON.stringify(entries.find(({ details }) => details.event === 'changeFeed.lost')?.details)).not.toContain('xxxx');
  });

  it('takes a silent feed for dead', async () => {
    start({ silence: 40 });
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBeGreaterThan(2), 60_000);
  });

  it('asks a service without one now and then only', async () => {
    services.hasFeed = false;
    start({ retryAfter: 1, absentAfter: 60_000 });
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBe(5), 60_000);
    await pace(100);
    expect(services.count('/cms/changes')).toBe(5);
  });

  it.each([
    ['does not exist', () => void (services.hasFeed = false)],
    ['answers with something else', () => void ((services.hasFeed = false), services.answers.set('/cms/changes', { json: {} }))],
    [
      'leads elsewhere',
      () => void ((services.hasFeed = false), services.answers.set('/cms/changes', { status: 302, headers: { location: '/secret' } })),
    ],
  ])('keeps trying a feed that %s, without filling the log', async (_, breakFeed) => {
    breakFeed();
    const entries = start();
    await vi.waitFor(() => expect(services.count('/cms/changes')).toBeGreaterThan(3), 60_000);
    expect(clock.feed.isLive).toBe(false);
    expect(entries.filter(({ level }) => level === 'warn').map(({ details }) => details.event)).toEqual(['changeFeed.lost']);
    expect(services.count('/secret')).toBe(0);
    services.answers.clear();
    services.hasFeed = true;
    await vi.waitFor(() => expect(clock.feed.isLive).toBe(true), 60_000);
  });
});
