import { cleanDrawing } from './cleanDrawing.ts';
import { cleanRaster, type CleanImage } from './cleanRaster.ts';
import { encodeImage, largestModifiers, readDrawnSize } from './encodeImage.ts';
import { ImageError } from './imageError.ts';
import { imageTypeOf, otherTypeOf } from './imageType.ts';

/** What is taken into the library of what comes in: the host draws it at every size, in every format, and to everybody. @throws ImageError */
export async function takeImage(source: Buffer): Promise<CleanImage> {
  const type = imageTypeOf(source);
  if (type === 'svg' || (type === null && isMarkup(source))) return takeDrawing(source);
  const other = type === null || type === 'gif' ? otherTypeOf(source) : null;
  if (other !== null) throw new ImageError('The source is of a type that is not taken', { fault: 'otherType', detail: other });
  if (type === null || type === 'gif') throw new ImageError('The source is not an image', { fault: 'notImage' });
  return cleanRaster(source, type);
}

const isMarkup = (bytes: Buffer): boolean => /^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?[\s\0]*</.test(bytes.toString('latin1', 0, 256));

/** A drawing is drawn once, as large as it ever is: how long that takes cannot be told from its text. */
async function takeDrawing(source: Buffer): Promise<CleanImage> {
  const bytes = await cleanDrawing(source);
  const size = await readDrawnSize(bytes).catch((cause: unknown) => {
    throw cause instanceof ImageError
      ? cause
      : new ImageError('The drawing has no size, or cannot be drawn', { fault: 'undrawable', cause });
  });
  await encodeImage(bytes, largestModifiers(size), 'jpeg');
  return { ...size, bytes, given: size, isMoving: false };
}
