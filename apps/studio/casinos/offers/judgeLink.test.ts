// Requirements: 11.9.
import { describe, expect, it } from 'vitest';
import type { FollowedLink } from './followLink.ts';
import { isDue, judgeLink, type LinkCheck } from './judgeLink.ts';

const link = 'https://track.example/?c={clickId}';
const at = (time: string) => new Date(`2026-11-25T${time}:00Z`);
const works = (host = 'casino.example', title: string | null = 'Bono'): FollowedLink => ({
  outcome: 'answers',
  status: 200,
  target: `https://${host}`,
  steps: [
    { url: link, status: 302 },
    { url: `https://${host}/bono`, status: 200 },
  ],
  title,
});
const fails: FollowedLink = { outcome: 'missing', status: 404, target: null, steps: [{ url: link, status: 404 }], title: null };
const refuses: FollowedLink = { ...fails, outcome: 'refuses', status: 403, steps: [{ url: link, status: 403 }] };
const judge = (before: LinkCheck | null, result: FollowedLink, now: Date, state: { isOnline?: boolean; mayPause?: boolean } = {}) =>
  judgeLink(before, link, result, { now, isOnline: true, mayPause: true, ...state });

describe('a link that fails', () => {
  const failed = judge(null, fails, at('06:00'));

  it('is paused when it has failed for an hour, and works again at its first answer', () => {
    expect(failed).toMatchObject({ failingSince: at('06:00'), pausedAt: null });
    expect(judge(failed, fails, at('06:59')).pausedAt).toBeNull();
    const paused = judge(failed, fails, at('07:00'));
    expect(paused).toMatchObject({ failingSince: at('06:00'), pausedAt: at('07:00') });
    expect(judge(paused, fails, at('08:00')).pausedAt).toEqual(at('07:00'));
    expect(judge(paused, works(), at('08:00'))).toMatchObject({ failingSince: null, pausedAt: null });
    expect(judge(paused, refuses, at('08:00'))).toMatchObject({ failingSince: null, pausedAt: null });
  });

  it('is not paused where that is switched off', () => {
    expect(judge(failed, fails, at('09:00'), { mayPause: false })).toMatchObject({ failingSince: at('06:00'), pausedAt: null });
  });

  it('is not counted as failing when nothing at all answers', () => {
    const offline = judge(null, fails, at('06:00'), { isOnline: false });
    expect(offline).toMatchObject({ outcome: 'missing', failingSince: null, pausedAt: null });
    expect(judge(failed, fails, at('09:00'), { isOnline: false })).toMatchObject({ failingSince: at('06:00'), pausedAt: null });
    expect(judge(offline, fails, at('08:00'))).toMatchObject({ failingSince: at('08:00'), pausedAt: null });
  });
});

describe('where a link leads', () => {
  it('is kept, with what it was before and when that was seen', () => {
    const first = judge(null, works(), at('06:00'));
    expect(first).toMatchObject({ landing: { host: 'casino.example', title: 'Bono' }, formerLanding: null, landingChangedAt: null });
    const same = judge(first, works('casino.example', null), at('07:00'));
    expect(same).toMatchObject({ landing: { host: 'casino.example', title: 'Bono' }, landingChangedAt: null });
    const failing = judge(same, fails, at('08:00'));
    expect(failing.landing).toEqual({ host: 'casino.example', title: 'Bono' });
    const moved = judge(failing, works('otro.example', 'Cerrado'), at('09:00'));
    expect(moved).toMatchObject({
      landing: { host: 'otro.example', title: 'Cerrado' },
      formerLanding: { host: 'casino.example', title: 'Bono' },
      landingChangedAt: at('09:00'),
    });
    expect(judge(moved, works('otro.example', 'Cerrado'), at('10:00')).landingChangedAt).toEqual(at('09:00'));
  });
});

describe('a link is tried', () => {
  it('at once when it is new, once a night from three on in Chile, and each hour while it fails', () => {
    expect(isDue(null, at('12:00'))).toBe(true);
    const good = judge(null, works(), new Date('2026-11-24T12:00:00Z'));
    expect(isDue(good, at('05:59'))).toBe(false);
    expect(isDue(good, at('06:00'))).toBe(true);
    expect(isDue(judge(null, works(), at('06:00')), at('23:00'))).toBe(false);
    const bad = judge(null, fails, at('06:00'));
    expect(isDue(bad, at('06:59'))).toBe(false);
    expect(isDue(bad, at('07:00'))).toBe(true);
  });
});
