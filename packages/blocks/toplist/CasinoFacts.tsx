import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import styles from './CasinoFacts.module.css';
import type { PresentedGameLinks } from '../shared/games/presentGameLinks.ts';
import type { PresentedFact, PresentedProof } from '../shared/offer/presentFacts.ts';

type FactsProps = { facts: (PresentedFact & PresentedProof)[]; games: PresentedGameLinks | null; microcopy: Microcopy };

export function CasinoFacts({ facts, games, microcopy }: FactsProps) {
  return (
    <div className={`stack tight text-sm ${styles.casino}`}>
      <dl className={`start ${styles.facts}`}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt className="small-print">{fact.label}</dt>
            <dd lang={fact.lang} className="text-medium">
              {fact.value}
            </dd>
            {(fact.verifiedOn ?? fact.source) && <Proof {...fact} microcopy={microcopy} />}
          </div>
        ))}
      </dl>
      {games && <GameLinks {...games} />}
    </div>
  );
}

function Proof({ verifiedOn, source, microcopy }: Pick<FactsProps['facts'][number], 'verifiedOn' | 'source'> & { microcopy: Microcopy }) {
  return (
    <dd className={`small-print ${styles.proof}`}>
      {verifiedOn && `${microcopy.verified_on} ${verifiedOn}`}
      {verifiedOn && source && ' · '}
      {source && (
        <OutboundLink anchor={source} newTabText={microcopy.opens_in_new_tab}>
          {microcopy.fact_source}
        </OutboundLink>
      )}
    </dd>
  );
}
