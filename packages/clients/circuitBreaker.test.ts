import { createLogger } from '@lupa/server/logger.ts';
import { expect, test } from 'vitest';
import { CircuitBreaker } from './circuitBreaker.ts';

const logger = createLogger('test', 'silent');

function createBreaker() {
  const time = { now: 0 };
  const breaker = new CircuitBreaker({ service: 'content', now: () => time.now });
  const failAt = (now: number, url: string) => {
    time.now = now;
    breaker.recordFailure(url, url, logger);
    return breaker.isOpen;
  };
  const isRefusedAt = (now: number) => {
    time.now = now;
    return breaker.refuse() !== undefined;
  };
  return { breaker, failAt, isRefusedAt };
}

test('three addresses that fail open it, the same one three times does not', () => {
  const { failAt, breaker } = createBreaker();
  expect([failAt(0, 'a'), failAt(0, 'a'), failAt(0, 'a'), failAt(0, 'b')]).toEqual([false, false, false, false]);
  expect(breaker.refuse()).toBeUndefined();
  expect(failAt(0, 'c')).toBe(true);
  expect(breaker.refuse()).toEqual({ cause: 'c' });
});

test('an answer begins the count anew, and closes it', () => {
  const { failAt, breaker, isRefusedAt } = createBreaker();
  failAt(0, 'a');
  failAt(0, 'b');
  breaker.recordAnswer(logger);
  expect([failAt(0, 'c'), failAt(0, 'a'), failAt(0, 'b')]).toEqual([false, false, true]);
  breaker.recordAnswer(logger);
  expect([breaker.isOpen, isRefusedAt(0)]).toEqual([false, false]);
});

test('after two seconds one call may try, and the others wait as long again', () => {
  const { failAt, isRefusedAt } = createBreaker();
  for (const url of ['a', 'b', 'c']) failAt(100, url);
  expect([isRefusedAt(2099), isRefusedAt(2100), isRefusedAt(2100), isRefusedAt(4099), isRefusedAt(4100)]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  failAt(5000, 'd');
  expect([isRefusedAt(6999), isRefusedAt(7000)]).toEqual([true, false]);
});
