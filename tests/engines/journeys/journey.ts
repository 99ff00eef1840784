import type { Line } from '../../jackpots/startLine.ts';
import type { ScreenName, Visitor, VisitorOptions } from '../visitor.ts';

export type World = {
  siteUrl: string;
  arrive: (options?: VisitorOptions & { siteUrl?: string }) => Promise<Visitor>;
  startSecondSite: () => Promise<{ siteUrl: string; stop: () => Promise<void> }>;
  line: Line;
  /** The path of the page on which the latest click on a partner's link was recorded; null while there is none. */
  readLastClick: () => Promise<string | null>;
};

export type Journey = {
  title: string;
  screens: ScreenName[];
  expectedProblem?: RegExp;
  run: (world: World) => Promise<void>;
};
