import type { BoardTexts } from './boardTexts.ts';
import type { CandidateCasino, ComparedCasino } from './presentCasino.ts';

/** What the island of the comparison is given, and what the page's HTML holds for it. */
export type ComparisonBoardProps = {
  title: string;
  /** Everyone who can be compared: those of the toplist in its order, then all others of the market. */
  casinos: (ComparedCasino | CandidateCasino)[];
  /** Slugs of those who are compared at first. */
  compared: string[];
  /** What the page's address says beside them: `pago=webpay`. */
  search: string;
  microcopy: BoardTexts;
};
