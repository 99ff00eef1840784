import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import styles from './Dropdown.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';

function ItemCta({ item: { name, cta, ctaLink }, presenter }: { item: NavigationItem; presenter: Presenter }) {
  if (!ctaLink) return null;
  return (
    <div className={styles.foot}>
      <OutboundLink anchor={presenter.anchor(ctaLink)} newTabText={presenter.newTabText} className={styles.cta}>
        {cta || ctaLink.title || name}
      </OutboundLink>
    </div>
  );
}

export const dropdownIdOf = (index: number): string => `dropdown-${index}`;

export function Dropdown({ item, id, presenter }: { item: NavigationItem; id: string; presenter: Presenter }) {
  return (
    <div id={id} popover="auto" className={styles.dropdown}>
      <div data-groups="" className={styles.groups}>
        {item.linksGroups.map((group, index) => (
          <NavigationLinks key={index} id={`${id}-${index}`} group={group} presenter={presenter} />
        ))}
      </div>
      <ItemCta item={item} presenter={presenter} />
    </div>
  );
}
