import { describe, expect, it } from 'vitest';
import { isPlayDue, judgePlay, type PlayCheck } from './judgePlay.ts';

const now = new Date('2026-11-25T15:00:00Z');
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const known: PlayCheck = { hash: 'a', at: before(10), failingSince: null, stoppedAt: null, reportedAt: null };

describe('a game is due', () => {
  it.each([
    ['at once when it was never tried', null, true],
    ['at once when it has another hash', { ...known, hash: 'b' }, true],
    ['at once when it was only reported', { ...known, at: null, reportedAt: before(1) }, true],
    ['not again on the same day', known, false],
    ['when it was last tried yesterday', { ...known, at: before(24 * 60) }, true],
    ['at once when it was reported since', { ...known, reportedAt: before(1) }, true],
    ['not when it was tried after the report', { ...known, reportedAt: before(20) }, false],
    ['not within an hour of a failure', { ...known, at: before(59), failingSince: before(59) }, false],
    ['an hour after a failure', { ...known, at: before(60), failingSince: before(200) }, true],
  ])('%s', (_, check, isDue) => {
    expect(isPlayDue(check, 'a', now)).toBe(isDue);
  });

  it('not in a night of Chile before three', () => {
    // 02:59 and 03:00 in Chile, in summer.
    expect(isPlayDue({ ...known, at: before(24 * 60) }, 'a', new Date('2026-11-25T05:59:00Z'))).toBe(false);
    expect(isPlayDue({ ...known, at: before(24 * 60) }, 'a', new Date('2026-11-25T06:00:00Z'))).toBe(true);
  });
});

describe('a game', () => {
  const failed = { hasStarted: false, now };

  it('that fails for the first time is only remembered', () => {
    expect(judgePlay(null, 'a', failed)).toEqual({ failingSince: now, stoppedAt: null });
    expect(judgePlay(known, 'a', failed)).toEqual({ failingSince: now, stoppedAt: null });
  });

  it('is stopped when it has failed for an hour, and stays so', () => {
    expect(judgePlay({ ...known, failingSince: before(59) }, 'a', failed)).toEqual({ failingSince: before(59), stoppedAt: null });
    expect(judgePlay({ ...known, failingSince: before(60) }, 'a', failed)).toEqual({ failingSince: before(60), stoppedAt: now });
    const stopped = { failingSince: before(200), stoppedAt: before(140) };
    expect(judgePlay({ ...known, ...stopped }, 'a', failed)).toEqual(stopped);
  });

  it('is back as soon as it starts', () => {
    const stopped = { ...known, failingSince: before(200), stoppedAt: before(140) };
    expect(judgePlay(stopped, 'a', { hasStarted: true, now })).toEqual({ failingSince: null, stoppedAt: null });
  });

  it('with another hash begins anew', () => {
    const stopped = { ...known, hash: 'b', failingSince: before(200), stoppedAt: before(140) };
    expect(judgePlay(stopped, 'a', failed)).toEqual({ failingSince: now, stoppedAt: null });
  });
});
