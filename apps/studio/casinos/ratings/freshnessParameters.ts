export const freshnessPath = '/admin/records-freshness';
/** In days. */
const usualWithin = 30;
export const withinParameter = 'dias';
export const maximumWithin = 365;

/** Days from the address of the report; what is missing or nonsense is as usual. */
export function readWithin(parameters: Record<string, unknown>): number {
  const given = parameters[withinParameter];
  const days = typeof given === 'string' && /^\d{1,4}$/.test(given) ? Number(given) : usualWithin;
  return Math.min(days, maximumWithin);
}
