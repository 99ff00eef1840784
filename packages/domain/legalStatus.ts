import type { LegalPeriod, LegalStatus, MarketLicence } from '@lupa/contracts/legalStatus.ts';
import { dayInMarket } from './market.ts';
import { addDays, expiryMoment } from './schedule.ts';

/* What the law lets a site offer. All services and the studio's preview answer by these rules, and have none of their own. */

export function begunPeriods(periods: readonly LegalPeriod[], now: Date): LegalPeriod[] {
  return periods
    .filter(({ since }) => Date.parse(since) <= now.getTime())
    .toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since));
}

export function legalStatusAt(periods: readonly LegalPeriod[], now: Date): LegalStatus {
  return begunPeriods(periods, now)[0]?.status ?? 'unregulated';
}

/** The licence of the market that a casino has on a day; where there are several, the one that lasts longest. */
export function licenceOn(licences: readonly MarketLicence[], day: string): MarketLicence | null {
  const valid = licences.filter(({ from, until }) => from <= day && (until === null || day <= until));
  return valid.toSorted((one, other) => (other.until ?? '9').localeCompare(one.until ?? '9'))[0] ?? null;
}

export function mayBeOffered(periods: readonly LegalPeriod[], licences: readonly MarketLicence[], now: Date): boolean {
  const status = legalStatusAt(periods, now);
  if (status === 'prohibited') return false;
  return status === 'unregulated' || licenceOn(licences, dayInMarket(now)) !== null;
}

export const legalBoundaries = (periods: readonly LegalPeriod[]): Date[] => periods.map(({ since }) => new Date(since));

export function licenceBoundaries(licences: readonly MarketLicence[]): Date[] {
  return licences.flatMap(({ from, until }) => [expiryMoment(addDays(from, -1)), expiryMoment(until)]).filter((moment) => moment !== null);
}
