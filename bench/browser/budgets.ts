/** Bytes as gzip sends them: leaving them to either side fails the build. Too little means that something was lost. */
export type Budget = { least: number; most: number };

/** A kind of page, one that stands for it, and the script it may fetch until everything on it was used. */
export type PageType = { name: string; path: string; afterUse: Budget };

/** Every page has the comparator and the full mode of games, which bring React once somebody opens them. */
const afterUse: Budget = { least: 60_000, most: 116_000 };

/** Script at the load event, of every page: the boot script. */
export const scriptAtLoad: Budget = { least: 2000, most: 5120 };
/** Styles of every page: one sheet, which the browser keeps from page to page. Next: a sheet for each kind of page. */
export const styles: Budget = { least: 14_000, most: 30_000 };

export const pageTypes: PageType[] = [
  { name: 'home', path: '/', afterUse },
  { name: 'ranking', path: '/dinero-real/', afterUse },
  { name: 'review', path: '/resenas/casino-andino/', afterUse },
  { name: 'payment method', path: '/metodos-de-pago/webpay/', afterUse },
  { name: 'provider', path: '/proveedores/cordillera-play/', afterUse },
  { name: 'games', path: '/juegos-gratis/', afterUse },
  { name: 'game', path: '/juegos-gratis/desierto-florido/', afterUse },
  { name: 'guide', path: '/guias/retiros/', afterUse },
];

export function isWithin(bytes: number, { least, most }: Budget): boolean {
  return bytes >= least && bytes <= most;
}
