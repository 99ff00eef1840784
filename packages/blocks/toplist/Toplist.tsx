import { Island } from '@lupa/islands/Island.tsx';
import { BlockSection } from '../BlockSection.tsx';
import { TextLink } from '../TextLink.tsx';
import { CompareForm } from './CompareChoice.tsx';
import { OfferCard } from './OfferCard.tsx';
import styles from './Toplist.module.css';
import type { ToplistProps } from './toplist.load.server.ts';
import { ToplistMore } from './ToplistMore.island.tsx';

/**
 * Partners in their order, each with what its offer really asks for. All entries are in the HTML; with script the ones
 * behind `visibleEntries` wait for "Ver más".
 */
export function Toplist({ id, variant, title, intro, entries, visibleEntries, link, microcopy }: ToplistProps) {
  const listId = `topList-${id}-entries`;
  const compareFormId = `topList-${id}-compare`;
  const moreCount = entries.length - visibleEntries;
  return (
    <BlockSection type="topList" id={id} title={title} intro={intro} className={variant === 'default' ? undefined : styles.band}>
      <CompareForm id={compareFormId} microcopy={microcopy} />
      <ol id={listId} className={styles.entries} {...(moreCount > 0 ? { 'data-collapsed': true } : {})}>
        {entries.map((entry, index) => (
          <li key={entry.slug} className={styles.entry} {...(index >= visibleEntries ? { 'data-more': true, tabIndex: -1 } : {})}>
            <OfferCard entry={entry} compareFormId={compareFormId} microcopy={microcopy} />
          </li>
        ))}
      </ol>
      {moreCount > 0 && (
        <div className={styles.more}>
          <Island of={ToplistMore} props={{ listId, text: `${microcopy.show_more} (${moreCount})` }} />
        </div>
      )}
      {link && <TextLink link={link} />}
    </BlockSection>
  );
}
