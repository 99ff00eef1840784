/** Bytes as gzip sends them: leaving them to either side fails the build. Too little means that something was lost. */
export type Budget = { least: number; most: number };

export type PageType = { name: string; path: string; afterUse: Budget; styles: Budget; elements: Budget; html: Budget };

/** Every page has the comparator and the full mode of games, which bring React once somebody opens them (docs/decisions/092). */
const afterUse = (most: number): Budget => ({ least: 60_000, most });

/** Script at the load event, of every page: the boot script. */
export const scriptAtLoad: Budget = { least: 2000, most: 5120 };
/** Styles, and the document as its server sends it: elements, and bytes before compression. */
const upTo = (elements: number, kibibytes: number, styles = 24_500) => ({
  styles: { least: 14_000, most: styles },
  elements: { least: 300, most: elements },
  html: { least: 20_000, most: kibibytes * 1024 },
});

export const pageTypes: PageType[] = [
  { name: 'home', path: '/', afterUse: afterUse(122_000), ...upTo(2000, 128, 25_600) },
  { name: 'ranking', path: '/dinero-real/', afterUse: afterUse(122_000), ...upTo(2600, 160) },
  { name: 'review', path: '/resenas/casino-andino/', afterUse: afterUse(130_000), ...upTo(2600, 160) },
  { name: 'payment method', path: '/metodos-de-pago/webpay/', afterUse: afterUse(114_000), ...upTo(2600, 160) },
  { name: 'provider', path: '/proveedores/cordillera-play/', afterUse: afterUse(124_000), ...upTo(2600, 160) },
  { name: 'games', path: '/juegos-gratis/', afterUse: afterUse(124_000), ...upTo(1500, 120, 22_600) },
  { name: 'game', path: '/juegos-gratis/desierto-florido/', afterUse: afterUse(124_000), ...upTo(1500, 120, 22_600) },
  { name: 'guide', path: '/guias/retiros/', afterUse: afterUse(113_000), ...upTo(1500, 120, 22_600) },
];

/** Milliseconds from a tap or a key to the next frame, the slowest of a page. */
export const slowestInteraction = 200;

export function isWithin(bytes: number, { least, most }: Budget): boolean {
  return bytes >= least && bytes <= most;
}
