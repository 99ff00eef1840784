/** Bytes as gzip sends them: leaving them to either side fails the build. Too little means that something was lost. */
export type Budget = { least: number; most: number };

/** A kind of page, one that stands for it, and the script it may fetch until everything on it was used. */
export type PageType = { name: string; path: string; afterUse: Budget };

/** Every page has the comparator, which brings React once somebody opens it. */
const withComparator: Budget = { least: 60_000, most: 86_000 };
/** And filters, calculators, a comparison. */
const withIslands: Budget = { least: 60_000, most: 96_000 };

/** Script at the load event, of every page. */
export const scriptAtLoad: Budget = { least: 2000, most: 5000 };
/** Styles of every page: one sheet, which the browser keeps from page to page. */
export const styles: Budget = { least: 14_000, most: 30_000 };

export const pageTypes: PageType[] = [
  { name: 'home', path: '/', afterUse: withIslands },
  { name: 'ranking', path: '/dinero-real/', afterUse: withIslands },
  { name: 'review', path: '/resenas/casino-andino/', afterUse: withComparator },
  { name: 'payment method', path: '/metodos-de-pago/webpay/', afterUse: withIslands },
  { name: 'provider', path: '/proveedores/cordillera-play/', afterUse: withComparator },
  { name: 'games', path: '/juegos-gratis/', afterUse: withComparator },
  { name: 'game', path: '/juegos-gratis/desierto-florido/', afterUse: withComparator },
  { name: 'guide', path: '/guias/retiros/', afterUse: withComparator },
];

export function isWithin(bytes: number, { least, most }: Budget): boolean {
  return bytes >= least && bytes <= most;
}
