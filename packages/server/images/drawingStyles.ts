import { transform, transformStyleAttribute, type Declaration, type Visitor } from 'lightningcss';
import { ImageError } from './imageError.ts';

/** What of a drawing may be said in a style sheet, in `style`, or as an attribute (https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes). */
export const drawingProperties: ReadonlySet<string> = new Set(
  `color fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stop-color stop-opacity opacity paint-order vector-effect clip-path clip-rule mask mask-type marker marker-start marker-mid marker-end
  display visibility overflow transform transform-origin transform-box mix-blend-mode isolation color-interpolation
  filter flood-color flood-opacity color-interpolation-filters shape-rendering text-rendering image-rendering x y width height cx cy r rx ry d
  font font-family font-size font-style font-weight font-variant font-stretch font-size-adjust letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi white-space`.split(/\s+/),
);
const filters = new Set(['filter', 'backdrop-filter']);
const functions = new Set(
  'rgb rgba hsl hsla calc min max clamp translate translatex translatey scale scalex scaley rotate skew skewx skewy matrix path'.split(' '),
);
const outsideImages = new Set(['image-set', 'gradient']);

const filterFault = () => new ImageError('The drawing has filters', { fault: 'filter' });
export const referenceFault = () => new ImageError('The drawing refers to something outside itself', { fault: 'reference' });
const ruleFault = (name: string) => new ImageError('The drawing has a rule that is not taken', { fault: 'rule', detail: `@${name}` });

const kept = ['style', 'media', 'nested-declarations', 'ignored'];
/** What a picture never loads. */
const left = ['import', 'font-face', 'namespace'];

/** A style sheet with what a drawing may say, written anew. @throws ImageError */
export const cleanStyleSheet = (text: string): string => clean(text, (options) => transform(options));

/** The same for the text of `style`. @throws ImageError */
export const cleanStyle = (text: string): string => clean(text, (options) => transformStyleAttribute(options));

/** A property that is written as an attribute; null when its value is none. @throws ImageError */
export function cleanPresentation(name: string, value: string): string | null {
  // Without one of them a value calls no function.
  if (!value.includes('(') && !value.includes('\\')) return toPixels(value);
  const text = cleanStyle(`${name}: ${value}`);
  return text.startsWith(`${name}: `) ? text.slice(name.length + 2) : null;
}

const pixels: Record<string, number> = { in: 96, cm: 96 / 2.54, mm: 96 / 25.4, q: 96 / 101.6, pt: 4 / 3, pc: 16 };
const absolute = /(?<![\w.])([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(in|cm|mm|q|pt|pc)(?![\w%])/gi;

/** Lengths of print in pixels: what draws them larger would take them larger once more. */
export const toPixels = (value: string): string =>
  value.replace(absolute, (_, count: string, unit: string) => String(Number(count) * (pixels[unit.toLowerCase()] ?? 1)));

type Options = { filename: string; code: Buffer; errorRecovery: boolean; visitor: Visitor<never> };
type Read = (options: Options) => { code: Uint8Array };

function clean(text: string, read: Read): string {
  const faults: ImageError[] = [];
  const visitor: Visitor<never> = {
    Declaration: (declaration) => {
      const name = nameOf(declaration).toLowerCase();
      if (filters.has(name) && !isOwnFilter(declaration)) faults.push(filterFault());
      if (!drawingProperties.has(name)) return [];
      if (hasOutsideValue(declaration.value)) faults.push(referenceFault());
      return undefined;
    },
    Rule: ({ type }) => {
      if (left.includes(type)) return [];
      if (!kept.includes(type)) faults.push(ruleFault(type));
      return undefined;
    },
    Length: ({ unit, value }) => ({ unit: unit in pixels ? 'px' : unit, value: value * (pixels[unit] ?? 1) }),
    Url: (url) => {
      if (!url.url.startsWith('#')) faults.push(referenceFault());
      return url;
    },
  };
  let code: Uint8Array;
  try {
    ({ code } = read({ filename: 'drawing.css', code: Buffer.from(text), errorRecovery: true, visitor }));
  } catch (cause) {
    throw new ImageError('The style of the drawing cannot be read', { cause });
  }
  if (faults[0]) throw faults[0];
  return Buffer.from(code).toString();
}

function nameOf({ property, value }: Declaration): string {
  if (property === 'custom') return (value as { name: string }).name;
  if (property === 'unparsed') return (value as { propertyId: { property: string } }).propertyId.property;
  return property;
}

/** None, or one that the drawing has itself, whose cost is seen when it is drawn. */
function isOwnFilter({ value }: Declaration): boolean {
  const { type, value: steps } = value as { type?: string; value?: unknown };
  return type === 'none' || (type === 'filters' && Array.isArray(steps) && steps.every((step: { type?: string }) => step.type === 'url'));
}

function hasOutsideValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasOutsideValue);
  if (typeof value !== 'object' || value === null) return false;
  const { type, url, value: inner } = value as { type?: unknown; url?: unknown; value?: { name?: unknown } };
  if (typeof url === 'string' && !url.startsWith('#')) return true;
  if (typeof type === 'string' && outsideImages.has(type)) return true;
  if (type === 'function' && !functions.has(String(inner?.name).toLowerCase())) return true;
  return Object.values(value).some(hasOutsideValue);
}
