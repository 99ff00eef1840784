import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildImagePath, imageSources } from '@lupa/contracts/imagePath.ts';
import { LRUCache } from 'lru-cache';
import type { PlayableGame } from './findGame.ts';
import type { PlayAssets } from './playAssets.ts';
import { renderPlayPage } from './playPage.ts';
import type { Themes } from './theme/themes.ts';

export type PlayPageAnswer = { html: string; gzip: Uint8Array<ArrayBuffer>; etag: string; themeHash: string };

const storedPages = 500;
const pictureSize = 384;

/** The pages of games, made once for as long as the game and its colours are the same. */
export function createPlayPages({ assets, themes, imagesUrl }: { assets: PlayAssets; themes: Themes; imagesUrl: string }) {
  const made = new LRUCache<PlayableGame, { theme: string; page: PlayPageAnswer }>({ max: storedPages });
  return {
    find: async (game: PlayableGame): Promise<PlayPageAnswer> => {
      const theme = await themes.find(game.pictureHash);
      const known = made.get(game);
      if (known?.theme === theme) return known.page;
      const page = buildPage(game, theme, assets, imagesUrl);
      made.set(game, { theme, page });
      return page;
    },
  };
}

function buildPage({ facts, pictureHash }: PlayableGame, theme: string, assets: PlayAssets, imagesUrl: string): PlayPageAnswer {
  const source = pictureHash && `${imageSources.arcade}/${pictureHash}`;
  const picture = source ? imagesUrl + buildImagePath(source, { width: pictureSize, height: pictureSize, fit: 'cover' }) : null;
  const html = renderPlayPage({ facts: { ...facts, picture }, links: assets.linksOf(facts.type), theme });
  return {
    html,
    gzip: new Uint8Array(gzipSync(html)),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    themeHash: createHash('sha256').update(theme).digest('base64'),
  };
}
