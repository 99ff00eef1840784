import type { ComponentType } from 'react';
import type { GameFacts } from '../rules/gameFacts.ts';
import type { Random } from '../rules/random.ts';

type PlaySound = 'tap' | 'spin' | 'stop' | 'deal';
export type ResultSound = 'win' | 'bigWin' | 'lose';
export type SoundName = PlaySound | ResultSound;

/** What a game has of the table around it. Amounts are play credits, whole numbers. */
export type Table = {
  facts: GameFacts;
  credits: number;
  /** The chosen stake of a round; the shell has its control, which is locked from `stake` to `settle`. */
  bet: number;
  /** Takes `amount`, the bet when missing, from the credits. False where they do not reach: the shell then offers fresh ones. */
  stake: (amount?: number) => boolean;
  /**
   * Ends the round, with its sound: `won` is all that comes back, 0 for nothing. `message` is shown and read out: what has happened, in a short
   * sentence that says "recibes" of `won`. What that is more or less than the stakes is shown by the shell.
   */
  settle: (won: number, message: string) => void;
  random: Random;
  /** Silent unless the visitor has switched the sound on. */
  play: (sound: PlaySound) => void;
  /** The visitor wants no motion: show results at once. */
  isCalm: boolean;
  /** The page around the game has asked to hold: nothing may start by itself. */
  isPaused: boolean;
};

export type GameModule = {
  Board: ComponentType<{ table: Table }>;
  help: (facts: GameFacts) => string[];
};
