import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './ItemCta.module.css';

/** The call-to-action link at the foot of an item's links. */
export function ItemCta({ item: { name, cta, ctaLink }, presenter }: { item: NavigationItem; presenter: Presenter }) {
  if (!ctaLink) return null;
  return (
    <div className={styles.foot}>
      <OutboundLink anchor={presenter.anchor(ctaLink)} newTabText={presenter.newTabText} className={styles.cta}>
        {cta || ctaLink.title || name}
      </OutboundLink>
    </div>
  );
}
