import { Icon } from '@lupa/ui/Icon.tsx';
import type { PresentedLink } from './presentLink.ts';
import styles from './TextLink.module.css';

/** A link that stands alone under a text. */
export function TextLink({ link }: { link: PresentedLink }) {
  return (
    <a {...link.anchor} className={styles.link}>
      {link.text}
      <Icon name="arrowRight" className={styles.arrow} />
    </a>
  );
}
