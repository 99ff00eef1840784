import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { isPublishing, isPublishedLater, publishLater, publishTogether } from './publishLater.ts';

const requestWith = (context: object) => ({ context }) as PayloadRequest;

it.each([
  ['published', {}, true],
  ['published', publishTogether, true],
  ['published', publishLater, false],
  ['draft', {}, false],
  [undefined, {}, false],
])('a save as %s with %j is put before visitors now: %s', (_status, context, isNow) => {
  expect(isPublishing({ _status }, requestWith(context))).toBe(isNow);
});

it.each([
  [{}, false],
  [publishLater, true],
  [publishTogether, true],
  [{ publishLater: false }, false],
])('with %j somebody publishes at the end: %s', (context, isLater) => {
  expect(isPublishedLater(requestWith(context))).toBe(isLater);
});
