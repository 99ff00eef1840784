import type { AuthorKey } from '../writing/authors.ts';
import type { DemoBlock } from '../writing/demoBlock.ts';
import type { GameFacts } from './gameFacts.ts';

/** What was written about a game. Figures are asked of its facts, never typed. */
export type GameText = {
  gameId: number;
  author: AuthorKey;
  updatedOn: string;
  title: (facts: GameFacts) => string;
  description: (facts: GameFacts) => string;
  lead: string;
  rules: { title: string; body: (facts: GameFacts) => string };
  character: { title: string; body: (facts: GameFacts) => string };
  /** What only this game needs, after its rules. */
  extra: (facts: GameFacts) => DemoBlock[];
  pros: (facts: GameFacts) => string[];
  cons: (facts: GameFacts) => string[];
  questions: (facts: GameFacts) => [question: string, answer: string][];
  /** Featured games that somebody who likes this one may like, by id, each with the reason. */
  related: [gameId: number, why: string][];
};
