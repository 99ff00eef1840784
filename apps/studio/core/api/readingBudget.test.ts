import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { spend, withReadingBudget } from './readingBudget.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = (act: () => void, signal?: AbortSignal) => withReadingBudget(signal, async () => act());
const megabyte = 'á'.repeat(1024 * 1024);

describe('what is read for one request', () => {
  it('weighs as much as its answer, also where documents are named many times', async () => {
    const shared = { text: megabyte };
    await read(() => spend(Array.from({ length: 15 }, () => shared)));
    await expect(read(() => spend(Array.from({ length: 17 }, () => shared)))).rejects.toThrow('demasiado grande');
    await expect(read(() => Array.from({ length: 17 }, () => shared).forEach(spend))).rejects.toThrow('demasiado grande');
  });

  it('is looked at no further than its budget goes', async () => {
    let looked = 0;
    const handler: ProxyHandler<object> = { get: (target, name) => ((looked += 1), Reflect.get(target, name) as unknown) };
    let document: object = new Proxy({ text: 'x'.repeat(1000) }, handler);
    for (let depth = 0; depth < 20; depth += 1) document = { one: document, other: document };
    await expect(read(() => spend(document))).rejects.toThrow('demasiado grande');
    expect(looked).toBeLessThan(20_000);
  });

  it('takes no longer than its time', async () => {
    await read(() => {
      vi.advanceTimersByTime(20_000);
      spend({});
      vi.advanceTimersByTime(1);
      expect(() => spend({})).toThrow('tarda demasiado');
    });
  });

  it('ends when nobody waits for it any more', async () => {
    const controller = new AbortController();
    await read(() => {
      spend({});
      controller.abort();
      expect(() => spend({})).toThrow('Nadie espera');
    }, controller.signal);
  });

  it('is not what the studio reads by itself', () => {
    expect(() => spend(Array.from({ length: 100 }, () => megabyte))).not.toThrow();
  });
});
