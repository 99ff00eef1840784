import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import { maximumSourceBytes } from '@lupa/server/images/imageLimits.ts';
import { ProblemError } from '@lupa/server/problem.ts';

/** An image before it is scaled. `identity` changes whenever its bytes do. */
export type ImageSource = { identity: string; read: () => Promise<Buffer> };

/** Finds the source of a path; null when there is none. */
export type FindSource = (segments: string[]) => Promise<ImageSource | null>;

export const tooLargeMessage = 'The source is too large';
export const artworkTypes = ['svg', 'webp', 'png', 'jpg', 'avif'];

export function createMediaSource(directory: string): FindSource {
  return (segments) => findFile(directory, imageSources.media, segments);
}

export function createArtworkSource(directory: string): FindSource {
  return async (segments) => {
    const hash = artworkHash(segments);
    if (hash === null) return null;
    for (const type of artworkTypes) {
      const found = await findFile(directory, imageSources.arcade, [`${hash}.${type}`]);
      if (found) return found;
    }
    return null;
  };
}

export function artworkHash([hash, ...rest]: string[]): string | null {
  return hash !== undefined && rest.length === 0 && /^[\w-]+$/.test(hash) ? hash : null;
}

async function findFile(directory: string, name: string, segments: string[]): Promise<ImageSource | null> {
  try {
    const root = await realpath(directory);
    const path = await realpath(join(root, ...segments));
    if (!path.startsWith(root + sep)) return null;
    const file = await stat(path);
    if (!file.isFile()) return null;
    if (file.size > maximumSourceBytes) throw new ProblemError(422, tooLargeMessage);
    return { identity: `${name}/${segments.join('/')}:${file.mtimeMs}:${file.size}`, read: () => readFile(path) };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'ENAMETOOLONG'].includes(String(error.code));
}
