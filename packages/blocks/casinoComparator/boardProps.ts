import type { BoardTexts } from './boardTexts.ts';
import type { CandidateCasino, ComparedCasino } from './presentCasino.ts';

export type ComparisonBoardProps = {
  title: string;
  casinos: (ComparedCasino | CandidateCasino)[];
  compared: string[];
  /** What the page's address says beside them: `pago=webpay`. */
  search: string;
  microcopy: BoardTexts;
};
