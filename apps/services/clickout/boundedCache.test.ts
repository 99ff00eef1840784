import { expect, test } from 'vitest';
import { createBoundedCache } from './boundedCache.ts';

test('computes once what is asked for again and again, and forgets what nobody asks for', () => {
  const computed: string[] = [];
  const read = createBoundedCache(100, (key) => {
    computed.push(key);
    return key.length;
  });
  for (let index = 0; index < 1000; index += 1) expect([read('often'), read(`key ${index}`)]).toEqual([5, `key ${index}`.length]);
  expect(computed.filter((key) => key === 'often').length).toBe(1);
  expect(computed.length).toBe(1001);
  read('key 999');
  expect(computed.length).toBe(1001);
  read('key 0');
  expect(computed.length).toBe(1002);
});
