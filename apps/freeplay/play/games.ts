// Which game stands for which type of the catalogue.
//
// A game is a folder `play/<game>/` whose `<game>Game.tsx` exports `game` (see game.ts); what is read in it stands there first, or in `texts.ts`; its
// mathematics, without any drawing, is `rules/<game>.ts`. To add one: the lines of its types below. The board is a
// fragment of a `<Stage>` (what is played on) and `<Actions>` with one `<MainAction>` (Stage.tsx): the shell puts them where the window has
// room. `coinToss/` is the smallest example. The host renders it, too: what is drawn by lot at first is drawn by `replayRandom(facts.id)`, and nothing asks
// the window while rendering (`useMedia`). Colours are those of packages/ui and of `play/base.css`: the host sets them from the game's picture.
//
// To see it: `npm run lab -w apps/freeplay` (LAB_PORT, 4107 by default), then /lab/SLOTS, /lab/ROULETTE?rtp=97.3&picture=… :
// every fact can be set in the query. Budget: 100 KB of script, gzipped, for everything that a game loads (freeplay.browser.test.ts measures it).
import type { GameType } from '@lupa/contracts/gameType.ts';
import type { GameModule } from './game.ts';

type GameEntry = {
  /** The file that `load` imports: what the build's manifest calls it, for the links of the page. */
  source: string;
  load: () => Promise<GameModule>;
};

export const games: Record<GameType, GameEntry> = {
  ARCADE: entry('plinko', () => import('./plinko/plinkoGame.tsx')),
  BACCARAT: entry('baccarat', () => import('./baccarat/baccaratGame.tsx')),
  BINGO: entry('bingo', () => import('./bingo/bingoGame.tsx')),
  BLACKJACK: entry('blackjack', () => import('./blackjack/blackjackGame.tsx')),
  CARD_GAMES: entry('hiLo', () => import('./hiLo/hiLoGame.tsx')),
  CRAPS: entry('craps', () => import('./craps/crapsGame.tsx')),
  CRASH_GAMES: entry('crash', () => import('./crash/crashGame.tsx')),
  DICE_GAMES: entry('percentDice', () => import('./percentDice/percentDiceGame.tsx')),
  FISH_SHOOTING: entry('fishing', () => import('./fishing/fishingGame.tsx')),
  GAME_SHOWS: entry('gameShow', () => import('./gameShow/gameShowGame.tsx')),
  INSTANT_GAMES: entry('mines', () => import('./mines/minesGame.tsx')),
  KENO: entry('keno', () => import('./keno/kenoGame.tsx')),
  OTHER: entry('coinToss', () => import('./coinToss/coinTossGame.tsx')),
  ROULETTE: entry('roulette', () => import('./roulette/rouletteGame.tsx')),
  SCRATCH_CARDS: entry('scratch', () => import('./scratch/scratchGame.tsx')),
  SLINGO: entry('slingo', () => import('./slingo/slingoGame.tsx')),
  SLOTS: entry('slots', () => import('./slots/slotsGame.tsx')),
  TABLE_GAMES: entry('sicBo', () => import('./sicBo/sicBoGame.tsx')),
  VIDEO_POKER: entry('videoPoker', () => import('./videoPoker/videoPokerGame.tsx')),
  VIRTUAL_SPORTS: entry('race', () => import('./race/raceGame.tsx')),
};

function entry(name: string, load: () => Promise<{ game: GameModule }>): GameEntry {
  return { source: `play/${name}/${name}Game.tsx`, load: async () => (await load()).game };
}
