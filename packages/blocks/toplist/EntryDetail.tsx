import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { BonusAccount } from '../shared/bonusCost/BonusCost.tsx';
import type { PresentedBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import { Detail } from '../shared/detail/Detail.tsx';
import type { PresentedDetail } from '../shared/detail/presentDetail.ts';
import type { PresentedReport } from '../shared/section/presentReport.ts';
import type { PresentedGameLinks } from '../shared/games/presentGameLinks.ts';
import type { PresentedFact, PresentedProof } from '../shared/offer/presentFacts.ts';
import { CasinoFacts } from './CasinoFacts.tsx';
import type { RankingReason as Reason } from './presentReason.ts';
import { RankingReason } from './RankingReason.tsx';

export type EntryDetailProps = { detail: PresentedDetail; report: PresentedReport; microcopy: Microcopy } & (
  | { kind: 'reason'; reason: Reason }
  | { kind: 'cost'; cost: PresentedBonusCost }
  | { kind: 'facts'; facts: (PresentedFact & PresentedProof)[]; games: PresentedGameLinks | null }
);

export function EntryDetail({ detail, report, microcopy, ...shown }: EntryDetailProps) {
  return (
    <Detail detail={detail} report={report}>
      {shown.kind === 'reason' && <RankingReason reason={shown.reason} casino={detail.casino} microcopy={microcopy} />}
      {shown.kind === 'cost' && <BonusAccount cost={shown.cost} microcopy={microcopy} />}
      {shown.kind === 'facts' && <CasinoFacts {...shown} microcopy={microcopy} />}
    </Detail>
  );
}
