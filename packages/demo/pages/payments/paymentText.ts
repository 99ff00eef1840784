import type { AuthorKey } from '../../content/authors.ts';
import type { DemoBlock } from '../../content/demoBlock.ts';
import type { PaymentMethodKey } from '../../content/paymentMethods.ts';

/** Where a fact about a payment method was read, and the day. */
type PaymentSource = { name: string; url: string; verifiedOn: string };

/** What an editor wrote about one payment method. The figures of its page come from the partners. */
export type PaymentText = {
  key: PaymentMethodKey;
  title: string;
  description: string;
  author: AuthorKey;
  /** ISO date. */
  updatedOn: string;
  heading: string;
  lead: string;
  /** What one has to know before choosing a casino. */
  opening: DemoBlock[];
  ranking: { title: string; intro: string };
  /** What one has to know before paying. */
  closing: DemoBlock[];
  /** Which methods serve better, and when. */
  instead: [key: PaymentMethodKey, why: string][];
  sources: PaymentSource[];
};
