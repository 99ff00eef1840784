import { access, mkdir, rename, writeFile } from 'node:fs/promises';
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

/** Draws what is missing into the directory, as `<hash>.svg`. Returns how many pictures it drew. */
export async function writeArtwork(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  const fileOf = ({ hash }: Picture) => join(directory, `${hash}.svg`);
  const pictures = listPictures();
  const present = await Promise.all(
    pictures.map((picture) =>
      access(fileOf(picture)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = pictures.filter((_, at) => !present[at]);
  if (missing.length === 0) return 0;
  const icons = await loadIcons();
  for (const picture of missing) {
    const file = fileOf(picture);
    // A half-written picture must never be taken for a whole one.
    await writeFile(`${file}.part`, picture.draw(icons));
    await rename(`${file}.part`, file);
  }
  return missing.length;
}
