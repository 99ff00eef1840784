import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import styles from './Dropdown.module.css';
import { ItemCta } from './ItemCta.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';

export const dropdownIdOf = (index: number): string => `dropdown-${index}`;

/** What unfolds under an item of the top navigation: its groups of links side by side, its call-to-action at the foot. */
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
