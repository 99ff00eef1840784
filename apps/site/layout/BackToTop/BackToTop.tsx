import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './BackToTop.module.css';

const topId = 'top';

/** Stands first in the body: where `BackToTop` leads, from where the Tab key starts over, and what tells that the page has been scrolled. */
export function PageTop() {
  return <span id={topId} tabIndex={-1} className={styles.top} />;
}

/** The way back up, once the page has been scrolled (requirement 2.43). A link, which the browser follows smoothly and with the focus. */
export function BackToTop({ label }: { label: string }) {
  return (
    <a href={`#${topId}`} className={styles.link}>
      <Icon name="arrowUp" label={label} />
    </a>
  );
}
