import type { MarketLicence } from '@lupa/contracts/legalStatus.ts';
import type { Partner } from '../../payload-types.ts';
import { toDay } from '../../core/publish/toDay.ts';

/** The licences of a casino, with days as dates; those without a first day are left out. */
export function readLicences({ licences }: Pick<Partner, 'licences'>): MarketLicence[] {
  return (licences ?? []).flatMap(({ number, from, until, source }) => {
    const first = toDay(from);
    return first === null ? [] : [{ number, from: first, until: toDay(until), source: source ?? null }];
  });
}
