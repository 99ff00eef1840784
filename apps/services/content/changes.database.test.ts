import { connect } from 'node:net';
import { readCurrent } from '@lupa/contracts/changes.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../tests/setup/testDatabase.ts';
import { publishPage } from '../delivery/publishForTest.ts';
import { openEvents, startContentForTest, type EventReader } from './eventsForTest.ts';

const database = useTestDatabase();
let content: Awaited<ReturnType<typeof startContentForTest>>;
const opened: EventReader[] = [];

beforeAll(async () => {
  content = await startContentForTest(database.url, { maximumBacklog: 20, maximumBacklogTags: 100 });
});
afterEach(() => opened.splice(0).forEach((reader) => reader.close()));
afterAll(async () => {
  await content.close();
});

async function open(lastEventId?: string): Promise<EventReader> {
  const reader = await openEvents(content.base, lastEventId);
  opened.push(reader);
  return reader;
}
const record = async (...tags: string[]): Promise<string> => {
  const { rows } = await content.pool.query<{ id: string }>('select delivery.record_change($1) as id', [tags]);
  return rows[0]?.id ?? '';
};

describe('live', () => {
  it('tells each change with its number, after the new state can be read', async () => {
    const reader = await open();
    const tags = ['page:/en-vivo/', 'routes'];
    for (const title of ['Versión 1', 'Versión 2']) {
      await publishPage(content.pool, '/en-vivo/', { title }, 'es_CL', tags);
      expect((await reader.next())?.tags).toEqual(tags);
      const answer: unknown = await (await fetch(`${content.base}/page/%2Fen-vivo%2F`)).json();
      expect(answer).toMatchObject({ pages: [{ title }] });
    }
  });

  it('says of which moment its readers know every change, as long as it reads the table', async () => {
    const own = await startContentForTest(database.url, { heartbeatInterval: 20, pollInterval: 20 });
    const before = Date.now();
    const answer = await fetch(`${own.base}/changes`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const known = async () => {
      for (let text = ''; ;) {
        text += (await reader?.read())?.value ?? '';
        const found = /^: (.*)$/m.exec(text);
        if (found) return readCurrent(found[1] ?? '') ?? 0;
      }
    };
    await expect.poll(known).toBeGreaterThan(before);
    await reader?.cancel();
    await own.close();
  });

  it('says nothing of what was rolled back, and keeps the order of two writers at once', async () => {
    const reader = await open();
    const [first, second] = [await content.pool.connect(), await content.pool.connect()];
    await first.query('begin');
    await second.query('begin');
    await first.query(`select delivery.record_change('{rolled-back}')`);
    await first.query('rollback');
    await first.query('begin');
    // The first to record is the first to commit; the second waits for it, although it began earlier.
    await first.query(`select delivery.record_change('{first}')`);
    const waiting = second.query(`select delivery.record_change('{second}')`);
    await first.query('commit');
    await waiting;
    const third = record('third');
    await second.query('commit');
    await third;
    first.release();
    second.release();
    const events = await reader.take(3);
    expect(events.map(({ tags }) => tags[0])).toEqual(['first', 'second', 'third']);
    const ids = events.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  });

  it('answers HEAD without opening a stream', async () => {
    const head = await fetch(`${content.base}/changes/`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    expect(content.streams.readCount()).toBe(0);
  });
});

describe('resume', () => {
  it('tells an idle reader where it is, so that it can come back', async () => {
    await record('before');
    const reader = await open();
    const live = await record('seen');
    await reader.next();
    reader.close();
    const ids = [await record('one'), await record('two')];
    const again = await open(live);
    expect(await again.take(2)).toEqual([
      { id: ids[0], tags: ['one'] },
      { id: ids[1], tags: ['two'] },
    ]);
    await record('three');
    expect((await again.next())?.tags).toEqual(['three']);
  });

  it('loses nothing and repeats nothing while writers go on', async () => {
    const patient = await startContentForTest(database.url);
    let position = await record('start');
    const writers = Promise.all(
      Array.from({ length: 4 }, async (_, writer) => {
        for (let count = 0; count < 30; count += 1) await record(`writer-${writer}-${count}`);
      }),
    );
    const seen: string[] = [];
    while (seen.length < 120) {
      const reader = await openEvents(patient.base, position);
      const events = await reader.take(Math.min(1 + (seen.length % 15), 120 - seen.length));
      reader.close();
      seen.push(...events.flatMap(({ tags }) => tags));
      position = reader.lastId();
    }
    await writers;
    for (let writer = 0; writer < 4; writer += 1) {
      const own = seen.filter((tag) => tag.startsWith(`writer-${writer}-`));
      expect(own).toEqual(Array.from({ length: 30 }, (_, count) => `writer-${writer}-${count}`));
    }
    await patient.close();
  });

  it('tells a reader that missed too much to drop everything', async () => {
    const start = await record('start');
    let last = start;
    for (let count = 0; count < 21; count += 1) last = await record(`missed-${count}`);
    await content.feed.catchUp();
    const reader = await open(start);
    expect(await reader.next()).toEqual({ id: last, tags: ['*'] });
    await record('after');
    expect((await reader.next())?.tags).toEqual(['after']);
    const many = await record(...Array.from({ length: 101 }, (_, index) => `tag-${index}`));
    await content.feed.catchUp();
    expect(await (await open(String(Number(many) - 1))).next()).toEqual({ id: many, tags: ['*'] });
  });

  it('tells the same to a reader whose id is too old, not ours, or from the future', async () => {
    const old = await record('old');
    for (let count = 0; count < 3; count += 1) await record(`kept-${count}`);
    await content.pool.query(`update delivery.changes set at = now() - interval '3 days' where id <= $1 + 1`, [old]);
    await content.feed.prune();
    const newest = await record('newest');
    await content.feed.catchUp();
    for (const id of [old, 'abc', '-4', String(Number(newest) + 1000)]) {
      expect(await (await open(id)).next(), id).toEqual({ id: newest, tags: ['*'] });
    }
    expect((await open(String(Number(old) + 1)).then((reader) => reader.next()))?.tags).toEqual(['kept-1']);
  });

  it('keeps the newest row when everything is old', async () => {
    const newest = await record('newest');
    await content.pool.query(`update delivery.changes set at = now() - interval '3 days'`);
    await content.feed.prune();
    const { rows } = await content.pool.query('select id from delivery.changes');
    expect(rows).toEqual([{ id: newest }]);
  });
});

describe('readers', () => {
  it('that do not read are cut off, without holding up the others', async () => {
    const small = await startContentForTest(database.url, { maximumBytes: 10_000 });
    const stuck = connect(small.port, '127.0.0.1');
    stuck.write('GET /api/cms/changes HTTP/1.1\r\nHost: localhost\r\n\r\n');
    stuck.pause();
    stuck.on('error', () => undefined);
    await vi.waitFor(() => expect(small.streams.readCount()).toBe(1), 10_000);
    const reader = await openEvents(small.base);
    const tags = Array.from({ length: 4000 }, (_, index) => `page:/a-rather-long-path-of-a-page/${index}/`);
    for (let count = 0; count < 100 && small.streams.readCount() === 2; count += 1) {
      await record(...tags);
      expect((await reader.next())?.tags).toHaveLength(4000);
    }
    expect([small.streams.readCount(), small.feed.subscriberCount]).toEqual([1, 1]);
    stuck.destroy();
    reader.close();
    await vi.waitFor(() => expect([small.streams.readCount(), small.feed.subscriberCount]).toEqual([0, 0]), 10_000);
    await small.close();
  });
});
