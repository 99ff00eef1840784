import type { ReactNode } from 'react';
import type { Presenter } from '@lupa/blocks/block.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { ItemCta } from './ItemCta.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import styles from './Sidebar.module.css';

type SidebarPanelProps = {
  item: NavigationItem;
  id: string;
  returnLabel: string;
  presenter: Presenter;
  /** The button that closes the whole sidebar. */
  children: ReactNode;
};

/** One item of the sidebar with its links, over the list: a popover of its own, so that Escape goes one level back. */
export function SidebarPanel({ item, id, returnLabel, presenter, children }: SidebarPanelProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} popover="auto" role="group" aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.top}>
        {/* The entry that had the focus is hidden now. */}
        <button type="button" autoFocus popoverTarget={id} popoverTargetAction="hide" className={styles.return}>
          <Icon name="arrowLeft" />
          {returnLabel}
        </button>
        {children}
      </div>
      <div className={styles.body}>
        <p id={titleId} className={styles.heading}>
          {item.name}
        </p>
        <div className={styles.groups}>
          {item.linksGroups.map((group, index) => (
            <NavigationLinks key={index} id={`${id}-${index}`} group={group} presenter={presenter} />
          ))}
        </div>
      </div>
      <ItemCta item={item} presenter={presenter} />
    </div>
  );
}
