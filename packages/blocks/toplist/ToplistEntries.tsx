import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { ListView } from './filters/showMatching.ts';
import { OfferCard } from './OfferCard.tsx';
import type { ToplistEntry } from './toplist.load.server.ts';
import styles from './ToplistEntries.module.css';

type ListProps = {
  id: string;
  entries: ToplistEntry[];
  compareFormId: string;
  /** How many of `entries` the list has: those beyond are found by its filters. */
  listed: number;
  visibleEntries: number;
  /** What the page's address chooses of them; null where it chooses nothing. */
  view: ListView | null;
  microcopy: Microcopy;
};
type EntriesProps = ListProps & { isTiles: boolean; /** Where the entries behind "Ver más" are fetched from. */ moreAddress: string };

/** The first entries are in the HTML, the others are fetched; all are there where the address filters or sorts the list. */
export function ToplistEntries({ isTiles, moreAddress, ...list }: EntriesProps) {
  const { id, entries, listed, visibleEntries, view, microcopy } = list;
  const rest = listed - visibleEntries;
  return (
    <div
      id={id}
      className={`stack gap-4 ${styles.list} ${isTiles ? styles.tiles : ''}`}
      data-counts={`${visibleEntries} ${listed}`}
      {...(view ? { 'data-filtered': '' } : {})}
    >
      <Entries {...list} places={listPlaces(list).slice(0, view?.order ? entries.length : visibleEntries)} />
      {entries.length > visibleEntries &&
        (view ? (
          <MoreEntries {...list} />
        ) : (
          <a
            id={moreIdOf(id)}
            href={moreAddress}
            rel="nofollow"
            data-detail={moreAddress}
            hidden={rest <= 0}
            className={`row gap-2 screen-only justify-center rounded-sm bg-surface text-bold ${styles.summary}`}
          >
            {microcopy.show_more} ({rest})
            <Icon name="chevronDown" />
          </a>
        ))}
    </div>
  );
}

const moreIdOf = (listId: string): string => `${listId}-more`;

export function MoreEntries(list: ListProps) {
  const { id, entries, listed, visibleEntries, view, microcopy } = list;
  const rest = listed - visibleEntries;
  return (
    <details id={moreIdOf(id)} open className={styles.more}>
      <summary hidden={rest <= 0} className={`row gap-2 screen-only justify-center rounded-sm bg-surface text-bold ${styles.summary}`}>
        <span className={styles.ofClosed}>
          {microcopy.show_more} ({rest})
        </span>
        <span className={styles.ofOpen}>{microcopy.show_less}</span>
        <Icon name="chevronDown" />
      </summary>
      <Entries {...list} places={view?.order ? [] : listPlaces(list).slice(visibleEntries, entries.length)} />
    </details>
  );
}

const listPlaces = ({ entries, view }: Pick<ListProps, 'entries' | 'view'>): readonly number[] =>
  view?.order ?? entries.map((_, place) => place);

function Entries({ entries, listed, view, compareFormId, microcopy, places }: ListProps & { places: readonly number[] }) {
  return (
    <ol className={`stack gap-4 ${styles.entries}`}>
      {places.map((place) => {
        const entry = entries[place];
        if (!entry) return null;
        return (
          <li
            key={entry.slug}
            value={entry.position}
            data-entry={place}
            hidden={view ? view.shown[place] === false : place >= listed}
            className={`rounded-md ${styles.entry}`}
          >
            <OfferCard entry={entry} count={entries.length} compareFormId={compareFormId} microcopy={microcopy} />
          </li>
        );
      })}
    </ol>
  );
}
