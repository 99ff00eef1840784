import { expect, it } from 'vitest';
import { LineRefused, parseLine } from './importLine.schema.ts';

const line = (data: string, more = '') => `{"type":"redirect","externalId":"a","data":${data}${more}}`;
const refusalOf = (text: string): LineRefused => {
  try {
    parseLine(text);
  } catch (error) {
    if (error instanceof LineRefused) return error;
    throw error;
  }
  throw new Error('The line was read.');
};

it.each([
  ['nested 5,000 deep', line(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`), 'anidados'],
  ['nested 5,000 deep in lists', line(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`), 'anidados'],
  ['of five million characters', line(`{"a":"${'x'.repeat(5_000_000)}"}`), '4 MB'],
  ['with 50,000 unknown fields', line('{}', Array.from({ length: 50_000 }, (_none, index) => `,"f${index}":1`).join('')), 'f0'],
])('a line %s is refused in a few words', (_name, text, words) => {
  const { faults } = refusalOf(text);
  expect(JSON.stringify(faults)).toContain(words);
  expect(JSON.stringify(faults).length).toBeLessThan(2000);
});

it('a line is read up to its bounds', () => {
  expect(parseLine(line(`{"a":${'['.repeat(190)}${']'.repeat(190)},"b":"${'x'.repeat(1_000_000)}"}`))).toMatchObject({ type: 'redirect' });
});
