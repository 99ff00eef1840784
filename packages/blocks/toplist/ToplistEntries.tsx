import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OfferCard } from './OfferCard.tsx';
import type { ToplistEntry } from './toplist.load.server.ts';
import styles from './ToplistEntries.module.css';

type ListProps = {
  id: string;
  entries: ToplistEntry[];
  compareFormId: string;
  visibleEntries: number;
  /** Which entries match the filters; null where nothing is filtered. */
  shown: boolean[] | null;
  microcopy: Microcopy;
};
type EntriesProps = ListProps & { isTiles: boolean; /** Where the entries behind "Ver más" are fetched from. */ moreAddress: string };

/**
 * The first entries are in the HTML; the others are fetched when somebody wants more (apps/site/client/details.ts). Where the page's address filters
 * the list all are there, those that do not match are hidden, and nothing is behind. The filter's island changes that (showMatching.ts).
 */
export function ToplistEntries({ isTiles, moreAddress, ...list }: EntriesProps) {
  const { id, entries, visibleEntries, shown, microcopy } = list;
  const rest = entries.length - visibleEntries;
  const isFiltered = shown !== null;
  return (
    <div id={id} className={`${styles.list} ${isTiles ? styles.tiles : ''}`} {...(isFiltered ? { 'data-filtered': '' } : {})}>
      <Entries {...list} from={0} to={visibleEntries} />
      {rest > 0 &&
        (isFiltered ? (
          <MoreEntries {...list} />
        ) : (
          <a id={moreIdOf(id)} href={moreAddress} rel="nofollow" data-detail={moreAddress} className={styles.summary}>
            {microcopy.show_more} ({rest})
            <Icon name="chevronDown" />
          </a>
        ))}
    </div>
  );
}

const moreIdOf = (listId: string): string => `${listId}-more`;

/** The entries behind "Ver más", unfolded. */
export function MoreEntries(list: ListProps) {
  const { id, entries, visibleEntries, microcopy } = list;
  return (
    <details id={moreIdOf(id)} open className={styles.more}>
      <summary className={styles.summary}>
        <span className={styles.ofClosed}>
          {microcopy.show_more} ({entries.length - visibleEntries})
        </span>
        <span className={styles.ofOpen}>{microcopy.show_less}</span>
        <Icon name="chevronDown" />
      </summary>
      <Entries {...list} from={visibleEntries} to={entries.length} />
    </details>
  );
}

function Entries({ entries, shown, compareFormId, microcopy, from, to }: ListProps & { from: number; to: number }) {
  return (
    <ol start={from + 1} className={styles.entries}>
      {entries.slice(from, to).map((entry, index) => (
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
}
