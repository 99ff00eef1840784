import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { constants, createZstdDecompress } from 'node:zlib';
import { logoHash } from '@lupa/contracts/game.ts';
import { demoGames, demoProviders } from './demoCatalogue.ts';

/** A line of JSON for each picture, `["<hash>", "<svg …>"]`. They share most of their drawings: 155 MB of text in 1.4. */
const artworkFile = new URL('../content/artwork.ndjson.zst', import.meta.url);
/** Bits of the distance over which the file repeats itself. */
const windowBits = 27;

/** Names of all pictures of the demo's catalogue, `<hash>.svg` by the hash that the feed gives them. */
export const listPictures = (): string[] => [...demoProviders, ...demoGames].map(({ images }) => `${logoHash(images) ?? ''}.svg`);

/** Where pictures are kept, each by its name. */
export type ArtworkTarget = {
  listNames: () => Promise<Iterable<string>>;
  write: (name: string, svg: string) => Promise<void>;
};

const writtenAtOnce = 16;

/** Writes what is missing there. Returns how many pictures it wrote. */
export async function writeArtwork(target: ArtworkTarget): Promise<number> {
  const missing = new Set(listPictures()).difference(new Set(await target.listNames()));
  if (missing.size === 0) return 0;
  const unpack = createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: windowBits } });
  let written = 0;
  let open: Promise<void>[] = [];
  for await (const line of createInterface({ input: createReadStream(artworkFile).pipe(unpack) })) {
    const [hash, svg] = JSON.parse(line) as [hash: string, svg: string];
    if (!missing.has(`${hash}.svg`)) continue;
    open.push(target.write(`${hash}.svg`, svg));
    written += 1;
    if (open.length < writtenAtOnce) continue;
    await Promise.all(open);
    open = [];
  }
  await Promise.all(open);
  return written;
}

/** A folder, made when it is missing. */
export function artworkFolder(directory: string): ArtworkTarget {
  return {
    listNames: async () => {
      await mkdir(directory, { recursive: true });
      return readdir(directory);
    },
    write: async (name, svg) => {
      const file = join(directory, name);
      // A half-written picture must never be taken for a whole one.
      await writeFile(`${file}.part`, svg);
      await rename(`${file}.part`, file);
    },
  };
}
