// Which game stands for which type of the catalogue.
//
// A game is a folder `play/<game>/` whose `<game>Game.tsx` exports a GameModule (see game.ts); its mathematics, without any drawing, is
// `rules/<game>.ts`. To add one: a constant like `slots` below, and its types' lines in `games`. The board is a fragment of a `<Stage>`
// (what is played on) and `<Actions>` with one `<MainAction>` (Stage.tsx, Actions.tsx): the shell puts them where the window has room.
// `coin/` is the smallest example. Colours come from `play/base.css`: the server sets them from the game's picture.
//
// To see it: `npm run freeplay-lab -w apps/services` (LAB_PORT, 4107 by default), then /lab/SLOTS, /lab/ROULETTE?rtp=97.3&picture=… :
// every fact can be set in the query. Budget: 60 KB gzipped for everything that a game loads (app.test.ts measures it).
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { GameModule } from './game.ts';

type GameEntry = {
  /** The file that `load` imports: what the build's manifest calls it, for the links of the page. */
  source: string;
  load: () => Promise<GameModule>;
};

const coin: GameEntry = { source: 'play/coin/coinGame.tsx', load: async () => (await import('./coin/coinGame.tsx')).coinGame };

/** The game of each type. */
export const games: Record<GameType, GameEntry> = {
  ARCADE: coin,
  BACCARAT: coin,
  BINGO: coin,
  BLACKJACK: coin,
  CARD_GAMES: coin,
  CRAPS: coin,
  CRASH_GAMES: coin,
  DICE_GAMES: coin,
  FISH_SHOOTING: coin,
  GAME_SHOWS: coin,
  INSTANT_GAMES: coin,
  KENO: coin,
  OTHER: coin,
  ROULETTE: coin,
  SCRATCH_CARDS: coin,
  SLINGO: coin,
  SLOTS: coin,
  TABLE_GAMES: coin,
  VIDEO_POKER: coin,
  VIRTUAL_SPORTS: coin,
};
