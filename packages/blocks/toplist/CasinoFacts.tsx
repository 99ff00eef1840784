import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { GameLinks } from '../shared/games/GameLinks.tsx';
import { FactProof } from '../shared/offer/FactProof.tsx';
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
