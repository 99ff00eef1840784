import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { ToplistEntry } from './toplist.load.server.ts';
import styles from './ToplistEntries.module.css';

type EntriesProps = {
  id: string;
  entries: ToplistEntry[];
  compareFormId: string;
  isTiles: boolean;
  visibleEntries: number;
  /** Which entries match the filters; null where nothing is filtered. */
  shown: boolean[] | null;
  microcopy: Microcopy;
};

/**
 * All entries are in the HTML: the first ones, and the others behind "Ver más". Those that do not match a filter are hidden, in which case
 * there is nothing behind. The filter's island changes that (showMatching.ts).
 */
export function ToplistEntries({ id, entries, visibleEntries, shown, isTiles, compareFormId, microcopy }: EntriesProps) {
  const rest = entries.slice(visibleEntries);
  const isFiltered = shown !== null;
  const list = (some: ToplistEntry[], from: number) => (
    <ol start={from + 1} className={styles.entries}>
      {some.map((entry, index) => (
        <li
          key={entry.slug}
          value={entry.position}
          data-entry={from + index}
          hidden={shown?.[from + index] === false}
          className={styles.entry}
        >
          <OfferCard entry={entry} count={entries.length} compareFormId={compareFormId} microcopy={microcopy} />
        </li>
      ))}
    </ol>
  );
  return (
    <div id={id} className={`${styles.list} ${isTiles ? styles.tiles : ''}`} {...(isFiltered ? { 'data-filtered': '' } : {})}>
      {list(entries.slice(0, visibleEntries), 0)}
      {rest.length > 0 && (
        <details id={`${id}-more`} open={isFiltered} className={styles.more}>
          <summary className={styles.summary}>
            <span className={styles.ofClosed}>
              {microcopy.show_more} ({rest.length})
            </span>
            <span className={styles.ofOpen}>{microcopy.show_less}</span>
            <Icon name="chevronDown" />
          </summary>
          {list(rest, visibleEntries)}
        </details>
      )}
    </div>
  );
}
