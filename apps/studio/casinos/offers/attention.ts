import type { DestinationFault } from '@lupa/contracts/destination.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { isWorking } from '../../core/network/openUrl.ts';
import { findLostClick, type LostClick } from '@lupa/domain/postback/findLostClick.ts';
import type { Landing, LinkCheck } from './judgeLink.ts';
import { findDestinationFault } from '../../core/fields/validators.ts';

/** In days. */
export type AttentionLimits = { expiresWithin: number; verifiedWithin: number };

export const attentionPath = '/admin/offers-attention';
const defaultLimits: AttentionLimits = { expiresWithin: 14, verifiedWithin: 60 };
export const limitParameters = { expiresWithin: 'vence', verifiedWithin: 'verificada' } as const satisfies Record<
  keyof AttentionLimits,
  string
>;
export const maximumDays = 365;

/** Days from the address of the list; what is missing or nonsense is as usual. */
export function readLimits(parameters: Record<string, unknown>): AttentionLimits {
  const read = (limit: keyof AttentionLimits) => {
    const given = parameters[limitParameters[limit]];
    const days = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : defaultLimits[limit];
    return Math.min(days, maximumDays);
  };
  return { expiresWithin: read('expiresWithin'), verifiedWithin: read('verifiedWithin') };
}

/** A published offer as far as it may need attention. Days are ISO dates; `check` is of its present tracking URL. */
export type ReviewedOffer = {
  id: number;
  title: string;
  partnerName: string;
  partner: 'live' | 'inactive' | 'unpublished' | 'deleted';
  expiration: string | null;
  verifiedOn: string | null;
  trackingUrl: string | null;
  check: LinkCheck | null;
};

export type LinkFault =
  | { kind: 'noUrl' | 'inactive' | 'unpublished' | 'deleted' }
  | { kind: 'unusable'; fault: DestinationFault }
  | { kind: 'failed'; check: LinkCheck }
  | { kind: 'losesClick'; lost: LostClick };

/** Each list with the most urgent offer first. `daysLeft` is negative once an offer has expired, 0 on its last day. */
export type Attention = {
  expiring: { offer: ReviewedOffer; daysLeft: number }[];
  stale: { offer: ReviewedOffer; daysSince: number | null }[];
  broken: { offer: ReviewedOffer; faults: LinkFault[] }[];
  /** Their link leads to another page than before, since at most two weeks. */
  moved: { offer: ReviewedOffer; from: Landing; to: Landing; at: Date }[];
};

const movedWithin = 14 * 86_400_000;

export function listAttention(offers: readonly ReviewedOffer[], limits: AttentionLimits, now: Date): Attention {
  const today = dayInMarket(now);
  const expiring = offers.flatMap((offer) => {
    const daysLeft = offer.expiration === null ? Number.POSITIVE_INFINITY : countDays(today, offer.expiration);
    return daysLeft <= limits.expiresWithin ? [{ offer, daysLeft }] : [];
  });
  const stale = offers.flatMap((offer) => {
    const daysSince = offer.verifiedOn === null ? null : countDays(offer.verifiedOn, today);
    return daysSince === null || daysSince > limits.verifiedWithin ? [{ offer, daysSince }] : [];
  });
  const broken = offers.flatMap((offer) => {
    const faults = findFaults(offer);
    return faults.length > 0 ? [{ offer, faults }] : [];
  });
  const moved = offers.flatMap((offer) => {
    const { landing, formerLanding, landingChangedAt } = offer.check ?? {};
    if (!landing || !formerLanding || !landingChangedAt || now.getTime() - landingChangedAt.getTime() > movedWithin) return [];
    return [{ offer, from: formerLanding, to: landing, at: landingChangedAt }];
  });
  const age = (days: number | null) => days ?? Number.MAX_SAFE_INTEGER;
  return {
    expiring: expiring.toSorted((one, other) => one.daysLeft - other.daysLeft || byName(one, other)),
    stale: stale.toSorted((one, other) => age(other.daysSince) - age(one.daysSince) || byName(one, other)),
    broken: broken.toSorted((one, other) => urgency(one.faults) - urgency(other.faults) || byName(one, other)),
    moved: moved.toSorted((one, other) => other.at.getTime() - one.at.getTime() || byName(one, other)),
  };
}

/** Nobody gets out at all, then: perhaps nobody, then: as it was decided. */
const faultOrder: LinkFault['kind'][] = ['deleted', 'noUrl', 'unusable', 'failed', 'losesClick', 'unpublished', 'inactive'];
const urgency = ([first]: LinkFault[]): number => (first ? faultOrder.indexOf(first.kind) : faultOrder.length);

function findFaults({ trackingUrl, partner, check }: ReviewedOffer): LinkFault[] {
  const faults: LinkFault[] = partner === 'live' ? [] : [{ kind: partner }];
  const fault = trackingUrl === null ? null : findDestinationFault(trackingUrl);
  if (trackingUrl === null) faults.push({ kind: 'noUrl' });
  else if (fault !== null) faults.push({ kind: 'unusable', fault });
  else {
    const lost = findLostClick(trackingUrl);
    if (check !== null && !isWorking(check)) faults.push({ kind: 'failed', check });
    if (lost !== null) faults.push({ kind: 'losesClick', lost });
  }
  return faults.toSorted((one, other) => faultOrder.indexOf(one.kind) - faultOrder.indexOf(other.kind));
}

function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

const byName = (one: { offer: ReviewedOffer }, other: { offer: ReviewedOffer }): number =>
  one.offer.partnerName.localeCompare(other.offer.partnerName, 'es') || one.offer.title.localeCompare(other.offer.title, 'es');
