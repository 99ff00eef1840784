import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { LogEntry } from '../shared/section/LogEntry.tsx';
import type { ChangedValue } from '../shared/offerChanges/presentChange.ts';
import { CalmNotice } from '../shared/calm/CalmNotice.tsx';
import { ChangeChart } from './ChangeChart.tsx';
import styles from './OfferChanges.module.css';
import type { ListedChange, OfferChangesProps } from './offerChanges.load.server.ts';

export function OfferChanges({ id, title, intro, listName, charts, changes, hasOlder, ...props }: OfferChangesProps) {
  const { followedSince, feeds, help, locale, microcopy } = props;
  const [before = '', after = ''] = microcopy.offer_changes_followed.split('{date}');
  const texts = {
    'data-none': microcopy.offer_changes_seen,
    'data-one': microcopy.offer_changes_unseen_one,
    'data-many': microcopy.offer_changes_unseen,
  };
  return (
    <BlockSection type="offerChanges" id={id} title={title} intro={intro}>
      <CalmNotice text={microcopy.calm_bonuses} help={help} />
      {charts.length > 0 && (
        <div data-calm="hide" className={`stack gap-4 ${styles.charts}`}>
          {charts.map((chart) => (
            <ChangeChart key={chart.offer} chart={chart} />
          ))}
        </div>
      )}
      <lupa-last-visit name={listName} lang={languageTag(locale)} class="stack gap-4" data-calm="hide">
        <p hidden className={styles.strong} role="status" {...texts} />
        {changes.length === 0 ? (
          <p>{microcopy.offer_changes_none}</p>
        ) : (
          <ol>
            {changes.map((change, index) => (
              <Change key={index} change={change} microcopy={microcopy} />
            ))}
          </ol>
        )}
      </lupa-last-visit>
      <div data-calm="hide" className={`between note ruled flex flex-wrap ${styles.about}`}>
        <p>
          {before}
          <time dateTime={followedSince.iso}>{followedSince.text}</time>
          {after} {hasOlder && microcopy.offer_changes_older}
        </p>
        <p>
          {microcopy.offer_changes_feed} <a href={feeds.atom}>Atom</a> · <a href={feeds.json}>JSON</a>
        </p>
      </div>
    </BlockSection>
  );
}

function Change({ change, microcopy }: { change: ListedChange; microcopy: Microcopy }) {
  const { at, date, casino, offer, event, terms, cost, verdict } = change;
  return (
    <LogEntry
      data-at={at}
      date={date}
      casino={casino}
      subject={offer}
      mark={
        <p hidden data-unseen="">
          <Badge tone="info">{microcopy.offer_change_unseen}</Badge>
        </p>
      }
    >
      <div className="stack gap-4">
        {event && <p className={styles.strong}>{event}</p>}
        {terms.length > 0 && <Values values={terms} microcopy={microcopy} />}
        {cost.length > 0 && (
          <div className={`grid justify-items-start gap-3 rounded-md bg-sunken ${styles.cost}`}>
            <Values values={cost} microcopy={microcopy} />
            {verdict && <Badge tone={verdict.tone}>{verdict.text}</Badge>}
          </div>
        )}
      </div>
    </LogEntry>
  );
}

function Values({ values, microcopy }: { values: readonly ChangedValue[]; microcopy: Microcopy }) {
  return (
    <dl className={`stack gap-2 ${styles.values}`}>
      {values.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span className="visually-hidden">{`${microcopy.offer_change_before}: `}</span>
            <del>{before}</del>
            <span aria-hidden="true"> → </span>
            <span className="visually-hidden">{`. ${microcopy.offer_change_after}: `}</span>
            <ins>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'lupa-last-visit': HTMLAttributes<HTMLElement> & { class?: string | undefined; name: string };
    }
  }
}
