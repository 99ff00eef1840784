import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import styles from './MobileMenu.module.css';
import { NavigationLinks } from './NavigationLinks.tsx';

export const mobileMenuId = 'menu';

/** The navigation below 1280 px: a sheet from the side, one item open at a time. */
export function MobileMenu({ items, layout: { microcopy, presenter } }: { items: NavigationItem[]; layout: LayoutModel }) {
  return (
    <div id={mobileMenuId} popover="auto" className={styles.menu}>
      <div className={styles.top}>
        <p className={styles.title}>{microcopy.menu}</p>
        <button type="button" popoverTarget={mobileMenuId} popoverTargetAction="hide" aria-label={microcopy.close} className={styles.close}>
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={microcopy.menu}>
        <ul>
          {items.map((item) => (
            <li key={item.name} className={styles.item}>
              {item.linksGroups.length > 0 ? (
                <details name="mobile-menu" className={styles.details}>
                  <summary className={styles.summary}>
                    {item.name}
                    <Icon name="chevronDown" />
                  </summary>
                  <div className={styles.groups}>
                    {item.linksGroups.map((group, index) => (
                      <NavigationLinks key={index} group={group} presenter={presenter} />
                    ))}
                    {item.ctaLink && (
                      <a {...presenter.anchor(item.ctaLink)} className={styles.cta}>
                        {item.cta ?? item.ctaLink.title}
                        <Icon name="arrowRight" />
                      </a>
                    )}
                  </div>
                </details>
              ) : (
                item.ctaLink && (
                  <a {...presenter.anchor(item.ctaLink)} className={styles.summary}>
                    {item.name}
                  </a>
                )
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
