import type { FoundClick } from './loadClick.ts';
import type { RawClick } from './queryRawClicks.ts';
import { formatMoment } from './days.ts';
import styles from './details.module.css';

type SeenToplistProps = { seen: NonNullable<FoundClick['seen']>; click: RawClick };

/** The list as it was on the visitor's page, the place that was clicked marked. */
export function SeenToplist({ seen, click }: SeenToplistProps) {
  const place = seen.entries.find(({ wasClicked }) => wasClicked)?.position;
  const isMoved = place !== undefined && click.position !== null && place !== click.position;
  return (
    <section>
      <h2 className={styles.title}>La lista que se vio</h2>
      <p className={styles.unknown}>
        <code>{seen.identifier}</code>, versión {seen.version}, respondida así por primera vez el {formatMoment(seen.firstAnsweredAt)}.
      </p>
      <ol className={styles.list}>
        {seen.entries.map(({ position, partner, offer, wasClicked }) => (
          <li key={`${position} ${partner}`} className={styles.entry} data-clicked={wasClicked} aria-current={wasClicked || undefined}>
            <span className={styles.position}>{position}</span>
            <span>
              <span className={styles.partner}>{partner}</span>
              <span className={styles.offer}>{offer}</span>
            </span>
            {wasClicked && <strong className={styles.mark}>El clic</strong>}
          </li>
        ))}
      </ol>
      {isMoved && (
        <p className={styles.unknown}>
          En la página estaba en el puesto {click.position}, no en el {place}: la persona había filtrado la lista, o el bloque mostraba solo
          una parte.
        </p>
      )}
    </section>
  );
}
