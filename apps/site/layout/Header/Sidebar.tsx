import type { Presenter } from '@lupa/blocks/block.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { invokerCommand } from '@lupa/ui/invokerCommand.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import styles from './Sidebar.module.css';
import type { ReactNode } from 'react';
import { ItemCta } from './ItemCta.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';

export const sidebarId = 'menu';
const titleId = `${sidebarId}-title`;

type SidebarProps = { items: NavigationItem[]; microcopy: Microcopy; presenter: Presenter };

/** The navigation below 1280 px: a modal sheet from the side. An item with links slides its own panel over the list. */
export function Sidebar({ items, microcopy, presenter }: SidebarProps) {
  return (
    <dialog id={sidebarId} closedby="any" aria-labelledby={titleId} className={styles.sidebar}>
      <div className={styles.top}>
        <p id={titleId} className={styles.title}>
          {microcopy.menu}
        </p>
        <CloseButton label={microcopy.close} />
      </div>
      <nav aria-label={microcopy.menu} className={styles.body}>
        <ul className={styles.items}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              <SidebarItem item={item} panelId={`${sidebarId}-${index}`} microcopy={microcopy} presenter={presenter} />
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}

type SidebarItemProps = Omit<SidebarProps, 'items'> & { item: NavigationItem; panelId: string };

function SidebarItem({ item, panelId, microcopy, presenter }: SidebarItemProps) {
  if (item.linksGroups.length > 0)
    return (
      <>
        <button type="button" popoverTarget={panelId} aria-controls={panelId} className={styles.entry}>
          {item.name}
          <Icon name="chevronRight" />
        </button>
        <SidebarPanel id={panelId} item={item} returnLabel={microcopy.mobile_header_return} presenter={presenter}>
          <CloseButton label={microcopy.close} />
        </SidebarPanel>
      </>
    );
  return (
    item.ctaLink && (
      <OutboundLink anchor={presenter.anchor(item.ctaLink)} newTabText={presenter.newTabText} className={styles.entry}>
        {item.name}
      </OutboundLink>
    )
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <button type="button" {...invokerCommand('close', sidebarId)} aria-label={label} className={styles.close}>
      <Icon name="close" />
    </button>
  );
}

type SidebarPanelProps = {
  item: NavigationItem;
  id: string;
  returnLabel: string;
  presenter: Presenter;
  /** The button that closes the whole sidebar. */
  children: ReactNode;
};

/** One item of the sidebar with its links, over the list: a popover of its own, so that Escape goes one level back. */
function SidebarPanel({ item, id, returnLabel, presenter, children }: SidebarPanelProps) {
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
