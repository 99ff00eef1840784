import { Island } from '@lupa/islands/Island.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { TextLink } from '../shared/section/TextLink.tsx';
import { CompareForm } from './CompareChoice.tsx';
import { pickFilterTexts } from './filters/filterTexts.ts';
import { listShown } from './filters/showMatching.ts';
import { ToplistFilter } from './filters/ToplistFilter.island.tsx';
import { PaidHighlight } from './PaidHighlight.tsx';
import type { ToplistProps } from './toplist.load.server.ts';
import styles from './Toplist.module.css';
import { ToplistEntries } from './ToplistEntries.tsx';

/** Partners in their order, each with what its offer really asks for, and what the list can be filtered by. */
export function Toplist({ id, variant, title, intro, entries, highlight, visibleEntries, filters, link, microcopy }: ToplistProps) {
  const anchor = `topList-${id}`;
  const listId = `${anchor}-entries`;
  const compareFormId = `${anchor}-compare`;
  const isTiles = variant !== 'default';
  return (
    <BlockSection type="topList" id={id} title={title} intro={intro} className={`${styles.toplist} ${isTiles ? styles.band : ''}`}>
      <div className={styles.toolbar}>
        {filters && <Island of={ToplistFilter} props={{ anchor, listId, filters, texts: pickFilterTexts(microcopy) }} />}
        <CompareForm id={compareFormId} microcopy={microcopy} />
      </div>
      <ToplistEntries
        id={listId}
        shown={filters && listShown(filters, filters.search)}
        {...{ entries, visibleEntries, isTiles, compareFormId, microcopy }}
      />
      {highlight && <PaidHighlight entry={highlight} microcopy={microcopy} />}
      {link && <TextLink link={link} />}
    </BlockSection>
  );
}
