import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './ItemCta.module.css';

/** The call-to-action link at the foot of an item's links. */
export function ItemCta({ item: { name, cta, ctaLink }, presenter }: { item: NavigationItem; presenter: Presenter }) {
  if (!ctaLink) return null;
  return (
    <div className={styles.foot}>
      <a {...presenter.anchor(ctaLink)} className={styles.cta}>
        {cta || ctaLink.title || name}
        <Icon name="arrowRight" />
      </a>
    </div>
  );
}
