import { expect, test } from 'vitest';
import { buildFreePlayCommand, buildFreePlayMessage, readFreePlayCommand, readFreePlayMessage } from './freePlay.ts';

test('a round says what it took', () => {
  const message = buildFreePlayMessage('round', { staked: 500, cost: 20 });
  expect(readFreePlayMessage(structuredClone(message))).toEqual(message);
});

test.each([
  [undefined],
  [null],
  [{ staked: -1, cost: 0 }],
  [{ staked: Number.NaN, cost: 0 }],
  [{ staked: '500', cost: 20 }],
  [{ staked: 1 }],
])('of a host that says %j of it, a round is a round', (played) => {
  expect(readFreePlayMessage({ source: 'lupa-free-play', type: 'round', played })).toEqual(buildFreePlayMessage('round'));
});

test.each([['hello'], [null], [{ source: 'other', type: 'ready' }], [{ source: 'lupa-free-play', type: 'pay' }]])(
  '%j is no message',
  (data) => {
    expect(readFreePlayMessage(data)).toBeNull();
  },
);

test.each(['pause', 'resume'] as const)('a page tells the game to %s', (type) => {
  expect(readFreePlayCommand(structuredClone(buildFreePlayCommand(type)))).toEqual(buildFreePlayCommand(type));
});

test('what a page says else is no command', () => {
  expect(readFreePlayCommand({ ...buildFreePlayCommand('pause'), type: 'ready' })).toBeNull();
  expect(readFreePlayCommand({ source: 'lupa-free-play', type: 'pause' })).toBeNull();
});
