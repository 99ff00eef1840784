import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './TopLinks.module.css';

/** The navigation group "Footer Top": what is asked for most. */
export function TopLinks({ items, presenter }: { items: readonly NavigationItem[]; presenter: Presenter }) {
  const links = items.flatMap(({ name, ctaLink }) => (ctaLink ? [{ name, ctaLink }] : []));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links}>
      {links.map(({ name, ctaLink }, index) => (
        <li key={index}>
          <OutboundLink anchor={presenter.anchor(ctaLink)} newTabText={presenter.newTabText} className={styles.link}>
            {name}
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
