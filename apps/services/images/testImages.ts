import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMetrics } from '@lupa/server/metrics.ts';
import { createLogger } from '@lupa/server/logger.ts';
import sharp from 'sharp';
import { createApp } from './app.ts';
import { cleanOriginal } from '@lupa/server/images/cleanRaster.ts';
import { encodeImage } from '@lupa/server/images/encodeImage.ts';
import { FileStore } from '@lupa/server/fileStore.ts';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';

import { createArtworkSource, createMediaSource, type FindSource } from './localSource.ts';
import { createVariants, type VariantsOptions } from './variants.ts';

export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
<script>throw new Error('ran')</script><image href="file:///etc/passwd" width="5" height="5"/><rect width="40" height="20" fill="#b5532a"/></svg>`;

export type TestImages = Awaited<ReturnType<typeof startTestImages>>;

export async function startTestImages(options: Partial<VariantsOptions> & { sources?: Map<string, FindSource>; directory?: string } = {}) {
  const directory = options.directory ?? (await mkdtemp(join(tmpdir(), 'lupa-images-')));
  const [media, artwork] = [join(directory, 'media'), join(directory, 'artwork')];
  if (options.directory === undefined) {
    await Promise.all([media, artwork].map((folder) => mkdir(folder, { recursive: true })));
    await writeFile(join(media, 'photo.jpg'), await picture(800, 600).jpeg().toBuffer());
    await writeFile(join(media, 'small.png'), await picture(50, 40).png().toBuffer());
    await writeFile(join(media, 'drawing.svg'), drawing);
    await writeFile(join(media, 'broken.png'), (await picture(300, 300).png().toBuffer()).subarray(0, 200));
    await writeFile(join(media, 'notes.txt'), 'no image at all');
    await writeFile(join(artwork, 'a1b2c3.svg'), drawing);
    await writeFile(join(directory, 'secret.png'), await picture(20, 20).png().toBuffer());
  }
  let encodes = 0;
  const store = options.store ?? new FileStore({ directory: join(directory, 'images'), maximumBytes: 10_000_000, hasFolders: true });
  const variants = createVariants({
    queue: new PQueue({ concurrency: 2 }),
    mostWaiting: 64,
    failures: new LRUCache({ max: 100, ttl: 60_000 }),
    onStoreFailure: () => undefined,
    ...options,
    store,
    encode: (source, modifiers, format) => {
      encodes += 1;
      if (options.encode) return options.encode(source, modifiers, format);
      return modifiers === null ? cleanOriginal(source) : encodeImage(source, modifiers, format);
    },
  });
  const sources = new Map<string, FindSource>([
    ['media', createMediaSource(media)],
    ['arcade', createArtworkSource(artwork)],
    ...(options.sources ?? []),
  ]);
  const app = createApp({ sources, variants, logger: createLogger('images', 'silent'), metrics: createMetrics('images') });
  return {
    directory,
    store,
    get: async (path: string, headers: Record<string, string> = {}, method = 'GET') => app.request(path, { method, headers }),
    encodes: () => encodes,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

export function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0b3a53', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}
