import { describe, expect, it } from 'vitest';
import { createOpenStreams } from './openStreams.ts';

const read = async (body: ReadableStream<Uint8Array>): Promise<string> => new Response(body).text();

describe('open streams', () => {
  it('end together, after what was written', async () => {
    const streams = createOpenStreams();
    const ended: string[] = [];
    const one = streams.open({ outgoing: undefined, onEnd: () => ended.push('one') });
    const two = streams.open({ outgoing: undefined, onEnd: () => ended.push('two') });
    one.write('first ');
    one.write('second');
    streams.closeAll();
    expect([await read(one.body), await read(two.body)]).toEqual(['first second', '']);
    expect([ended, streams.readCount()]).toEqual([['one', 'two'], 0]);
    expect(one.write('too late')).toBe(true);
  });

  it('take no more than their limit from a reader that does not read', async () => {
    const streams = createOpenStreams({ maximumBytes: 10 });
    let ends = 0;
    const stream = streams.open({ outgoing: undefined, onEnd: () => (ends += 1) });
    expect([stream.write('12345'), stream.write('67890'), stream.write('x')]).toEqual([true, true, false]);
    stream.abort();
    stream.end();
    expect([ends, streams.readCount()]).toEqual([1, 0]);
    await expect(read(stream.body)).rejects.toThrow('The reader was too slow');
  });

  it('are forgotten when their reader goes', async () => {
    const streams = createOpenStreams();
    const stream = streams.open({ outgoing: undefined, onEnd: () => undefined });
    await stream.body.cancel();
    expect(streams.readCount()).toBe(0);
  });

  it('show that they are alive', async () => {
    const streams = createOpenStreams({ heartbeatInterval: 5 });
    const stream = streams.open({ outgoing: undefined, onEnd: () => undefined });
    const reader = stream.body.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(': still here\n\n');
    await reader.cancel();
  });
});
