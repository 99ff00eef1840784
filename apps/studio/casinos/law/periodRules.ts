import { APIError, type GlobalBeforeChangeHook } from 'payload';
import { formatMoment } from '../../core/dates/formatMoment.ts';
import type { LegalStatus } from '../../payload-types.ts';
import { statusNames } from './statusNames.ts';

type Period = Pick<NonNullable<LegalStatus['periods']>[number], 'status' | 'since'>;

const momentOf = ({ since }: Period): number => Date.parse(since);
const isSame = (one: Period, other: Period): boolean => one.status === other.status && momentOf(one) === momentOf(other);

/** Of what has begun, its status and its moment stay: they tell what visitors were shown, and why. */
export const keepHistory: GlobalBeforeChangeHook = ({ data, originalDoc }) => {
  const { periods: before } = (originalDoc ?? {}) as Partial<LegalStatus>;
  const { periods: after } = data as Partial<LegalStatus>;
  const lost = (before ?? []).find((period) => momentOf(period) <= Date.now() && !(after ?? []).some((kept) => isSame(kept, period)));
  if (lost === undefined) return data as LegalStatus;
  const message = `«${statusNames[lost.status]}» rige desde el ${formatMoment(lost.since)} y queda como historial. Para cambiar lo que vale ahora, agrega otra situación.`;
  throw new APIError(message, 400, null, true);
};

export function validatePeriods(periods: unknown): string | true {
  const moments = (Array.isArray(periods) ? (periods as Partial<Period>[]) : []).flatMap(({ since }) => (since ? [Date.parse(since)] : []));
  return new Set(moments).size === moments.length ? true : 'Dos situaciones no pueden empezar en el mismo momento.';
}
