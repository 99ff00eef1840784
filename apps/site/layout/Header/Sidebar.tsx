import type { Presenter } from '@lupa/blocks/block.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { NavigationItem } from '@lupa/contracts/navigation.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { dialogCommand } from '@lupa/ui/Sheet.tsx';
import styles from './Sidebar.module.css';
import { dropdownIdOf } from './Dropdown.tsx';

export const sidebarId = 'menu';
const titleId = `${sidebarId}-title`;
const panelId = `${sidebarId}-panel`;
const headingId = `${panelId}-title`;

type SidebarProps = { items: NavigationItem[]; microcopy: Microcopy; presenter: Presenter };

/**
 * The navigation below 1280 px: a modal dialog from the side, and a popover where neither commands nor scripts run. An entry leads to its section; with
 * script one that has a dropdown slides a panel with that dropdown's links over the list (browser/sidebarPanel.ts).
 */
export function Sidebar({ items, microcopy, presenter }: SidebarProps) {
  return (
    <dialog id={sidebarId} popover="auto" closedby="any" aria-labelledby={titleId} className={styles.sidebar}>
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
              <Entry item={item} dropdownId={dropdownIdOf(index)} presenter={presenter} />
            </li>
          ))}
        </ul>
      </nav>
      <div id={panelId} popover="auto" role="group" aria-labelledby={headingId} className={styles.panel}>
        <div className={styles.top}>
          {/* The entry that had the focus is hidden now. */}
          <button type="button" autoFocus popoverTarget={panelId} popoverTargetAction="hide" className={styles.return}>
            {microcopy.mobile_header_return}
          </button>
          <CloseButton label={microcopy.close} />
        </div>
        <p id={headingId} className={styles.heading} />
      </div>
    </dialog>
  );
}

type EntryProps = { item: NavigationItem; dropdownId: string; presenter: Presenter };

function Entry({ item: { name, ctaLink, linksGroups }, dropdownId, presenter }: EntryProps) {
  const link = ctaLink ?? linksGroups[0]?.links[0];
  const hasDropdown = linksGroups.length > 0;
  return (
    link && (
      <OutboundLink
        anchor={{ ...presenter.anchor(link), ...(hasDropdown && { 'data-dropdown': dropdownId }) }}
        newTabText={presenter.newTabText}
        className={styles.entry}
      >
        {name}
      </OutboundLink>
    )
  );
}

function CloseButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      {...dialogCommand('close', sidebarId)}
      popoverTarget={sidebarId}
      popoverTargetAction="hide"
      aria-label={label}
      className={styles.close}
    >
      <Icon name="close" />
    </button>
  );
}
