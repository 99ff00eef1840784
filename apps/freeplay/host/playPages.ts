import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { buildImagePath, imageSources } from '@lupa/contracts/imagePath.ts';
import { LRUCache } from 'lru-cache';
import type { PlayableGame } from './findGame.ts';
import type { PlayAssets, RenderGame } from './playAssets.ts';
import { renderPlayPage } from './playPage.ts';
import type { Themes } from './theme/themes.ts';

export type PlayPageAnswer = { html: string; gzip: Uint8Array<ArrayBuffer>; etag: string; styleHashes: string[] };

type Options = { assets: PlayAssets; renderGame: RenderGame; themes: Themes; imagesUrl: string };

const storedPages = 500;
const pictureSize = 384;

/** The pages of games, made once for as long as the game and its colours are the same. */
export function createPlayPages(options: Options) {
  const { themes } = options;
  const made = new LRUCache<PlayableGame, { theme: string; page: PlayPageAnswer }>({ max: storedPages });
  return {
    find: async (game: PlayableGame): Promise<PlayPageAnswer> => {
      const theme = await themes.find(game.pictureHash);
      const known = made.get(game);
      if (known?.theme === theme) return known.page;
      const page = await buildPage(game, theme, options);
      made.set(game, { theme, page });
      return page;
    },
  };
}

async function buildPage({ facts: known, pictureHash }: PlayableGame, theme: string, options: Options): Promise<PlayPageAnswer> {
  const { assets, renderGame, imagesUrl } = options;
  const source = pictureHash && `${imageSources.arcade}/${pictureHash}`;
  const picture = source ? imagesUrl + buildImagePath(source, { width: pictureSize, height: pictureSize, fit: 'cover' }) : null;
  const facts = { ...known, picture };
  const game = await renderGame(facts);
  const style = theme + game.css;
  const files = assets.filesOf(facts.type);
  const html = renderPlayPage({ facts, files, html: game.html, style });
  return {
    html,
    gzip: new Uint8Array(gzipSync(html)),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    styleHashes: [files.css, style].map((text) => createHash('sha256').update(text).digest('base64')),
  };
}
