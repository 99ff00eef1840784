// Which game stands for which type of the catalogue.
//
// A game is a folder `play/<game>/` whose `<game>Game.tsx` exports a GameModule (see game.ts) and whose `texts.ts` has all that is read in it; its
// mathematics, without any drawing, is `rules/<game>.ts`. To add one: a constant like `slots` below, and its types' lines in `games`. The board is a
// fragment of a `<Stage>` (what is played on) and `<Actions>` with one `<MainAction>` (Stage.tsx, Actions.tsx): the shell puts them where the window has
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

const bingo: GameEntry = { source: 'play/bingo/bingoGame.tsx', load: async () => (await import('./bingo/bingoGame.tsx')).bingoGame };
const coinToss: GameEntry = {
  source: 'play/coinToss/coinTossGame.tsx',
  load: async () => (await import('./coinToss/coinTossGame.tsx')).coinTossGame,
};
const crash: GameEntry = { source: 'play/crash/crashGame.tsx', load: async () => (await import('./crash/crashGame.tsx')).crashGame };
const fishing: GameEntry = {
  source: 'play/fishing/fishingGame.tsx',
  load: async () => (await import('./fishing/fishingGame.tsx')).fishingGame,
};
const gameShow: GameEntry = {
  source: 'play/gameShow/gameShowGame.tsx',
  load: async () => (await import('./gameShow/gameShowGame.tsx')).gameShowGame,
};
const keno: GameEntry = { source: 'play/keno/kenoGame.tsx', load: async () => (await import('./keno/kenoGame.tsx')).kenoGame };
const mines: GameEntry = { source: 'play/mines/minesGame.tsx', load: async () => (await import('./mines/minesGame.tsx')).minesGame };
const plinko: GameEntry = { source: 'play/plinko/plinkoGame.tsx', load: async () => (await import('./plinko/plinkoGame.tsx')).plinkoGame };
const race: GameEntry = { source: 'play/race/raceGame.tsx', load: async () => (await import('./race/raceGame.tsx')).raceGame };
const scratch: GameEntry = {
  source: 'play/scratch/scratchGame.tsx',
  load: async () => (await import('./scratch/scratchGame.tsx')).scratchGame,
};
const slingo: GameEntry = { source: 'play/slingo/slingoGame.tsx', load: async () => (await import('./slingo/slingoGame.tsx')).slingoGame };

const slots: GameEntry = { source: 'play/slots/slotsGame.tsx', load: async () => (await import('./slots/slotsGame.tsx')).slotsGame };

const baccarat: GameEntry = {
  source: 'play/baccarat/baccaratGame.tsx',
  load: async () => (await import('./baccarat/baccaratGame.tsx')).baccaratGame,
};
const blackjack: GameEntry = {
  source: 'play/blackjack/blackjackGame.tsx',
  load: async () => (await import('./blackjack/blackjackGame.tsx')).blackjackGame,
};
const craps: GameEntry = { source: 'play/craps/crapsGame.tsx', load: async () => (await import('./craps/crapsGame.tsx')).crapsGame };
const hiLo: GameEntry = { source: 'play/hiLo/hiLoGame.tsx', load: async () => (await import('./hiLo/hiLoGame.tsx')).hiLoGame };
const percentDice: GameEntry = {
  source: 'play/percentDice/percentDiceGame.tsx',
  load: async () => (await import('./percentDice/percentDiceGame.tsx')).percentDiceGame,
};
const roulette: GameEntry = {
  source: 'play/roulette/rouletteGame.tsx',
  load: async () => (await import('./roulette/rouletteGame.tsx')).rouletteGame,
};
const sicBo: GameEntry = { source: 'play/sicBo/sicBoGame.tsx', load: async () => (await import('./sicBo/sicBoGame.tsx')).sicBoGame };
const videoPoker: GameEntry = {
  source: 'play/videoPoker/videoPokerGame.tsx',
  load: async () => (await import('./videoPoker/videoPokerGame.tsx')).videoPokerGame,
};

export const games: Record<GameType, GameEntry> = {
  ARCADE: plinko,
  BACCARAT: baccarat,
  BINGO: bingo,
  BLACKJACK: blackjack,
  CARD_GAMES: hiLo,
  CRAPS: craps,
  CRASH_GAMES: crash,
  DICE_GAMES: percentDice,
  FISH_SHOOTING: fishing,
  GAME_SHOWS: gameShow,
  INSTANT_GAMES: mines,
  KENO: keno,
  OTHER: coinToss,
  ROULETTE: roulette,
  SCRATCH_CARDS: scratch,
  SLINGO: slingo,
  SLOTS: slots,
  TABLE_GAMES: sicBo,
  VIDEO_POKER: videoPoker,
  VIRTUAL_SPORTS: race,
};
