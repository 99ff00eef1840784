import type { Page } from 'playwright-core';

/**
 * What is wrong with the names of what can be pressed, in a page as it is served (WCAG 2.4.9, 4.1.2): none at all; a link that opens a tab
 * without saying so, or says so and does not; the same words for links to different places, or for controls of different cards.
 */
export function findNameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (element: Element): string => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style')) hidden.remove();
      for (const image of copy.querySelectorAll('img')) image.replaceWith(image.alt);
      for (const labelled of copy.querySelectorAll('[aria-label]')) labelled.replaceWith(labelled.getAttribute('aria-label') ?? '');
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    const nameOf = (element: Element): string => {
      const ids = element.getAttribute('aria-labelledby')?.split(' ');
      if (ids) return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`);
      return element.getAttribute('aria-label') ?? (element.matches('input, select') && label ? textOf(label) : textOf(element));
    };
    // Where an offer stood is told in its address.
    const targetOf = (element: Element): string => {
      const { pathname, href } = new URL(element.getAttribute('href') ?? '', 'https://site.example/');
      return pathname.startsWith('/jugar/') ? (pathname.split('/')[2] ?? '') : href;
    };
    const headingOf = (element: Element): string =>
      element.closest('article, li, [data-entry]')?.querySelector('h2, h3, h4, h5')?.textContent ?? '';

    const faults = new Set<string>();
    const subjects = new Map<Element | null, Map<string, string>>();
    for (const element of document.querySelectorAll('a[href], button, summary, input:not([type=hidden]), select')) {
      const name = nameOf(element);
      if (name === '') faults.add(`no name: ${element.outerHTML.slice(0, 120)}`);
      const saysTab = /otra pestaña|new tab|nouvel onglet|neuem Tab/.test(name);
      if (saysTab !== (element.getAttribute('target') === '_blank'))
        faults.add(`about its tab: ${name}, ${element.outerHTML.slice(0, 120)}`);
      const place = element.closest('[popover], dialog, header, footer');
      const known = subjects.get(place) ?? new Map<string, string>();
      subjects.set(place, known);
      const subject = element.matches('a') ? targetOf(element) : headingOf(element);
      const other = known.get(name);
      if (other !== undefined && other !== subject) faults.add(`the same words for two: ${name}, of ${other} and of ${subject}`);
      known.set(name, subject);
    }
    return [...faults];
  });
}
