import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import headerStyles from './Header.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';
import styles from './NavigationPanel.module.css';

/** A navigation item whose groups of links unfold under the header, over its whole width. */
export function NavigationPanel({ item, id, presenter }: { item: NavigationItem; id: string; presenter: Presenter }) {
  return (
    <>
      <button type="button" popoverTarget={id} className={headerStyles.trigger}>
        {item.name}
        <Icon name="chevronDown" />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <div className={styles.content}>
          <div className={styles.groups}>
            {item.linksGroups.map((group, index) => (
              <NavigationLinks key={index} group={group} presenter={presenter} />
            ))}
          </div>
          {item.ctaLink && (
            <a {...presenter.anchor(item.ctaLink)} className={styles.cta}>
              {item.cta ?? item.ctaLink.title}
              <Icon name="arrowRight" />
            </a>
          )}
        </div>
      </div>
    </>
  );
}
