import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { toneClass, type Tone } from '@lupa/ui/tone.ts';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import styles from './ProsCons.module.css';
import type { ProsConsProps } from './prosCons.load.server.ts';

export function ProsCons({ id, title, pros, cons }: ProsConsProps) {
  return (
    <BlockSection type="prosCons" id={id} title={title}>
      <Card className={`stack clipped ${styles.sides}`}>
        <Side {...pros} icon="check" tone="good" />
        <Side {...cons} icon="close" tone="bad" />
      </Card>
    </BlockSection>
  );
}

type SideProps = ProsConsProps['pros'] & { icon: IconName; tone: Tone };

function Side({ heading, points, icon, tone }: SideProps) {
  if (points.length === 0) return null;
  return (
    <div className={`start ${styles.side} ${toneClass(tone)}`}>
      <Subheading className="row gap-3 text-ink">
        <span className={`centred fixed rounded-full ${styles.seal}`}>
          <Icon name={icon} />
        </span>
        {heading}
      </Subheading>
      <ul className="stack">
        {points.map((point, index) => (
          <li key={index} className={`ruled unbroken grid gap-3 ${styles.point}`}>
            <Icon name={icon} className={styles.mark} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
