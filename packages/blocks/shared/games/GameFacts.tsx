import styles from './GameFacts.module.css';
import type { GameFact } from './presentGame.ts';

const largest = 4;

/** What is known of a game, label over value: the first four large, the others in small below. Nothing where nothing is known. */
export function GameFacts({ facts }: { facts: GameFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={`grid ${styles.facts}`}>
      {facts.map(({ label, value }, index) => (
        <div
          key={label}
          className={index < largest ? `grid start ruled ${styles.large}` : `baseline between ruled text-sm ${styles.small}`}
        >
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
