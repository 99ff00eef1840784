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
