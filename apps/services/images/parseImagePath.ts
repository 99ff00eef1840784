import {
  imageBoxes,
  imageFits,
  imageFocusStep,
  imageFormats,
  imageQualities,
  imageWidths,
  type ImageFocus,
  type ImageModifiers,
  type ImageSize,
} from '@lupa/contracts/imagePath.ts';
import { ParameterError, ProblemError } from '@lupa/server/problem.ts';

/** `modifiers` is null for `original`, the source as it is. `segments` are decoded and free of tricks. */
export type ImageRequest = { modifiers: ImageModifiers | null; source: string; segments: string[] };

const maximumSegments = 12;

/** `/{preset or modifiers}/{source}/{path…}` of a URL's path, still encoded. @throws ParameterError, ProblemError */
export function parseImagePath(pathname: string): ImageRequest {
  const [, first = '', ...rest] = pathname.split('/');
  const modifiers = readModifiers(decodeSegment(first));
  const [source, ...segments] = rest.map(decodeSegment);
  if (source === undefined || segments.length === 0 || segments.length > maximumSegments || !segments.every(isPlainName)) {
    throw new ProblemError(404, 'There is no such image');
  }
  return { modifiers, source, segments };
}

function readModifiers(text: string): ImageModifiers | null {
  if (text === 'original') return null;
  const preset = Object.hasOwn(imagePresets, text) ? imagePresets[text] : undefined;
  if (preset) return preset;
  const given = new Map<string, string>();
  for (const part of text.split(',')) {
    const mark = part.indexOf('_');
    const name = part.slice(0, mark);
    if (mark < 1 || given.has(name) || !names.has(name)) {
      throw new ParameterError('modifiers', 'a preset, "original", or a list such as w_320,h_192,fit_cover,focus_30-70,f_webp,q_80');
    }
    given.set(name, part.slice(mark + 1));
  }
  const [fit, focus, format, quality] = [given.get('fit'), given.get('focus'), given.get('f'), given.get('q')];
  const size = readSize(given.get('w'), given.get('h'));
  return {
    ...size,
    ...(fit !== undefined && { fit: oneOf('fit', fit, imageFits) }),
    ...(focus !== undefined && { focus: readFocus(focus, size.height !== undefined && (fit ?? 'cover') === 'cover') }),
    ...(format !== undefined && { format: oneOf('format', format, imageFormats) }),
    ...(quality !== undefined && { quality: oneOf('quality', quality, imageQualities) }),
  };
}

const names = new Set(['w', 'h', 'fit', 'focus', 'f', 'q']);

function readFocus(text: string, isCut: boolean): ImageFocus {
  const [x = NaN, y = NaN] = /^(\d{1,3})-(\d{1,3})$/.exec(text)?.slice(1).map(Number) ?? [];
  const isKnown = [x, y].every((percent) => percent <= 100 && percent % imageFocusStep === 0);
  if (!isKnown || !isCut)
    throw new ParameterError('focus', `with a box and fit_cover, percentages in steps of ${imageFocusStep} such as 30-70`);
  return { x, y };
}

function readSize(width: string | undefined, height: string | undefined): ImageSize {
  if (height === undefined) return width === undefined ? {} : { width: oneOf('width', width, imageWidths) };
  const box = imageBoxes.find((known) => String(known.width) === width && String(known.height) === height);
  if (!box) throw new ParameterError('size', `one of ${imageBoxes.map((known) => `w_${known.width},h_${known.height}`).join(' ')}`);
  return box;
}

function oneOf<Value extends string | number>(name: string, text: string, allowed: readonly Value[]): Value {
  const found = allowed.find((value) => String(value) === text);
  if (found === undefined) throw new ParameterError(name, `one of ${allowed.join(', ')}`);
  return found;
}

function isPlainName(segment: string): boolean {
  return segment !== '' && segment.length <= 255 && !segment.startsWith('.') && !/[/\\\u0000-\u001f]/.test(segment);
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ParameterError('path', 'percent-encoded UTF-8');
  }
}

const imagePresets: Record<string, ImageModifiers> = {
  thumb: { width: 96, height: 96, fit: 'cover' },
  logo: { width: 192, height: 96, fit: 'inside' },
  card: { width: 320, height: 192, fit: 'cover' },
  /** Open Graph: readers of link previews want a JPEG. */
  share: { width: 1280, height: 640, fit: 'cover', format: 'jpeg' },
};
