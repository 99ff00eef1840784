import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isGameType } from '@lupa/contracts/gameType.ts';
import { logoHash } from '@lupa/contracts/game.ts';
import { drawGameArtwork, drawProviderArtwork } from './artwork/drawArtwork.ts';
import { loadIcons, type IconSet } from './artwork/icons.ts';
import { buildDemoGames } from './demoGames.ts';
import { demoProviders } from './demoProviders.ts';

type Picture = { hash: string; draw: (icons: IconSet) => string };

/** Every picture of the demo's catalogue, by the hash that the feed gives it. */
export function listPictures(): Picture[] {
  const providers = demoProviders.map(({ id, images }) => ({
    hash: logoHash(images) ?? '',
    draw: (icons: IconSet) => drawProviderArtwork(icons, id),
  }));
  const games = buildDemoGames().map(({ game: { id, type, normalisedName, images }, theme }) => ({
    hash: logoHash(images) ?? '',
    draw: (icons: IconSet) => drawGameArtwork(icons, { id, type: isGameType(type) ? type : 'OTHER', theme, normalisedName }),
  }));
  return [...providers, ...games];
}

/** Where pictures are kept, each by its name. */
export type ArtworkTarget = {
  listNames: () => Promise<Iterable<string>>;
  write: (name: string, svg: string) => Promise<void>;
};

const writtenAtOnce = 16;

/** Draws what is missing there, as `<hash>.svg`. Returns how many pictures it drew. */
export async function writeArtwork(target: ArtworkTarget): Promise<number> {
  const present = new Set(await target.listNames());
  const missing = listPictures().filter(({ hash }) => !present.has(`${hash}.svg`));
  if (missing.length === 0) return 0;
  const icons = await loadIcons();
  for (let at = 0; at < missing.length; at += writtenAtOnce)
    await Promise.all(missing.slice(at, at + writtenAtOnce).map(({ hash, draw }) => target.write(`${hash}.svg`, draw(icons))));
  return missing.length;
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
