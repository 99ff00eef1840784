import styles from './HeroFacts.module.css';

/** One thing that is known of a subject. `note` says when it was verified, or of how many. */
export type HeroFact = { label: string; value: string; note: string | null };

type HeroFactsProps = {
  facts: HeroFact[];
  look: 'facts' | 'figures' | 'terms' | 'way';
};

export function HeroFacts({ facts, look }: HeroFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={`${styles.list} ${styles[look]}`}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={`start grid shrinks ${styles.fact}`}>
          <dt className="small-print">{label}</dt>
          <dd className={`tabular text-medium ${styles.value}`}>{value}</dd>
          {note && <dd className="small-print">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
