/** Slugs of the collections and globals. Blocks name theirs in `packages/blocks/shared/forms/fields.ts`. */
export const slugs = {
  pages: 'pages',
  navigationGroups: 'navigation-groups',
  microcopy: 'microcopy',
  paymentMethods: 'payment-methods',
  partners: 'partners',
  offers: 'offers',
  deals: 'deals',
  payments: 'payments',
  savedReports: 'saved-reports',
  experiments: 'experiments',
  toplists: 'toplists',
  records: 'records',
  ratingMethods: 'rating-methods',
  corrections: 'corrections',
  errorReports: 'error-reports',
  gameExtras: 'game-extras',
  authors: 'authors',
  media: 'media',
  mediaFolders: 'media-folders',
  redirects: 'redirects',
  releases: 'releases',
  users: 'users',
  apiKeys: 'api-keys',
  activity: 'activity',
  documentUses: 'document-uses',
  reviews: 'reviews',
  reviewComments: 'review-comments',
  imports: 'imports',
  importRows: 'import-rows',
  siteGlobals: 'site-globals',
  legalStatus: 'legal-status',
  linkSettings: 'link-settings',
} as const;

/** The form of a new casino with all that is said of it, to which the first steps lead. */
export const newCasinoPath = '/admin/nuevo-casino';

/** Groups of the admin's menu. */
export const menu = {
  content: 'Contenido',
  casinos: 'Casinos',
  reports: 'Informes',
  money: 'Dinero',
  settings: 'Ajustes',
} as const;

/** Those that the menu has as one entry, with a page that lists what is in it (`hubs.ts`). */
export const hubs = { reports: '/admin/informes', money: '/admin/dinero', settings: '/admin/ajustes' } as const;
export type Hub = keyof typeof hubs;
