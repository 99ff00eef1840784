import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { Logo } from '@lupa/ui/Logo.tsx';
import { dialogCommand } from '@lupa/ui/Sheet.tsx';
import type { ReactNode } from 'react';
import { BackToTop } from '../BackToTop/BackToTop.tsx';
import { type LanguageChoice, type LayoutModel, linkTo } from '../layoutModel.ts';
import { findNavigation } from '../findNavigation.ts';
import { Wrapper } from '../Wrapper.tsx';
import styles from './Header.module.css';
import { Languages } from './Languages.tsx';
import { Sidebar, sidebarId } from './Sidebar.tsx';
import { TopNavigation } from './TopNavigation.tsx';

type HeaderProps = { layout: LayoutModel; languages: readonly LanguageChoice[]; children: ReactNode };

/**
 * Logo and main navigation: dropdowns from 1280 px, a sidebar below (requirement 2.35). The same for every page of a locale,
 * but for `aria-current`. All of it works without script; `browser/navigation.ts` refines it.
 */
export function Header({ layout, languages, children }: HeaderProps) {
  const { siteName, homePath, microcopy, presenter, navigation, locale } = layout;
  const items = findNavigation(navigation, 'Header', locale);
  return (
    <header className={styles.header}>
      <Wrapper className={styles.bar}>
        <a {...linkTo(homePath, layout)} className={styles.home}>
          <Logo siteName={siteName} />
        </a>
        <BackToTop label={microcopy.back_to_top} />
        {items.length > 0 && <TopNavigation items={items} label={microcopy.main_navigation} presenter={presenter} />}
        {children}
        <Languages languages={languages} layout={layout} />
        {items.length > 0 && (
          <>
            <button
              type="button"
              {...dialogCommand('show-modal', sidebarId)}
              popoverTarget={sidebarId}
              aria-haspopup="dialog"
              aria-label={microcopy.menu}
              className={`${styles.button} ${styles.burger}`}
            >
              <Icon name="menu" />
            </button>
            <Sidebar items={items} microcopy={microcopy} presenter={presenter} />
          </>
        )}
      </Wrapper>
    </header>
  );
}

type HeaderPanelProps = {
  id: string;
  href: string;
  icon: IconName;
  label: string;
  layout: Pick<LayoutModel, 'path'>;
  children: ReactNode;
};

/** A button that opens the panel of this `id`, its child; in browsers that know no popover, a link to the page that is there for the same. */
export function HeaderPanel({ id, href, icon, label, layout, children }: HeaderPanelProps) {
  const look = `${styles.button} ${styles.search}`;
  return (
    <>
      <a {...linkTo(href, layout)} aria-label={label} className={`${look} ${styles.searchLink}`}>
        <Icon name={icon} />
      </a>
      <button type="button" popoverTarget={id} aria-label={label} className={`${look} ${styles.searchButton}`}>
        <Icon name={icon} />
      </button>
      {children}
    </>
  );
}
