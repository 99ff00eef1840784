// A process of its own that makes images: whatever a source does to the libraries, nothing else waits for it (imageMakers.ts).
import sharp from 'sharp';
import { encodeImage, ImageError } from './encodeImage.ts';
import type { ImageTask, ImageResult } from './imageMakers.ts';

// One thread per image: the pool decides how many images are made at once.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ source, modifiers, format }: ImageTask) => {
  encodeImage(Buffer.from(source), modifiers, format).then(
    (bytes) => answer({ bytes }),
    (error: unknown) => answer({ message: error instanceof Error ? error.message : String(error), isFault: error instanceof ImageError }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

function answer(result: ImageResult) {
  process.send?.(result);
}
