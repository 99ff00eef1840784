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
