/** Moved pages of the demo site, so that the studio's list is not empty. */
export const redirects = [
  { from: '/mejores-casinos/', to: '/resenas/', status: '301' },
  { from: '/bonos-casino/', to: '/bonos/', status: '301' },
  { from: '/promocion-fiestas-patrias/', to: '/bonos/', status: '410' },
] as const;
