import { z } from 'zod';

export const postbackFolder = '/postback/';

export const conversionKinds = ['registration', 'first_deposit', 'deposit', 'commission'] as const;
export type ConversionKind = (typeof conversionKinds)[number];

/** What a programme makes of an event: what is not approved is paid by nobody. */
export const conversionStatuses = ['approved', 'pending', 'rejected'] as const;
export type ConversionStatus = (typeof conversionStatuses)[number];

export const dayOrders = ['dayFirst', 'monthFirst'] as const;
export type DayOrder = (typeof dayOrders)[number];

export const postbackFields = ['kind', 'clickId', 'eventId', 'amount', 'currency', 'at'] as const;
export type PostbackField = (typeof postbackFields)[number];

/**
 * What a signed call may say of itself, so that it is not sent again later: when it was made, and a number that is used once. Both are
 * checked where a mapping names their parameters. Each try has to be signed anew: one that comes again after five minutes is refused.
 */
export const callFields = ['time', 'nonce'] as const;
export type CallField = (typeof callFields)[number];

const name = z.string().trim().min(1).max(60);

/**
 * How a programme writes its calls, beside the common names. `currency` and `kind` hold where a call names none. What is optional stands
 * beside the others, so that the release before reads the mapping, too.
 */
export const postbackMappingSchema = z.object({
  parameters: z.partialRecord(z.enum(postbackFields), name).default({}),
  kinds: z.record(name, z.enum(conversionKinds)).default({}),
  decimal: z.enum(['.', ',']).default('.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3,5}$/)
    .nullable()
    .default(null),
  kind: z.enum(conversionKinds).optional(),
  /** The parameter of the status, and the words or numbers for each. */
  status: name.optional(),
  statuses: z.record(name, z.enum(conversionStatuses)).optional(),
  /** Words for a commission that is taken back, whatever the sign of its amount. */
  reversals: z.array(name).optional(),
  /** Whether 03/11 is a day in November or in March. Without it such a day cannot be read. */
  days: z.enum(dayOrders).optional(),
  /** Parameters of `callFields`. */
  time: name.optional(),
  nonce: name.optional(),
});
export type PostbackMapping = z.output<typeof postbackMappingSchema>;

/** A call as it came, without values about a person and without secrets: `*` stands for them. `query` is what follows the first `?`. */
export const keptCallSchema = z.object({
  method: z.enum(['GET', 'POST']),
  query: z.string(),
  contentType: z.string().nullable(),
  body: z.string(),
});
export type KeptCall = z.output<typeof keptCallSchema>;

export const postbackMappingExample: PostbackMapping = {
  parameters: { clickId: 'sub1', eventId: 'txn' },
  kinds: { signup: 'registration', qftd: 'first_deposit', cpa: 'commission' },
  decimal: '.',
  currency: 'USD',
};

/** A header or parameter: HMAC-SHA-256 in hexadecimal, over the body, or where there is none over the query without this parameter. */
export const signatureParameter = 'signature';
export const signatureHeader = 'x-signature';
