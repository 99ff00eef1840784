import type { AdminViewConfig } from 'payload';

/** The consent log, for the admin's configuration. */
export const consentViews: Record<string, AdminViewConfig> = {
  consents: { path: '/consents', exact: true, Component: '/consents/ConsentsView.tsx#ConsentsView', meta: { title: 'Consentimientos' } },
};
