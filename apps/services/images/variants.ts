import { createHash } from 'node:crypto';
import type { ImageModifiers } from '@lupa/contracts/imagePath.ts';
import type { FileStore } from '@lupa/server/fileStore.ts';
import type { TargetFormat } from '@lupa/server/images/encodeImage.ts';
import { ImageError } from '@lupa/server/images/imageError.ts';
import type { LRUCache } from 'lru-cache';
import type PQueue from 'p-queue';
import type { ImageSource } from './localSource.ts';

/** So much waits already that one more would only wait in vain. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export type VariantsOptions = {
  store: FileStore;
  /** By source: what failed once fails again, and costs as much. */
  failures: LRUCache<string, ImageError>;
  queue: PQueue;
  mostWaiting: number;
  /** Without modifiers: the source itself, without personal data. */
  encode: (source: Buffer, modifiers: ImageModifiers | null, format: TargetFormat) => Promise<Buffer>;
  onStoreFailure: (error: unknown) => void;
  onServed?: (from: 'store' | 'encoder' | 'running') => void;
};

export type Variants = {
  load: (key: string, source: ImageSource, modifiers: ImageModifiers | null, format: TargetFormat) => Promise<Buffer>;
};

// Raise it when the encoder's settings change: older files are then no longer found.
const encoderVersion = 1;

/** Name of a variant: the same source, modifiers and format always give the same, anything else another. */
export function variantKey({ identity }: ImageSource, modifiers: ImageModifiers | null, format: TargetFormat): string {
  const { width, height, fit, focus, quality } = modifiers ?? {};
  const parts = [
    encoderVersion,
    identity,
    modifiers === null ? 'clean' : false,
    width ?? 0,
    height ?? 0,
    fit ?? '',
    quality ?? 0,
    format,
    ...(focus ? [focus.x, focus.y] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function createVariants({ store, failures, queue, mostWaiting, encode, onStoreFailure, onServed }: VariantsOptions): Variants {
  const running = new Map<string, Promise<Buffer>>();

  async function make(key: string, source: ImageSource, modifiers: ImageModifiers | null, format: TargetFormat): Promise<Buffer> {
    const stored = await store.read(key).catch(() => null);
    if (stored !== null) {
      onServed?.('store');
      return stored;
    }
    const origin = modifiers === null ? `original ${source.identity}` : source.identity;
    const failure = failures.get(origin);
    if (failure) throw failure;
    if (queue.size >= mostWaiting) throw new BusyError('the queue is full');
    const bytes = await queue
      .add(async () => encode(await source.read(), modifiers, format))
      .catch((error: unknown) => {
        if (error instanceof ImageError) failures.set(origin, error);
        throw error;
      });
    onServed?.('encoder');
    await store.write(key, bytes).catch(onStoreFailure);
    return bytes;
  }

  return {
    load: (key, source, modifiers, format) => {
      const current = running.get(key);
      if (current) {
        onServed?.('running');
        return current;
      }
      const started = make(key, source, modifiers, format).finally(() => running.delete(key));
      running.set(key, started);
      return started;
    },
  };
}
