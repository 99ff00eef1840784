import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { PresentedLink } from './presentLink.ts';
import styles from './TextLink.module.css';

/** A link that stands alone under a text. */
export function TextLink({ link }: { link: PresentedLink }) {
  return (
    <OutboundLink anchor={link.anchor} newTabText={link.newTabText} className={styles.link}>
      {link.text}
      <Icon name="arrowRight" className={styles.arrow} />
    </OutboundLink>
  );
}
