import { isNightlyDue } from '@lupa/domain/schedule.ts';
import { isWorking, type LinkResult } from '../../core/network/openUrl.ts';
import type { FollowedLink, LinkStep } from './followLink.ts';

export type Landing = { host: string; title: string | null };

/** What is known of a tracking URL; one that was changed since then is an untried one. */
export type LinkCheck = LinkResult & {
  trackingUrl: string;
  at: Date;
  steps: LinkStep[];
  failingSince: Date | null;
  /** Since when nobody is led there. */
  pausedAt: Date | null;
  /** Where it led when it worked last, where it led before that page became another one, and when that was seen. */
  landing: Landing | null;
  formerLanding: Landing | null;
  landingChangedAt: Date | null;
};

export type RoundState = { now: Date; isOnline: boolean; mayPause: boolean };

const hour = 3_600_000;

/** Who refuses a check often lets browsers through. */
const isFailing = (result: Pick<LinkResult, 'outcome'>): boolean => !isWorking(result) && result.outcome !== 'refuses';

/** A new link at once, each one once a night in the market from three on, and one that fails an hour later again. */
export function isDue(check: LinkCheck | null, now: Date): boolean {
  if (check === null) return true;
  if (isFailing(check)) return now.getTime() - check.at.getTime() >= hour;
  return isNightlyDue(check.at, now);
}

/**
 * What is known after another try. A link is paused when it has failed for an hour, and no longer when it works. Where nothing at all could be reached
 * (`isOnline`), a failure says nothing about the link.
 */
export function judgeLink(
  before: LinkCheck | null,
  trackingUrl: string,
  { title, ...result }: FollowedLink,
  { now, isOnline, mayPause }: RoundState,
): LinkCheck {
  const failingSince = isFailing(result) ? (before?.failingSince ?? (isOnline ? now : null)) : null;
  const isPaused = failingSince !== null && mayPause && isOnline && now.getTime() - failingSince.getTime() >= hour;
  const kept = { landing: before?.landing ?? null, formerLanding: before?.formerLanding ?? null };
  return {
    ...result,
    trackingUrl,
    at: now,
    failingSince,
    pausedAt: failingSince === null ? null : (before?.pausedAt ?? (isPaused ? now : null)),
    ...kept,
    landingChangedAt: before?.landingChangedAt ?? null,
    ...(isWorking(result) && readLanding(kept.landing, hostOf(result.steps), title, now)),
  };
}

type Landings = Pick<LinkCheck, 'landing'> & Partial<Pick<LinkCheck, 'formerLanding' | 'landingChangedAt'>>;

function readLanding(former: Landing | null, host: string, title: string | null, now: Date): Landings {
  const landing = { host, title };
  if (former === null) return { landing };
  const isOther = former.host !== host || (former.title !== null && title !== null && former.title !== title);
  return isOther ? { landing, formerLanding: former, landingChangedAt: now } : { landing: { host, title: title ?? former.title } };
}

const hostOf = (steps: readonly LinkStep[]): string => URL.parse(steps.at(-1)?.url ?? '')?.host ?? '';
