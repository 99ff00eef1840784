import { expect, test } from 'vitest';
import { createFailureMemory } from './failureMemory.ts';

test('a failure is known for its time, the latest ones only', () => {
  let now = 0;
  const memory = createFailureMemory({ most: 2, milliseconds: 100, now: () => now });
  const [one, two, three] = ['one', 'two', 'three'].map((name) => new Error(name)) as [Error, Error, Error];
  memory.keep('one', one);
  memory.keep('two', two);
  now = 50;
  memory.keep('three', three);
  expect(['one', 'two', 'three'].map(memory.find)).toEqual([null, two, three]);
  now = 100;
  expect(['two', 'three'].map(memory.find)).toEqual([null, three]);
});
