let giveBack = () => {};

/** Slides the panel over the sidebar's list with the very links of the entry's dropdown: a page has them once. They go back later. */
export function openPanel(entry: HTMLAnchorElement): void {
  const panel = entry.closest('dialog')?.querySelector<HTMLElement>('[popover]');
  const heading = panel?.lastElementChild;
  const dropdown = document.getElementById(entry.dataset['dropdown'] ?? '');
  if (!panel || !heading || !dropdown) return location.assign(entry.href);
  giveBack();
  const parts = [...dropdown.children];
  heading.textContent = entry.textContent;
  panel.append(...parts);
  giveBack = () => {
    dropdown.append(...parts);
    panel.append(heading);
  };
  panel.showPopover({ source: entry });
}

matchMedia('(min-width: 80em)').addEventListener('change', () => giveBack());
