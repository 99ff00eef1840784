import styles from './GameFacts.module.css';
import type { GameFact } from './presentGame.ts';

/** What is known of a game, label over value. Nothing where nothing is known. */
export function GameFacts({ facts }: { facts: GameFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
