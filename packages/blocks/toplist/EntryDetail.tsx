import styles from './CasinoFacts.module.css';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { BonusAccount } from '../shared/bonusCost/BonusCost.tsx';
import type { PresentedBonusCost } from '../shared/bonusCost/presentBonusCost.ts';
import { Detail } from '../shared/detail/Detail.tsx';
import type { PresentedDetail } from '../shared/detail/presentDetail.ts';
import type { PresentedReport } from '../shared/section/presentReport.ts';
import type { PresentedGameLinks } from '../shared/games/presentGameLinks.ts';
import type { PresentedFact, PresentedProof } from '../shared/offer/presentFacts.ts';
import type { RankingReason as Reason } from './presentReason.ts';
import { RankingReason } from './RankingReason.tsx';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import { FactProof } from '../shared/offer/FactProof.tsx';

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

type FactsProps = { facts: (PresentedFact & PresentedProof)[]; games: PresentedGameLinks | null; microcopy: Microcopy };

function CasinoFacts({ facts, games, microcopy }: FactsProps) {
  return (
    <div className={`stack tight text-sm ${styles.casino}`}>
      <dl className={`start grid ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="small-print">{fact.label}</dt>
            <dd>
              <span lang={fact.lang} className="text-medium">
                {fact.value}
              </span>
              <FactProof {...fact} microcopy={microcopy} />
            </dd>
          </div>
        ))}
      </dl>
      {games && <GameLinks {...games} />}
    </div>
  );
}
