import type { GameType } from '@lupa/contracts/gameType.ts';

/** What the catalogue says of a game, in numbers. Null: it does not say. */
export type GameFacts = {
  id: number;
  name: string;
  type: GameType;
  providerName: string;
  /** What comes back of all bets in the long run, in percent. */
  rtp: number | null;
  reels: number | null;
  paylines: number | null;
  /** As a multiple of the bet. */
  highestWin: number | null;
  minimumBet: number | null;
  maximumBet: number | null;
  hasFreeSpins: boolean;
  hasJackpot: boolean;
  picture: string | null;
};
