import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '@lupa/server/logger.ts';

export type KeptAssetsOptions = {
  present: string;
  directory: string;
  logger: Logger;
  maximumBytes?: number;
  now?: number;
};

const lifetimeMilliseconds = 30 * 24 * 3600_000;

/**
 * Keeps the hashed files of each build that starts here for thirty days after its last start: for pages of older builds that are on disk, in CDNs
 * and in open tabs. A disk that refuses costs only that.
 */
export function storeAssets({ present, directory, logger, maximumBytes = 32 * 1024 * 1024, now = Date.now() }: KeptAssetsOptions): void {
  try {
    mkdirSync(directory, { recursive: true });
    const names = new Set(readdirSync(present));
    removeOld(directory, names, { maximumBytes, now });
    for (const name of names) storeFile(join(present, name), join(directory, name), now);
  } catch (error) {
    logger.error({ event: 'assets.keepFailed', err: error }, 'the files of this build cannot be kept for its pages');
  }
}

function removeOld(directory: string, present: ReadonlySet<string>, { maximumBytes, now }: { maximumBytes: number; now: number }): void {
  const files = readdirSync(directory)
    .filter((name) => !present.has(name))
    .map((name) => ({ name, stats: statSync(join(directory, name)) }))
    .toSorted((a, b) => b.stats.mtimeMs - a.stats.mtimeMs);
  let bytes = 0;
  for (const { name, stats } of files) {
    bytes += stats.size;
    if (bytes > maximumBytes || now - stats.mtimeMs > lifetimeMilliseconds) rmSync(join(directory, name), { force: true });
  }
}

function storeFile(from: string, to: string, now: number): void {
  if (statSync(to, { throwIfNoEntry: false }) === undefined) {
    // Whole or not at all: a file with this name is taken for what the name says.
    const unfinished = `${to}.${process.pid}.tmp`;
    try {
      copyFileSync(from, unfinished);
      renameSync(unfinished, to);
    } finally {
      rmSync(unfinished, { force: true });
    }
  }
  utimesSync(to, now / 1000, now / 1000);
}
