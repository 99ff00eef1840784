import type { StudioFeature } from '../../core/feature.ts';
import { PaymentMethods } from './PaymentMethods.ts';

export const paymentMethodsFeature: StudioFeature = {
  name: 'paymentMethods',
  collections: [{ config: PaymentMethods, handledAs: 'document' }],
};
