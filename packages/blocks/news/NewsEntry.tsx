import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { ChangedValue } from '../shared/offerChanges/presentChange.ts';
import styles from './NewsEntry.module.css';
import type { ListedNews } from './news.load.server.ts';

export function NewsEntry({ item, microcopy }: { item: ListedNews; microcopy: Microcopy }) {
  const { at, kind, kindName, subject, anchor, title, changes, text, verdict } = item;
  return (
    <li data-at={new Date(at).toISOString()} className={`stack ruled unbroken ${styles.entry}`}>
      <div className={`cluster ${styles.about}`}>
        <span data-kind={kind} className={`note text-medium items-center gap-2 ${styles.kind}`}>
          {kindName}
        </span>
        <span hidden data-unseen="">
          <Badge tone="info">{microcopy.news_new}</Badge>
        </span>
      </div>
      <div className="stack gap-1 justify-items-start">
        <p className="text-bold">{subject}</p>
        <p className={styles.title}>
          {/* Read by itself it says of which casino or page. */}
          <OutboundLink anchor={anchor} ending={<span className="visually-hidden">{`, ${subject}`}</span>}>
            {title}
          </OutboundLink>
        </p>
        {changes.length > 0 && (
          <dl className={`grid gap-1 ${styles.changes}`}>
            {changes.map((change, index) => (
              // A visit may try the same thing twice.
              <div key={index} className="flex flex-wrap">
                <dt className="text-muted">{change.name}</dt>
                <dd>
                  <Change change={change} microcopy={microcopy} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {text && <p className={styles.text}>{text}</p>}
        {verdict && <Badge tone={verdict.tone}>{verdict.text}</Badge>}
      </div>
    </li>
  );
}

function Change({ change: { before, after }, microcopy }: { change: ChangedValue; microcopy: Microcopy }) {
  if (before === '') return after;
  return (
    <>
      <span className="visually-hidden">{`${microcopy.offer_change_before}: `}</span>
      <del className="text-muted">{before}</del>
      {after !== '' && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden">{`. ${microcopy.offer_change_after}: `}</span>
          <ins>{after}</ins>
        </>
      )}
    </>
  );
}
