import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Dropdown, dropdownIdOf } from './Dropdown.tsx';
import styles from './TopNavigation.module.css';

/** One item per disclosure button, plain links between them (ARIA practice "Disclosure navigation menu with top-level links"). */
export function TopNavigation({ items, label, presenter }: { items: NavigationItem[]; label: string; presenter: Presenter }) {
  return (
    <nav aria-label={label} data-top-navigation="" className={styles.navigation}>
      <ul className={styles.items}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {item.linksGroups.length > 0 ? (
              <Disclosure item={item} id={dropdownIdOf(index)} presenter={presenter} />
            ) : (
              item.ctaLink && (
                <OutboundLink anchor={presenter.anchor(item.ctaLink)} newTabText={presenter.newTabText} className={styles.trigger}>
                  <span className={styles.name}>{item.name}</span>
                </OutboundLink>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The browser itself tells assistive technology whether it is expanded.
function Disclosure({ item, id, presenter }: { item: NavigationItem; id: string; presenter: Presenter }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-controls={id} className={styles.trigger}>
        <span className={styles.name}>{item.name}</span>
      </button>
      <Dropdown item={item} id={id} presenter={presenter} />
    </>
  );
}
