import type { AdminViewConfig } from 'payload';

export const securityPath = '/admin/seguridad';

/** The login with its second factor, and what an account's owner and administrators see of its security. */
export const accountViews: Record<string, AdminViewConfig> = {
  login: { path: '/login', exact: true, Component: '/accounts/LoginView.tsx#LoginView', meta: { title: 'Entrar' } },
  unauthorized: {
    path: '/unauthorized',
    exact: true,
    Component: '/accounts/UnauthorizedView.tsx#UnauthorizedView',
    meta: { title: 'Sin acceso' },
  },
  security: { path: '/seguridad', exact: true, Component: '/accounts/SecurityView.tsx#SecurityView', meta: { title: 'Seguridad' } },
  colleagueSecurity: {
    path: '/seguridad/:id',
    exact: true,
    Component: '/accounts/SecurityView.tsx#SecurityView',
    meta: { title: 'Seguridad' },
  },
};

/** The consent log, for the admin's configuration. */
export const consentViews: Record<string, AdminViewConfig> = {
  consents: { path: '/consents', exact: true, Component: '/consents/ConsentsView.tsx#ConsentsView', meta: { title: 'Consentimientos' } },
};

/** The report of clicks and one click, for the admin's configuration. */
export const clickViews: Record<string, AdminViewConfig> = {
  clicks: { path: '/clicks', exact: true, Component: '/clicks/ClicksView.tsx#ClicksView', meta: { title: 'Clics' } },
  click: { path: '/clicks/:id', exact: true, Component: '/clicks/ClickView.tsx#ClickView', meta: { title: 'Un clic' } },
};

/** The list of offers that need attention, for the admin's configuration. */
export const offerViews: Record<string, AdminViewConfig> = {
  offersAttention: {
    path: '/offers-attention',
    exact: true,
    Component: '/offers/OffersAttentionView.tsx#OffersAttentionView',
    meta: { title: 'Ofertas por revisar' },
  },
};
