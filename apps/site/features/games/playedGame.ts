import { isArcadeId } from '@lupa/contracts/gameTraits.ts';

/** The id of the title: the name of the dialog, and where the focus goes when it opens. */
export const gameOverlayTitleId = 'game-full-mode-title';

/** A game in the full mode, as the link that opened it says: known before anything is fetched, and kept with the history entry. */
export type PlayedGame = {
  id: string;
  name: string;
  /** On the free-play host. */
  href: string;
  /** Slug of the casino that the page named. */
  partner: string | null;
  /** Of the picture that the visitor has just seen: it needs no loading. */
  poster: string | null;
};

/** What a link made by `presenter.freePlay` opens; null where it names no game. Browser only. */
export function readPlayLink(link: HTMLAnchorElement): PlayedGame | null {
  const { playGame, gameName = '', partner = null } = link.dataset;
  const picture = (link.querySelector('img') ? link : link.closest('article, [data-game-stage]'))?.querySelector('img');
  return parsePlayedGame({ id: playGame, name: gameName, href: link.href, partner, poster: picture?.currentSrc || null });
}

export function parsePlayedGame(value: unknown): PlayedGame | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, href, partner, poster } = value as Record<string, unknown>;
  if (!isArcadeId(id) || typeof name !== 'string' || typeof href !== 'string') return null;
  if (!/^https?:\/\//.test(href)) return null;
  return { id, name, href, partner: textOrNull(partner), poster: textOrNull(poster) };
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
