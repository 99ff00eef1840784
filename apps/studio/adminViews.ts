import type { AdminViewConfig } from 'payload';

export const securityPath = '/admin/seguridad';
export const forgotPasswordPath = '/admin/olvide-mi-clave';
/** A link has its secret behind `#`: browsers send that part to nobody, so it stands in no log. */
export const newPasswordPath = '/admin/clave-nueva';

/** The studio's own pages, by subject, for the admin's configuration. */
export const adminViews: Record<string, AdminViewConfig> = {
  login: { path: '/login', exact: true, Component: '/team/accounts/LoginView.tsx#LoginView', meta: { title: 'Entrar' } },
  forgotPassword: {
    path: '/olvide-mi-clave',
    exact: true,
    Component: '/team/accounts/ForgotPasswordView.tsx#ForgotPasswordView',
    meta: { title: 'Olvidé mi contraseña' },
  },
  newPassword: {
    path: '/clave-nueva',
    exact: true,
    Component: '/team/accounts/NewPasswordView.tsx#NewPasswordView',
    meta: { title: 'Contraseña nueva' },
  },
  unauthorized: {
    path: '/unauthorized',
    exact: true,
    Component: '/team/accounts/UnauthorizedView.tsx#UnauthorizedView',
    meta: { title: 'Sin acceso' },
  },
  security: { path: '/seguridad', exact: true, Component: '/team/accounts/SecurityView.tsx#SecurityView', meta: { title: 'Seguridad' } },
  colleagueSecurity: {
    path: '/seguridad/:id',
    exact: true,
    Component: '/team/accounts/SecurityView.tsx#SecurityView',
    meta: { title: 'Seguridad' },
  },
  apiKeys: { path: '/claves', exact: true, Component: '/team/apiKeys/KeysView.tsx#KeysView', meta: { title: 'Claves de acceso' } },
  consents: {
    path: '/consents',
    exact: true,
    Component: '/readers/consents/ConsentsView.tsx#ConsentsView',
    meta: { title: 'Consentimientos' },
  },
  clicks: { path: '/clicks', exact: true, Component: '/money/clicks/ClicksView.tsx#ClicksView', meta: { title: 'Clics' } },
  click: { path: '/clicks/:id', exact: true, Component: '/money/clicks/ClickView.tsx#ClickView', meta: { title: 'Un clic' } },
  conversions: {
    path: '/conversiones',
    exact: true,
    Component: '/money/conversions/ConversionsView.tsx#ConversionsView',
    meta: { title: 'Conversiones' },
  },
  owed: { path: '/cobros', exact: true, Component: '/money/deals/OwedView.tsx#OwedView', meta: { title: 'Cobros' } },
  statement: {
    path: '/liquidaciones/:id',
    exact: true,
    Component: '/money/statements/StatementView.tsx#StatementView',
    meta: { title: 'Una liquidación' },
  },
  dataRegister: {
    path: '/registro-de-datos',
    exact: true,
    Component: '/readers/dataRegister/RegisterView.tsx#RegisterView',
    meta: { title: 'Registro de datos' },
  },
  imports: { path: '/importar', exact: true, Component: '/exchange/tables/ImportsView.tsx#ImportsView', meta: { title: 'Importar' } },
  import: {
    path: '/importar/:id',
    exact: true,
    Component: '/exchange/tables/ImportView.tsx#ImportView',
    meta: { title: 'Una importación' },
  },
  recordsFreshness: {
    path: '/records-freshness',
    exact: true,
    Component: '/casinos/ratings/FreshnessView.tsx#FreshnessView',
    meta: { title: 'Comprobaciones por vencer' },
  },
  reviews: {
    path: '/revisiones',
    exact: true,
    Component: '/content/review/ReviewQueueView.tsx#ReviewQueueView',
    meta: { title: 'Revisiones' },
  },
  deadLinks: {
    path: '/enlaces',
    exact: true,
    Component: '/content/links/DeadLinksView.tsx#DeadLinksView',
    meta: { title: 'Enlaces rotos' },
  },
  calendar: {
    path: '/calendario',
    exact: true,
    Component: '/content/calendar/CalendarView.tsx#CalendarView',
    meta: { title: 'Calendario' },
  },
  offersAttention: {
    path: '/offers-attention',
    exact: true,
    Component: '/casinos/offers/OffersAttentionView.tsx#OffersAttentionView',
    meta: { title: 'Ofertas por revisar' },
  },
  dashboard: { Component: '/team/dashboard/DashboardView.tsx#DashboardView' },
  work: { path: '/pendientes/:section', exact: true, Component: '/team/dashboard/WorkView.tsx#WorkView', meta: { title: 'Pendientes' } },
  languages: { path: '/idiomas', exact: true, Component: '/team/dashboard/LanguagesView.tsx#LanguagesView', meta: { title: 'Idiomas' } },
  templates: {
    path: '/plantillas',
    exact: true,
    Component: '/content/templates/TemplatesView.tsx#TemplatesView',
    meta: { title: 'Página desde plantilla' },
  },
};
