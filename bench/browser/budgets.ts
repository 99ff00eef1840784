/** Bytes as gzip sends them: leaving them to either side fails the build. Too little means that something was lost. */
export type Budget = { least: number; most: number };

/** A kind of page: one that stands for it, and how all of them are known by their path. */
export type PageType = { name: string; path: string; isPath: (path: string) => boolean; afterUse: Budget };

const withoutIslands: Budget = { least: 6000, most: 14_000 };
const withIslands: Budget = { least: 60_000, most: 80_000 };
const below = (folder: string) => (path: string) => path.startsWith(folder) && path !== folder;

/** Script at the load event, of every page. */
export const scriptAtLoad: Budget = { least: 2000, most: 5000 };
/** Styles of every page: one sheet, which the browser keeps from page to page. */
export const styles: Budget = { least: 8000, most: 24_000 };

export const pageTypes: PageType[] = [
  { name: 'home', path: '/', isPath: (path) => path === '/', afterUse: withIslands },
  { name: 'ranking', path: '/dinero-real/', isPath: (path) => path === '/dinero-real/', afterUse: withIslands },
  { name: 'review', path: '/resenas/casino-andino/', isPath: below('/resenas/'), afterUse: withoutIslands },
  { name: 'payment method', path: '/metodos-de-pago/webpay/', isPath: below('/metodos-de-pago/'), afterUse: withIslands },
  { name: 'provider', path: '/proveedores/cordillera-play/', isPath: below('/proveedores/'), afterUse: withoutIslands },
  { name: 'games', path: '/juegos-gratis/', isPath: (path) => path === '/juegos-gratis/', afterUse: withoutIslands },
  { name: 'game', path: '/juegos-gratis/desierto-florido/', isPath: below('/juegos-gratis/'), afterUse: withoutIslands },
  { name: 'guide', path: '/guias/retiros/', isPath: below('/guias/'), afterUse: withoutIslands },
];

export function isWithin(bytes: number, { least, most }: Budget): boolean {
  return bytes >= least && bytes <= most;
}
