import { Island } from '@lupa/islands/Island.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import styles from './CasinoComparator.module.css';
import type { CasinoComparatorProps } from './casinoComparator.load.server.ts';
import { comparisonKey } from '../shared/comparison/comparison.ts';
import { ComparisonBoard } from './ComparisonBoard.island.tsx';

/** Links reach it as `#comparador` (requirement 2.3). The stored choice is put in place while the block is still a screen away. */
export function CasinoComparator({ id, title, intro, isShared, board }: CasinoComparatorProps) {
  const headingId = `casinoComparator-${id}-title`;
  return (
    <section data-block="casinoComparator" id="comparador" aria-labelledby={headingId} className={`stack gap-6 bg-sunken ${styles.band}`}>
      <div className="stack gap-4">
        <h2 id={headingId}>{title}</h2>
        <RichText parts={intro} className="text-muted text-lg" />
      </div>
      <Island of={ComparisonBoard} props={board} kept={comparisonKey} margin="100%" {...(isShared ? { when: 'load' } : {})} />
    </section>
  );
}
