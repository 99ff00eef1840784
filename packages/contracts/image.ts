import { z } from 'zod';
import { objectOf, readAs } from './generous.ts';
import { isObject } from './plainValues.ts';
import { number, numberOrNull, someSource, textOrEmpty } from './values.ts';
import { isCentred, type ImageFocus } from './imagePath.ts';

const percent = number.pipe(z.number().min(0).max(100));
/** `{x, y}` in percent; null where the sender knows none. */
export const focusSchema = objectOf({ x: percent, y: percent })
  .nullish()
  .transform((focus): ImageFocus | null => focus ?? null);

export type Image = { src: string; alt: string; width: number | null; height: number | null; focus?: ImageFocus };

/**
 * An image of the content, or its source alone. `src` is a source path on the image host (`media/casino-andino.png`) or an absolute URL;
 * `width` and `height` are the source's own size in CSS pixels, null when the sender does not know it. `alt` is empty where the image only
 * decorates. `focus`, in percent, is what stays in sight where the image is cut; without one that is its middle.
 */
export const imageSchema = readAs(
  objectOf({ src: someSource, alt: textOrEmpty, width: numberOrNull, height: numberOrNull, focus: focusSchema }),
  (sent) => (isObject(sent) ? { ...sent, src: sent } : { src: sent }),
).transform(({ focus, ...image }): Image => (focus === null || isCentred(focus) ? image : { ...image, focus }));

export const imageExample: Image = {
  src: 'media/casino-andino.png',
  alt: 'Casino Andino',
  width: 320,
  height: 160,
  focus: { x: 25, y: 50 },
};
