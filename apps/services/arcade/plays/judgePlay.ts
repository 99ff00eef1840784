import { isNightlyDue } from '@lupa/domain/schedule.ts';

export type PlayCheck = {
  hash: string;
  /** Null: reported, and not tried yet. */
  at: Date | null;
  failingSince: Date | null;
  stoppedAt: Date | null;
  reportedAt: Date | null;
};

export type Judgement = Pick<PlayCheck, 'failingSince' | 'stoppedAt'>;

const hour = 3_600_000;

/** Of a game whose free-play hash is `hash` now: a new one at once, each one once a night in the market, one that was reported at once, one that fails an hour later. */
export function isPlayDue(check: PlayCheck | null, hash: string, now: Date): boolean {
  if (check === null || check.hash !== hash || check.at === null) return true;
  if (check.reportedAt !== null && check.reportedAt > check.at) return true;
  if (check.failingSince !== null) return now.getTime() - check.at.getTime() >= hour;
  return isNightlyDue(check.at, now);
}

/** After another try, while the host itself works: a game is stopped when it has failed for an hour, and no longer when it starts. */
export function judgePlay(check: PlayCheck | null, hash: string, { hasStarted, now }: { hasStarted: boolean; now: Date }): Judgement {
  if (hasStarted) return { failingSince: null, stoppedAt: null };
  const before = check?.hash === hash ? check : null;
  const failingSince = before?.failingSince ?? now;
  const isStopped = now.getTime() - failingSince.getTime() >= hour;
  return { failingSince, stoppedAt: before?.stoppedAt ?? (isStopped ? now : null) };
}
