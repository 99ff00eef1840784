/** Slugs of the studio's collections that blocks point to. */
export const collections = {
  authors: 'authors',
  media: 'media',
  pages: 'pages',
  partners: 'partners',
  paymentMethods: 'payment-methods',
  toplists: 'toplists',
} as const;
