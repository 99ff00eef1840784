import styles from './CostPeople.module.css';
import type { DescribedPeople, PeopleKind } from './describeCost.ts';

const order: PeopleKind[] = ['nothing', 'less', 'more'];

export function CostPeople({ intro, counts, parts }: DescribedPeople) {
  const starts = { nothing: 0, less: counts.nothing, more: counts.nothing + counts.less };
  return (
    <figure className="tight text-sm grid gap-2">
      <figcaption className={`text-bold ${styles.intro}`}>{intro}:</figcaption>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={`rounded-sm bg-sunken ${styles.bar}`} aria-hidden="true">
        {order.map((kind) => (
          <rect key={kind} x={starts[kind]} y="0" width={counts[kind]} height="1" className={styles[kind]} />
        ))}
      </svg>
      <ul className="stack gap-1">
        {parts.map(({ kind, text }) => (
          <li key={kind} className={`tabular flex gap-2 ${styles.part}`}>
            <span className={`fixed ${styles.mark} ${styles[kind]}`} />
            {text}
          </li>
        ))}
      </ul>
    </figure>
  );
}
