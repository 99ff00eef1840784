import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { Subheading } from '../shared/section/Subheading.tsx';
import { LogoPlate } from '../shared/offer/LogoPlate.tsx';
import styles from './BlackList.module.css';
import type { BlackListProps, ListedCasino } from './blackList.load.server.ts';

/** A register of casinos to keep away from: why, since when, by which source, and where to look instead. */
export function BlackList({ id, title, intro, casinos, microcopy }: BlackListProps) {
  return (
    <BlockSection type="blackList" id={id} title={title} intro={intro}>
      <ul className={styles.casinos}>
        {casinos.map((casino, index) => (
          <li key={index} className={styles.casino}>
            <Identity casino={casino} microcopy={microcopy} />
            <div className={styles.case}>
              {casino.reason && <p className={styles.reason}>{casino.reason}</p>}
              <Record casino={casino} microcopy={microcopy} />
            </div>
            {casino.alternative && <Alternative alternative={casino.alternative} microcopy={microcopy} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

type PartProps = { casino: ListedCasino; microcopy: Microcopy };

function Identity({ casino, microcopy }: PartProps) {
  return (
    <div className={styles.identity}>
      <LogoPlate logo={casino.logo} name={casino.name} className={styles.logo} />
      <div>
        <Subheading className={styles.name}>{casino.name}</Subheading>
        {casino.webSite && <p className={styles.webSite}>{casino.webSite}</p>}
      </div>
      <p className={styles.verdict}>
        <Badge tone="bad">
          <Icon name="ban" />
          {microcopy.keep_away}
        </Badge>
      </p>
    </div>
  );
}

function Record({ casino: { since, source }, microcopy }: PartProps) {
  if (!since && !source) return null;
  return (
    <dl className={styles.record}>
      {since && (
        <div>
          <dt>{microcopy.blacklisted_since}</dt>
          <dd>
            <time dateTime={since.iso}>{since.text}</time>
          </dd>
        </div>
      )}
      {source && (
        <div>
          <dt>{microcopy.fact_source}</dt>
          <dd>
            {source.anchor ? (
              <OutboundLink anchor={source.anchor} newTabText={microcopy.opens_in_new_tab}>
                {source.text}
              </OutboundLink>
            ) : (
              source.text
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Alternative({ alternative, microcopy }: { alternative: NonNullable<ListedCasino['alternative']>; microcopy: Microcopy }) {
  return (
    <p className={styles.alternative}>
      <span className={styles.instead}>{microcopy.recommended_instead}</span>
      {alternative.review ? (
        <a {...alternative.review} className={styles.review}>
          {alternative.name}
          <Icon name="arrowRight" className={styles.arrow} />
        </a>
      ) : (
        <strong>{alternative.name}</strong>
      )}
    </p>
  );
}
