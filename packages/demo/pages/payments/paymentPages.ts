import type { DemoPage } from '../../writing/demoPage.ts';
import { paymentMethods } from '../../writing/paymentMethods.ts';
import { readContent } from '../../writing/readContent.ts';
import { paymentIndex } from './paymentIndex.ts';
import { buildPaymentPage } from './paymentPage.ts';
import { paymentTextSchema } from './paymentText.schema.ts';

/** Payment methods and a page for each of them. */
export const paymentPages: DemoPage[] = [
  paymentIndex,
  ...paymentMethods.map(({ internalName: key }) => buildPaymentPage({ key, ...readContent(`payments/${key}.yaml`, paymentTextSchema) })),
];
