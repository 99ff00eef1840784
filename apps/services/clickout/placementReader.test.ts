import { expect, test } from 'vitest';
import { createPlacementReader } from './placementReader.ts';
import { signFor, testSecret } from './testClickout.ts';

test('a placement is believed as it was signed, without anything before or behind it', () => {
  const read = createPlacementReader(testSecret);
  const link = { partnerSlug: 'casino-andino', afflinkProxy: 'bienvenida' };
  const signed = signFor();
  const doubtOf = (text: string) => read(text, link, Date.now()).doubt;
  expect(doubtOf(signed)).toBeNull();
  for (const text of [`${signed}\n`, `${signed}\nmore`, `\n${signed}`, `${signed} `]) expect(doubtOf(text)).toBe('placement refused');
});
