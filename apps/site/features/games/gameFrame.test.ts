// Requirements: 2.70, 4.7.
import { expect, test } from 'vitest';
import { firstFrame, hasFrame, isShown, nextFrame, patienceWith, type FrameEvent } from './gameFrame.ts';

const start: FrameEvent = { type: 'start', isOnline: true };
const loaded = (speaks = true): FrameEvent => ({ type: 'loaded', speaks });
const after = (...events: FrameEvent[]) => events.reduce(nextFrame, firstFrame);

test.each<[string, FrameEvent[]]>([
  ['stopped', []],
  ['loading', [start]],
  ['playing', [start, { type: 'ready' }]],
  ['playing', [start, { type: 'ready' }, loaded()]],
  ['loaded', [start, loaded()]],
  ['playing', [start, loaded(false)]],
  ['slow', [start, { type: 'waited' }]],
  ['playing', [start, { type: 'waited' }, loaded(false)]],
  ['playing', [start, loaded(), { type: 'waited' }]],
  ['playing', [start, loaded(), { type: 'answered' }]],
  ['loading', [start, { type: 'answered' }]],
  ['playing', [start, loaded(), { type: 'waited' }, { type: 'ready' }]],
  ['down', [start, loaded(), { type: 'unanswered' }]],
  ['playing', [start, loaded(), { type: 'waited' }, { type: 'unanswered' }]],
  ['playing', [start, loaded(), { type: 'ready' }, { type: 'unanswered' }]],
  ['loading', [start, loaded(), { type: 'unanswered' }, start]],
  ['loading', [start, loaded(), { type: 'unanswered' }, { type: 'reconnected' }]],
  ['offline', [{ type: 'start', isOnline: false }]],
  ['offline', [start, { type: 'disconnected' }]],
  ['playing', [start, { type: 'ready' }, { type: 'disconnected' }]],
  ['loading', [start, { type: 'disconnected' }, { type: 'reconnected' }]],
  ['stopped', [start, { type: 'ready' }, { type: 'stop' }]],
  ['stopped', [start, { type: 'stop' }, loaded(), { type: 'ready' }]],
  ['greedy', [start, { type: 'ready' }, { type: 'greedy' }]],
  ['loading', [start, { type: 'greedy' }, start]],
])('is %s after %j', (phase, events) => {
  expect(after(...events).phase).toBe(phase);
});

test('every start, and every way back from being offline, is another frame', () => {
  expect(after(start, start).run).toBe(2);
  expect(after({ type: 'start', isOnline: false }, { type: 'reconnected' }).run).toBe(2);
});

test('while a frame is there and not shown, either the game or patience ends it', () => {
  for (const phase of ['loading', 'slow', 'loaded', 'playing'] as const) expect(hasFrame(phase)).toBe(true);
  for (const phase of ['stopped', 'down', 'offline', 'greedy'] as const) expect(hasFrame(phase) || isShown(phase)).toBe(false);
  expect([patienceWith('loading'), patienceWith('loaded')]).toEqual([8000, 4000]);
});
