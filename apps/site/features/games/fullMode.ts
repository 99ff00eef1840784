import { addRecentGame } from '@lupa/blocks/shared/games/myGamesStore.ts';
import { gameOverlayId } from './fullModeIds.ts';
import { gameOverlayTitleId, parsePlayedGame, readPlayLink, type PlayedGame } from './playedGame.ts';

const styles = import.meta.glob<string>('./overlay/*.module.css', { eager: true, import: 'default', query: '?inline' });

/** The styles of the full mode come with its script, not in the sheet of every page. Once per page. */
function adoptFullModeStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Object.values(styles).join(''));
  document.adoptedStyleSheets.push(sheet);
}

// Requirement 4.4: full mode is on while a game is set. Each opening is a history entry, so that the way back closes it.
let played: PlayedGame | null = null;
let opener: HTMLAnchorElement | null = null;
/** The game that was opened first, before others like it: its link is where the visitor comes back to. */
let openedId: string | undefined;
/** Where the page was left for the game. */
let scrollTop = 0;
/** Has had the focus given back, until the history has gone back as well. */
let wayBack: HTMLElement | null = null;
let isGoingBack = false;
let givingUp: ReturnType<typeof setTimeout> | undefined;
/** The game that was asked for meanwhile. */
let next: HTMLAnchorElement | null = null;
let isFollowing = false;
const watchers = new Set<() => void>();

// How long a browser may take to go back that does not say when it is done.
const patience = 1000;

export function readPlayedGame(): PlayedGame | null {
  return played;
}

export function watchPlayedGame(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

/** Opens the game of a link made by `presenter.freePlay`; while one is being played, puts it in its place. */
export function openGame(link: HTMLAnchorElement): void {
  const game = readPlayLink(link);
  const overlay = findOverlay();
  if (!game || !overlay) return;
  if (isGoingBack) return void (next = link);
  follow(overlay);
  if (played) {
    history.replaceState({ ...history.state, playGame: { ...game, partner: game.partner ?? played.partner } }, '');
  } else {
    opener = link;
    history.pushState({ ...history.state, playGame: game, openedGame: game.id }, '');
  }
  followHistory();
}

/** Shows the game that the present history entry names, or none: after back and forward, and when the page was made anew. */
export function followHistory(): void {
  const overlay = findOverlay();
  if (!overlay) return;
  follow(overlay);
  const { playGame, openedGame } = (history.state ?? {}) as { playGame?: unknown; openedGame?: unknown };
  const game = parsePlayedGame(playGame);
  if (game) {
    openedId = typeof openedGame === 'string' ? openedGame : game.id;
    show(game, overlay);
  } else if (played) hide(overlay);
}

export function leaveGame(): void {
  const overlay = findOverlay();
  if (!overlay || !played) return;
  hide(overlay);
  goBack();
}

export function prepareFullMode(): void {
  findOverlay()?.querySelector('lupa-island')?.dispatchEvent(new Event('pointerover'));
}

function findOverlay(): HTMLDialogElement | null {
  const overlay = document.getElementById(gameOverlayId);
  return overlay instanceof HTMLDialogElement ? overlay : null;
}

function follow(overlay: HTMLDialogElement) {
  if (isFollowing) return;
  isFollowing = true;
  adoptFullModeStyles();
  // By Escape, by the way back of a phone, or by its button before the island is there.
  // Its event may come after the dialog was opened again.
  overlay.addEventListener('close', () => overlay.open || leaveGame());
  // After a reload the browser takes its time to be where it was.
  addEventListener('scroll', () => played && (scrollTop = scrollY), { passive: true });
  addEventListener('popstate', () => {
    const wasPlaying = played !== null || wayBack !== null;
    followHistory();
    if (wasPlaying && !played) setTimeout(stayInPlace);
    endWayBack();
  });
}

/** Going back to an address that names a place of the page scrolls there, and takes the focus along. */
function stayInPlace() {
  scrollTo({ top: scrollTop, behavior: 'instant' });
  if (document.activeElement === document.body) wayBack?.focus({ preventScroll: true });
  wayBack = null;
}

function show(game: PlayedGame, overlay: HTMLDialogElement) {
  if (game.id !== played?.id) addRecentGame(game.id);
  if (!played) scrollTop = scrollY;
  played = game;
  const title = document.getElementById(gameOverlayTitleId);
  // What the island says as well, once it is there.
  if (title && !overlay.querySelector('lupa-island[state=ready]')) title.textContent = titleOf(game, overlay);
  if (!overlay.open) overlay.showModal();
  notifyWatchers();
  title?.focus({ preventScroll: true });
}

function hide(overlay: HTMLDialogElement) {
  const from = opener;
  played = opener = null;
  overlay.close();
  wayBack = from && isShown(from) ? from : findWayBack();
  notifyWatchers();
  // Safari gives links no focus when they are pressed, so the dialog could not give it back.
  wayBack?.focus({ preventScroll: true });
}

/** After a reload, or where the list has changed meanwhile: the link of the game, else the content. */
function findWayBack(): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLElement>(`a[data-play-game="${CSS.escape(openedId ?? '')}"]`)];
  return links.find(isShown) ?? document.querySelector('main');
}

const isShown = (link: HTMLElement) => link.checkVisibility({ visibilityProperty: true });

function titleOf({ name }: PlayedGame, { dataset: { title = '' } }: HTMLElement): string {
  return title.replace('{name}', () => name);
}

/** A game may have made history entries of its own frame: where the browser can, only those of the page count. */
function goBack() {
  if (!(history.state as { playGame?: unknown } | null)?.playGame) return void (wayBack = null);
  const { navigation } = globalThis as { navigation?: { canGoBack: boolean; back: () => { finished: Promise<unknown> } } };
  if (navigation?.canGoBack === false) {
    wayBack = null;
    return history.replaceState({ ...history.state, playGame: undefined }, '');
  }
  isGoingBack = true;
  if (navigation) navigation.back().finished.catch(endWayBack);
  else {
    history.back();
    givingUp = setTimeout(endWayBack, patience);
  }
}

function endWayBack() {
  isGoingBack = false;
  clearTimeout(givingUp);
  const link = next;
  next = null;
  if (link) openGame(link);
}

function notifyWatchers() {
  for (const tell of watchers) tell();
}
