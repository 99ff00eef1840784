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
