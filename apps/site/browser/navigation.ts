import { isPlainClick } from '@lupa/islands/isPlainClick.ts';

/** Tells assistive technology that these links do something in the page, and lets Space do it, too. */
export function makeButtons(links: Iterable<HTMLElement>): void {
  for (const link of links) {
    link.role = 'button';
    link.ariaExpanded = 'false';
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }
}

/** Closes the header's menus when the visitor moves on, and fetches what refines the dropdowns once someone comes near them. */
export function startNavigation(): void {
  const navigation = document.querySelector<HTMLElement>('[data-top-navigation]');
  const header = navigation?.closest('header');
  if (!navigation || !header) return;

  const closeMenus = () => {
    for (const panel of header.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover();
    header.querySelector('dialog')?.close();
  };
  header.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (link && !link.target && !link.dataset['dropdown'] && isPlainClick(event)) closeMenus();
  });
  // Back from the browser's own cache, the page is as it was left.
  addEventListener('pagehide', closeMenus);
  matchMedia('(min-width: 80em)').addEventListener('change', closeMenus);

  navigation.addEventListener('beforetoggle', ({ target }) => placeDropdown(target as HTMLElement), { capture: true });

  startSidebar(header);

  const untilRefined = new AbortController();
  const refine = (event: Event) => {
    untilRefined.abort();
    import('./dropdowns.ts').then(
      (module) => module.refineDropdowns(navigation, event),
      // Without it the dropdowns open by click, as they do without script.
      () => {},
    );
  };
  for (const sign of ['pointerover', 'focusin']) navigation.addEventListener(sign, refine, { signal: untilRefined.signal });
}

/** Entries of the sidebar lead to their sections; with script those that have a dropdown show its links. */
function startSidebar(header: HTMLElement): void {
  const entries = [...header.querySelectorAll<HTMLAnchorElement>('a[data-dropdown]')];
  makeButtons(entries);
  for (const entry of entries) {
    if (document.getElementById(entry.dataset['dropdown'] ?? '')?.querySelector('[aria-current]')) entry.ariaCurrent = 'true';
    entry.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      import('./sidebarPanel.ts').then(
        ({ openPanel }) => openPanel(entry),
        () => location.assign(entry.href),
      );
    });
  }
}

/** Tells Dropdown.module.css where the trigger is, which is right before the dropdown. */
function placeDropdown(dropdown: HTMLElement): void {
  const { left = 0 } = dropdown.previousElementSibling?.getBoundingClientRect() ?? {};
  dropdown.style.setProperty('--trigger-left', `${left}px`);
}
