import { z } from 'zod';

export const postbackFolder = '/postback/';

export const conversionKinds = ['registration', 'first_deposit', 'deposit', 'commission'] as const;
export type ConversionKind = (typeof conversionKinds)[number];

export const postbackFields = ['kind', 'clickId', 'eventId', 'amount', 'currency', 'at'] as const;
export type PostbackField = (typeof postbackFields)[number];

/**
 * What a signed call may say of itself, so that it is not sent again later: when it was made, and a number that is used once. Both are
 * checked where a mapping names their parameters. Each try has to be signed anew: one that comes again after five minutes is refused.
 */
export const callFields = ['time', 'nonce'] as const;
export type CallField = (typeof callFields)[number];

const name = z.string().trim().min(1).max(60);

/** How a programme writes its calls, beside the common names. `currency` holds where a call names none. */
export const postbackMappingSchema = z.object({
  parameters: z.partialRecord(z.enum(postbackFields), name).default({}),
  kinds: z.record(name, z.enum(conversionKinds)).default({}),
  decimal: z.enum(['.', ',']).default('.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .nullable()
    .default(null),
  /** Parameters of `callFields`; beside the others, so that the release before reads the mapping, too. */
  time: name.optional(),
  nonce: name.optional(),
  repeatsIds: z.boolean().default(false),
});
export type PostbackMapping = z.output<typeof postbackMappingSchema>;

export const postbackMappingExample: PostbackMapping = {
  parameters: { clickId: 'sub1', eventId: 'txn' },
  kinds: { signup: 'registration', qftd: 'first_deposit', cpa: 'commission' },
  decimal: '.',
  currency: 'USD',
  repeatsIds: false,
};

/** A header or parameter: HMAC-SHA-256 in hexadecimal, over the body, or where there is none over the query without this parameter. */
export const signatureParameter = 'signature';
export const signatureHeader = 'x-signature';
