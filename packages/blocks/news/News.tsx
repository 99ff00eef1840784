import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import { TextLink } from '../shared/section/TextLink.tsx';
import styles from './News.module.css';
import type { NewsDay, NewsPages, NewsProps } from './news.load.server.ts';
import { NewsEntry } from './NewsEntry.tsx';
import { NewsFilter } from './NewsFilter.tsx';

export function News({ id, title, intro, days, filters, pages, link, feed, visit, locale, microcopy }: NewsProps) {
  const nameOf = (navigation: string) => (title ? `${navigation}: ${title}` : navigation);
  return (
    <BlockSection type="news" id={id} title={title} intro={intro}>
      {filters && <NewsFilter filters={filters} label={nameOf(microcopy.news_filter)} microcopy={microcopy} />}
      <lupa-news
        name={visit.name}
        path={visit.path ?? undefined}
        whole={visit.isWhole ? '' : undefined}
        moments={visit.moments.join(' ')}
        lang={languageTag(locale)}
        class="stack gap-6"
      >
        <Visit microcopy={microcopy} isWhole={visit.isWhole} />
        {days.length === 0 ? <p>{microcopy.news_none}</p> : <Days days={days} microcopy={microcopy} />}
      </lupa-news>
      {pages && <Pages pages={pages} label={nameOf(microcopy.news_pages)} microcopy={microcopy} />}
      <div className={`cluster between ruled ${styles.end}`}>
        {link && <TextLink link={link} />}
        <a href={feed.href} type="application/atom+xml" className={`touch-row gap-2 text-sm ${styles.feed}`}>
          <Icon name="rss" />
          {feed.name}
        </a>
      </div>
    </BlockSection>
  );
}

/** What the device knows of the visitor's last visit: empty and hidden until a script says it. */
function Visit({ microcopy, isWhole }: { microcopy: Microcopy; isWhole: boolean }) {
  const texts = {
    'data-none': microcopy.news_seen,
    'data-one': microcopy.news_unseen_one,
    'data-many': microcopy.news_unseen,
    'data-forgotten': microcopy.news_forgotten,
  };
  return (
    <div hidden data-visit="" className={`cluster between text-medium text-pacific rounded-md bg-pacific-soft ${styles.visit}`}>
      <p role="status" {...texts} />
      {isWhole && (
        <button type="button" data-forget="" className={`text-button ${styles.forget}`}>
          {microcopy.news_forget}
        </button>
      )}
    </div>
  );
}

function Days({ days, microcopy }: { days: readonly NewsDay[]; microcopy: Microcopy }) {
  return (
    <ol className="stack gap-8">
      {days.map(({ date, items }) => (
        <li key={date.iso} className={`stack gap-1 ${styles.day}`}>
          <Subheading className={styles.date}>
            <time dateTime={date.iso}>{date.text}</time>
          </Subheading>
          <ul>
            {items.map((item) => (
              <NewsEntry key={item.id} item={item} microcopy={microcopy} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

type PagesProps = { pages: NewsPages; label: string; microcopy: Microcopy };

function Pages({ pages: { text, newer, older, end }, label, microcopy }: PagesProps) {
  return (
    <nav aria-label={label} className={`cluster justify-center ${styles.pages}`}>
      {newer && (
        <a href={newer} rel="prev" className={`touch-row text-medium rounded-full ${styles.step}`}>
          {microcopy.news_newer}
        </a>
      )}
      <p className="tabular text-muted">{text}</p>
      {older && (
        <a href={older} rel="next" className={`touch-row text-medium rounded-full ${styles.step}`}>
          {microcopy.news_older}
        </a>
      )}
      {end && <p className={`text-muted text-center ${styles.oldest}`}>{end}</p>}
    </nav>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lupa-news': HTMLAttributes<HTMLElement> & {
        class?: string | undefined;
        name: string;
        path: string | undefined;
        whole: '' | undefined;
        moments: string;
      };
    }
  }
}
