import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import styles from './UsefulLinks.module.css';
import type { UsefulLink, UsefulLinksProps } from './usefulLinks.load.server.ts';

export function UsefulLinks({ id, title, intro, links, hasCovers }: UsefulLinksProps) {
  return (
    <BlockSection type="usefulLinks" id={id} title={title} intro={intro}>
      <ul className={`stack gap-3 ${styles.links} ${hasCovers ? styles.covers : styles.marks}`}>
        {links.map((link, index) => (
          <Card tag="li" isFlat key={index} className={`leads relative grid items-center gap-4 clipped ${styles.card}`}>
            <Destination link={link} />
          </Card>
        ))}
      </ul>
    </BlockSection>
  );
}

function Destination({ link }: { link: UsefulLink }) {
  return (
    <>
      {link.picture && (
        <div className={`${styles.frame} ${link.isSquare ? styles.square : ''}`} aria-hidden="true">
          <Picture {...link.picture} alt="" className={styles.picture} />
        </div>
      )}
      <div className={`grid gap-1 ${styles.texts}`}>
        <p className={`tight text-bold ${styles.title}`}>
          <OutboundLink anchor={link.anchor} newTabText={link.newTabText} className="card-link">
            {link.text}
          </OutboundLink>
          {link.advertising && (
            <>
              {' '}
              <Badge>{link.advertising}</Badge>
            </>
          )}
        </p>
        {link.copy && <p className="note tight">{link.copy}</p>}
      </div>
      <Icon name="arrowRight" className={`ahead text-pacific icon-md ${styles.arrow}`} />
    </>
  );
}
