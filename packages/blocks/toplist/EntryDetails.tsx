import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { ReactNode } from 'react';
import { BonusAccount } from '../shared/bonusCost/BonusCost.tsx';
import { CasinoFacts } from './CasinoFacts.tsx';
import styles from './EntryDetails.module.css';
import type { ToplistEntry } from './presentDetails.ts';
import { RankingReason } from './RankingReason.tsx';

type DetailsProps = { entry: ToplistEntry; microcopy: Microcopy };

/** What one may want to know of an entry before or after its button: why it is there, what its bonus costs, who the casino is. */
export function EntryDetails({ entry, microcopy }: DetailsProps) {
  const { group, reason, facts, games } = entry.details;
  return (
    <div className={styles.details}>
      {reason && (
        <Detail group={group} kind="reason" title={microcopy.why_ranked}>
          <RankingReason reason={reason} microcopy={microcopy} />
        </Detail>
      )}
      {entry.cost && (
        <Detail group={group} kind="cost" title={microcopy.bonus_cost}>
          <BonusAccount cost={entry.cost} microcopy={microcopy} />
        </Detail>
      )}
      <Detail group={group} kind="facts" title={games ? microcopy.casino_facts_and_games : microcopy.casino_facts}>
        <CasinoFacts facts={facts} games={games} microcopy={microcopy} />
      </Detail>
    </div>
  );
}

function Detail({ group, kind, title, children }: { group: string; kind: string; title: string; children: ReactNode }) {
  return (
    // By its id it is found open again when somebody comes back to the page.
    <details id={`${group}-${kind}`} name={group}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
