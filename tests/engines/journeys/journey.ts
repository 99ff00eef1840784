import type { Line } from '../../jackpots/startLine.ts';
import type { ScreenName, Visitor, VisitorOptions } from '../visitor.ts';

/** What a journey may ask for. */
export type World = {
  siteUrl: string;
  /** A new visitor of the site, or of another one; what went wrong in their visit fails the journey. */
  arrive: (options?: VisitorOptions & { siteUrl?: string }) => Promise<Visitor>;
  /** The same site on its own, to be taken away. */
  startSecondSite: () => Promise<{ siteUrl: string; stop: () => Promise<void> }>;
  /** What is between the visitors and the broadcaster. */
  line: Line;
  /** The path of the page on which the latest click on a partner's link was recorded; null while there is none. */
  readLastClick: () => Promise<string | null>;
};

export type Journey = {
  title: string;
  screens: ScreenName[];
  /** What engines report of what the journey itself breaks. */
  expectedProblem?: RegExp;
  run: (world: World) => Promise<void>;
};
