import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { BlockSection } from '../shared/section/BlockSection.tsx';
import { Subheading } from '../shared/section/Subheading.tsx';
import styles from './ProsCons.module.css';
import type { ProsConsProps } from './prosCons.load.server.ts';

/** What speaks for something and what against it, side by side. */
export function ProsCons({ id, title, pros, cons }: ProsConsProps) {
  return (
    <BlockSection type="prosCons" id={id} title={title}>
      <Card className={styles.sides}>
        <Side {...pros} icon="check" className={styles.pros} />
        <Side {...cons} icon="close" className={styles.cons} />
      </Card>
    </BlockSection>
  );
}

type SideProps = ProsConsProps['pros'] & { icon: IconName; className: string | undefined };

function Side({ heading, points, icon, className }: SideProps) {
  if (points.length === 0) return null;
  return (
    <div className={`${styles.side} ${className}`}>
      <Subheading className={styles.heading}>
        <span className={styles.seal}>
          <Icon name={icon} />
        </span>
        {heading}
      </Subheading>
      <ul className={styles.points}>
        {points.map((point, index) => (
          <li key={index} className={styles.point}>
            <Icon name={icon} className={styles.mark} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
