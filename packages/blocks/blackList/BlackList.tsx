import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import styles from './BlackList.module.css';
import type { BlackListProps, ListedCasino } from './blackList.load.server.ts';

export function BlackList({ id, title, intro, casinos, microcopy }: BlackListProps) {
  return (
    <BlockSection type="blackList" id={id} title={title} intro={intro}>
      <ul className="stack gap-4">
        {casinos.map((casino, index) => (
          <Card key={index} tag="li" className={`stack unbroken ${styles.casino}`}>
            <Verdict casino={casino} microcopy={microcopy} />
            <div className={`grid gap-4 ${styles.case}`}>
              {casino.reason && <p className={`measure ${styles.reason}`}>{casino.reason}</p>}
              <div className={`cluster tight text-sm ${styles.outcome}`}>
                {casino.alternative && <Alternative alternative={casino.alternative} microcopy={microcopy} />}
                {casino.source && <Source source={casino.source} microcopy={microcopy} />}
              </div>
            </div>
          </Card>
        ))}
      </ul>
    </BlockSection>
  );
}

function Verdict({ casino: { name, webSite, logo, since }, microcopy }: { casino: ListedCasino; microcopy: Microcopy }) {
  return (
    <div className="start grid gap-3">
      <p className={`cluster note tight ${styles.warning}`}>
        <Badge tone="bad">
          <Icon name="ban" />
          {microcopy.keep_away}
        </Badge>
        {since && (
          <span>
            {`${microcopy.blacklisted_since} `}
            <time dateTime={since.iso}>{since.text}</time>
          </span>
        )}
      </p>
      <div className={`row gap-4 between`}>
        <div>
          <Subheading className={styles.name}>{name}</Subheading>
          {webSite && <p className={`note tight ${styles.webSite}`}>{webSite}</p>}
        </div>
        {logo && <Picture {...logo} alt="" className={`rounded-sm ${styles.logo}`} />}
      </div>
    </div>
  );
}

function Source({ source, microcopy }: { source: NonNullable<ListedCasino['source']>; microcopy: Microcopy }) {
  return (
    <p className={`text-muted ${styles.source}`}>
      {`${microcopy.fact_source}: `}
      <OutboundLink anchor={source.anchor} newTabText={microcopy.opens_in_new_tab}>
        {source.text}
      </OutboundLink>
    </p>
  );
}

function Alternative({ alternative, microcopy }: { alternative: NonNullable<ListedCasino['alternative']>; microcopy: Microcopy }) {
  return (
    <p className={`cluster between rounded-sm ${styles.alternative}`}>
      <span className={`text-bold ${styles.instead}`}>{microcopy.recommended_instead}</span>
      {alternative.review ? (
        <OutboundLink
          anchor={alternative.review}
          className={`touch-row gap-2 text-bold`}
          ending={<Icon name="arrowRight" className="fixed" />}
        >
          {alternative.name}
        </OutboundLink>
      ) : (
        <strong>{alternative.name}</strong>
      )}
    </p>
  );
}
