import { describe, expect, test } from 'vitest';
import { sharedByTests } from './sharedByTests.ts';

const calls: string[] = [];
const problems: string[] = [];

async function start() {
  calls.push('start');
  return {
    url: 'http://localhost:4999',
    closePages: async () => {
      calls.push('close pages');
      return problems.splice(0);
    },
    close: async () => void calls.push('close'),
  };
}

describe('what tests share', () => {
  const site = sharedByTests(start, (problem) => problem === 'expected');
  let beforeTests = '';
  try {
    beforeTests = site.url;
  } catch (error) {
    beforeTests = String(error);
  }

  test('is in each of them, and says so where it is used before', () => {
    expect(site.url).toBe('http://localhost:4999');
    expect(beforeTests).toContain('in tests and hooks only');
  });

  test('was started once, and its pages are closed after each test', () => {
    expect(calls).toEqual(['start', 'close pages']);
  });

  test('may have a problem that is expected', () => {
    problems.push('expected');
    expect(calls).not.toContain('close');
  });

  // oxlint-disable-next-line vitest/expect-expect -- what is shared checks after it
  test.fails('fails the test that has another problem', () => {
    problems.push('expected', 'an error on the console of a page');
  });

  test('does not hold it against the next one', () => {
    expect(problems).toEqual([]);
  });
});

test('is closed after the last of them', () => {
  expect(calls.at(-1)).toBe('close');
});
