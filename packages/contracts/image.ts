import { z } from 'zod';
import { numberOrNull, objectOf, someText, textOrEmpty } from './generous.ts';

/**
 * An image of the content, or its source alone. `src` is a source path on the image host (`media/casino-andino.png`) or an absolute URL; `width` and
 * `height` are the source's own size in CSS pixels, null when the sender does not know it.
 */
export const imageSchema = z.union([
  someText.transform((src) => ({ src, alt: '', width: null, height: null })),
  objectOf({ src: someText, alt: textOrEmpty, width: numberOrNull, height: numberOrNull }),
]);
export type Image = z.output<typeof imageSchema>;

export const imageExample: Image = { src: 'media/casino-andino.png', alt: 'Casino Andino', width: 320, height: 160 };
