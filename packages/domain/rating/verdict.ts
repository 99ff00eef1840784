import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { isCasinoOutdated, isCasinoRecommended } from '@lupa/contracts/linkFacts.ts';
import type { RatingMethod, ScoreMove } from '@lupa/contracts/ratingMethod.ts';
import type { PartnerAttributes } from '@lupa/contracts/toplist.ts';
import { type PartnerState, usualThresholds, type Verdict, type VerdictKind, type VerdictThresholds } from '@lupa/contracts/verdict.ts';
import { dayInMarket } from '../market.ts';
import { addDays, expiryMoment } from '../schedule.ts';
import { ratingMoments } from './aging.ts';
import { methodOn } from './method.ts';
import { scoreCasino, type CasinoScore } from './scoreCasino.ts';

type Judged = Pick<CasinoScore, 'rating'> & { parts: readonly { key: string; measureName: string; score: number; weight: number }[] };

/** What the numbers alone say. Without a part that is measured by the licence's checks, trust is not asked for. */
export function judgeScore({ rating, parts }: Judged, thresholds: VerdictThresholds | null): VerdictKind {
  const { recommended, reserves } = thresholds ?? usualThresholds;
  const trust = parts.find(({ measureName }) => measureName === 'failedChecks')?.score ?? Infinity;
  if (rating >= recommended.rating && trust >= recommended.trust) return 'recommended';
  return rating >= reserves.rating && trust >= reserves.trust ? 'reserves' : 'notRecommended';
}

/** The part that weighs most: for a recommendation the one that adds most, else the one that costs most. */
function decidingPart(parts: Judged['parts'], isGood: boolean): string | null {
  const gain = ({ score, weight }: Judged['parts'][number]) => (isGood ? score : 10 - score) * weight;
  return parts.toSorted((one, other) => gain(other) - gain(one))[0]?.key ?? null;
}

export type VerdictFacts = {
  methods: readonly RatingMethod[];
  records: readonly CasinoRecord[];
  moves: readonly ScoreMove[];
  state: PartnerState;
  /** ISO date. */
  stateSince: string | null;
  /** Another casino is recommended instead, or nothing may lead to it. */
  isOutdated: boolean;
};

const isGood = (kind: VerdictKind): boolean => kind === 'recommended' || kind === 'reserves';

/** The verdict on a casino at a moment. What an editor says of it can only lower what the records say. */
export function judgeCasino(facts: VerdictFacts, now: Date): Verdict {
  const { state, stateSince, isOutdated } = facts;
  if (state !== 'open') return { kind: state, criterion: null, since: stateSince };
  const judged = judgeRecords(facts, now);
  if (isOutdated && isGood(judged.kind)) return { kind: 'notRecommended', criterion: null, since: stateSince };
  return { ...judged, since: judged.kind === 'unreviewed' ? null : holdsSince(facts, judged.kind, now) };
}

function judgeRecords({ methods, records, moves }: VerdictFacts, now: Date): Omit<Verdict, 'since'> {
  const today = dayInMarket(now);
  const method = methodOn(methods, today);
  const known = records.filter(({ day }) => day <= today);
  const score = method && scoreCasino(method, known, moves, now);
  if (!score) return { kind: 'unreviewed', criterion: null };
  const kind = judgeScore(score, method.verdicts);
  return { kind, criterion: decidingPart(score.parts, kind === 'recommended') };
}

/** Goes back through the moments at which it could have changed, until it was another one. */
function holdsSince(facts: VerdictFacts, kind: VerdictKind, now: Date): string | null {
  const recorded = facts.records.flatMap(({ day }) => expiryMoment(addDays(day, -1)) ?? []);
  const moments = [...ratingMoments(facts.records, facts.methods), ...recorded].filter((moment) => moment <= now);
  let since: string | null = null;
  for (const moment of moments.toSorted((one, other) => other.getTime() - one.getTime())) {
    if (judgeRecords(facts, moment).kind !== kind) break;
    since = dayInMarket(moment);
  }
  return since;
}

export type JudgedAttributes = Pick<PartnerAttributes, 'verdict' | 'rating' | 'ratingParts' | 'activePartner' | 'recommendedPartner'>;

/**
 * The verdict that a casino's answer has, or of a service that sends none, what its rating and its link facts come to; these can only lower
 * it. Null where nothing says anything.
 */
export function readVerdict(attributes: JudgedAttributes): Verdict | null {
  const { verdict, rating, ratingParts } = attributes;
  const isOutdated = isCasinoOutdated(attributes);
  if (verdict) return isOutdated && isGood(verdict.kind) ? { kind: 'notRecommended', criterion: null, since: null } : verdict;
  const parts = ratingParts.map(({ key, basis, score, weight }) => ({ key, measureName: basis?.measure ?? '', score, weight }));
  const judged = rating === null ? null : judgeScore({ rating, parts }, null);
  const kind = isOutdated ? 'notRecommended' : judged;
  return kind && { kind, criterion: judged === kind ? decidingPart(parts, kind === 'recommended') : null, since: null };
}

/** Whether it may be named as one to look at instead of another: it may be linked, and nothing is known against it. */
export function isFitInstead(attributes: JudgedAttributes): boolean {
  const verdict = readVerdict(attributes);
  return isCasinoRecommended(attributes) && (verdict === null || isGood(verdict.kind) || verdict.kind === 'unreviewed');
}
