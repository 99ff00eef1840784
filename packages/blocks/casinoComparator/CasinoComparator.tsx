import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { RichText } from '@lupa/ui/RichText.tsx';
import styles from './CasinoComparator.module.css';
import type { CasinoComparatorProps } from './casinoComparator.load.server.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { ComparedCasino } from './presentCasino.ts';

const maximumOthers = 6;

/** The first casinos of a toplist side by side, row by row, and who else is on the list. Links reach it as `#comparador` (SPEC section 2). */
export function CasinoComparator({ id, title, intro, casinos, comparedAtStart, microcopy }: CasinoComparatorProps) {
  const headingId = `casinoComparator-${id}-title`;
  const others = casinos.slice(comparedAtStart, comparedAtStart + maximumOthers);
  return (
    <section data-block="casinoComparator" id="comparador" aria-labelledby={headingId} className={styles.band}>
      <div className={styles.opening}>
        <h2 id={headingId}>{title ?? microcopy.compare_casinos}</h2>
        <RichText parts={intro} className={styles.intro} />
      </div>
      <div className={`${styles.slots} ${others.length > 0 ? styles.withOthers : ''}`}>
        <ComparisonTable casinos={casinos.slice(0, comparedAtStart)} label={title ?? microcopy.compare_casinos} microcopy={microcopy} />
        {others.length > 0 && <Others casinos={others} microcopy={microcopy} />}
      </div>
    </section>
  );
}

function Others({ casinos, microcopy }: { casinos: ComparedCasino[]; microcopy: Microcopy }) {
  return (
    <div className={styles.others}>
      <h3 className={styles.othersTitle}>{microcopy.also_on_the_list}</h3>
      <ul>
        {casinos.map(({ entry: { slug, name, rating, review } }) => (
          <li key={slug} className={styles.other}>
            {review ? (
              <a {...review} className={styles.otherName}>
                {name}
              </a>
            ) : (
              <span className={styles.otherName}>{name}</span>
            )}
            {rating && <RatingDial {...rating} className={styles.otherRating} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
