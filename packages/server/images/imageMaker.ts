// A process of its own that reads and makes images: whatever a source does to the libraries, nothing else waits for it (imageMakers.ts).
import sharp from 'sharp';
import { cleanOriginal } from './cleanRaster.ts';
import { encodeImage } from './encodeImage.ts';
import { ImageError } from './imageError.ts';
import type { ImageAnswer, ImageTask, ImageWork } from './imageMakers.ts';

const checkEvery = 50;

// One thread per image: the pool decides how many images are made at once.
sharp.concurrency(1);
sharp.cache(false);

process.on('message', ({ work, budget }: ImageTask) => {
  const start = process.cpuUsage();
  const memory = process.memoryUsage.rss();
  const isOver = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 > budget.processor || process.memoryUsage.rss() - memory > budget.memory;
  };
  const watch = setInterval(() => isOver() && answer({ isOver: true }), checkEvery);
  run(work)
    .then(
      (value) => answer({ value }),
      (error: unknown) => answer(explain(error)),
    )
    .finally(() => clearInterval(watch));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');

async function run(work: ImageWork): Promise<unknown> {
  const source = Buffer.from(work.source);
  if (work.act === 'encode') return encodeImage(source, work.modifiers, work.format);
  if (work.act === 'clean') return cleanOriginal(source);
  // Only the studio needs what it reads drawings with.
  const { takeImage } = await import('./takeImage.ts');
  return takeImage(source);
}

function explain(error: unknown): ImageAnswer {
  if (error instanceof ImageError) return { message: error.message, fault: error.fault, detail: error.detail };
  return { message: error instanceof Error ? error.message : String(error) };
}

function answer(given: ImageAnswer) {
  process.send?.(given);
}
