import { z } from 'zod';
import { authorKeySchema } from '../../writing/authors.ts';
import { blockSchema } from '../../writing/block.schema.ts';
import { paymentMethodKeySchema, type PaymentMethodKey } from '../../writing/paymentMethods.ts';

/** What an editor wrote about one payment method: `content/payments/<key>.yaml`. The figures of its page come from the partners. */
export const paymentTextSchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  author: authorKeySchema,
  updatedOn: z.iso.date(),
  heading: z.string().min(1),
  lead: z.string().min(1),
  /** What one has to know before choosing a casino. */
  opening: z.array(blockSchema),
  ranking: z.strictObject({ title: z.string().min(1), intro: z.string().min(1) }),
  /** What one has to know before paying. */
  closing: z.array(blockSchema),
  /** Which methods serve better, and when. */
  instead: z.array(z.strictObject({ method: paymentMethodKeySchema, why: z.string().min(1) })),
  /** Where a fact about the method was read, and the day. */
  sources: z.array(z.strictObject({ name: z.string().min(1), url: z.url(), verifiedOn: z.iso.date() })),
});

export type PaymentText = z.output<typeof paymentTextSchema> & { key: PaymentMethodKey };
