/** A colour by lightness (0–1), chroma (0–0.4) and hue (degrees). */
export type Oklch = { l: number; c: number; h: number };
type Rgb = [red: number, green: number, blue: number];

/** Channels from 0 to 255. */
export function toOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, c: Math.hypot(a, bb), h: (Math.atan2(bb, a) * 180) / Math.PI };
}

/** `#rrggbb`, with less chroma where a screen cannot show it. */
export function toHex(colour: Oklch): string {
  return `#${toRgb(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** WCAG 2.2: from 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour, lighter or darker by no more than it takes to stand out from all of the grounds. */
export function readableOn(colour: Oklch, grounds: Oklch[], least: number): Oklch {
  const isOnDark = grounds.every((ground) => ground.l < 0.6);
  let { l } = colour;
  const isTooNear = (ground: Oklch): boolean => contrast({ ...colour, l }, ground) < least;
  while (grounds.some(isTooNear) && l >= 0 && l <= 1) l += isOnDark ? 0.01 : -0.01;
  return { ...colour, l: Math.min(1, Math.max(0, l)) };
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toRgb(colour).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function toRgb(colour: Oklch): number[] {
  for (let c = colour.c; c > 0; c -= 0.005) {
    const channels = toLinear({ ...colour, c });
    if (channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return channels.map(gamma);
  }
  return toLinear({ ...colour, c: 0 }).map(gamma);
}

function toLinear({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  const clipped = Math.min(1, Math.max(0, value));
  return Math.round(255 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055));
}
