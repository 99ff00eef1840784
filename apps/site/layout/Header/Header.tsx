import { Icon } from '@lupa/ui/Icon.tsx';
import { Logo } from '@lupa/ui/Logo.tsx';
import type { LayoutModel } from '../../page/pageModel.ts';
import { findNavigation } from '../findNavigation.ts';
import { Wrapper } from '../Wrapper.tsx';
import styles from './Header.module.css';
import { MobileMenu, mobileMenuId } from './MobileMenu.tsx';
import { NavigationPanel } from './NavigationPanel.tsx';

/** Logo and main navigation. Menus are popovers: they open, close and give way to each other without script. */
export function Header({ layout }: { layout: LayoutModel }) {
  const { siteName, homePath, microcopy, presenter, navigation, locale } = layout;
  const items = findNavigation(navigation, 'Header', locale);
  return (
    <header className={styles.header}>
      <Wrapper className={styles.bar}>
        <a href={homePath} className={styles.home}>
          <Logo siteName={siteName} />
        </a>
        {items.length > 0 && (
          <>
            <nav aria-label={microcopy.main_navigation} className={styles.navigation}>
              <ul className={styles.items}>
                {items.map((item, index) => (
                  <li key={item.name}>
                    {item.linksGroups.length > 0 ? (
                      <NavigationPanel item={item} id={`menu-${index}`} presenter={presenter} />
                    ) : (
                      item.ctaLink && (
                        <a {...presenter.anchor(item.ctaLink)} className={styles.trigger}>
                          {item.name}
                        </a>
                      )
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            <button type="button" popoverTarget={mobileMenuId} aria-label={microcopy.menu} className={styles.burger}>
              <Icon name="menu" />
            </button>
            <MobileMenu items={items} layout={layout} />
          </>
        )}
      </Wrapper>
    </header>
  );
}
