import { Island } from '@lupa/islands/Island.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { TextLink } from '../shared/section/TextLink.tsx';
import { CalmNotice } from '../shared/calm/CalmNotice.tsx';
import { CompareForm } from './CompareChoice.tsx';
import { pickFilterTexts } from './filters/filterTexts.ts';
import { viewList } from './filters/showMatching.ts';
import { ToplistFilter } from './filters/ToplistFilter.island.tsx';
import { packFilters } from './filters/toplistFilters.ts';
import { PaidHighlight } from './PaidHighlight.tsx';
import type { ToplistDetailProps, ToplistProps } from './toplist.load.server.ts';
import styles from './Toplist.module.css';
import { EntryDetail, type EntryDetailProps } from './EntryDetail.tsx';
import { MoreEntries, ToplistEntries } from './ToplistEntries.tsx';

export function Toplist({
  id,
  variant,
  title,
  intro,
  entries,
  tieRule,
  listed,
  market,
  highlight,
  visibleEntries,
  moreAddress,
  filters,
  link,
  help,
  microcopy,
}: ToplistProps) {
  const { anchor, listId, compareFormId } = idsOf(id);
  const isTiles = variant !== 'default';
  return (
    <BlockSection type="topList" id={id} title={title} intro={intro} className={`${styles.toplist} ${isTiles ? styles.band : ''}`}>
      <CalmNotice text={microcopy.calm_list} help={help} />
      <div className={`stack ${styles.toolbar}`}>
        {filters && (
          <Island
            of={ToplistFilter}
            props={{
              anchor,
              listId,
              filters: packFilters(filters),
              listed,
              market,
              search: filters.search,
              texts: pickFilterTexts(microcopy),
            }}
          />
        )}
        <CompareForm id={compareFormId} microcopy={microcopy} />
      </div>
      <ToplistEntries
        id={listId}
        view={filters && viewList(filters, filters.search)}
        {...{ entries, listed, visibleEntries, moreAddress, isTiles, compareFormId, microcopy }}
      />
      {tieRule && <p className="note measure">{tieRule}</p>}
      {highlight && <PaidHighlight entry={highlight} microcopy={microcopy} />}
      {link && <TextLink link={link} />}
    </BlockSection>
  );
}

export function ToplistDetail({ more, ...detail }: ToplistDetailProps) {
  if (!more) return <EntryDetail {...(detail as EntryDetailProps)} />;
  const { listId, compareFormId } = idsOf(more.id);
  return <MoreEntries {...more} id={listId} compareFormId={compareFormId} view={null} />;
}

function idsOf(id: string) {
  const anchor = `topList-${id}`;
  return { anchor, listId: `${anchor}-entries`, compareFormId: `${anchor}-compare` };
}
