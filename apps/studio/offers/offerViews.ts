import type { AdminViewConfig } from 'payload';

/** The list of offers that need attention, for the admin's configuration. */
export const offerViews: Record<string, AdminViewConfig> = {
  offersAttention: {
    path: '/offers-attention',
    exact: true,
    Component: '/offers/OffersAttentionView.tsx#OffersAttentionView',
    meta: { title: 'Ofertas por revisar' },
  },
};
