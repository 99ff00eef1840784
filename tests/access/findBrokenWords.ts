import type { Page } from 'playwright-core';

/** Words that go over from one line to the next without a hyphen. Addresses may: they are not read as words. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken = new Set<string>();
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, svg');
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, textContent: text } = node;
      if (!element || !text || text.trim() === '' || !isShown(element)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,'’%$]*/gu)) {
        if (/\p{L}\.\p{L}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`"${word}" in ${element.outerHTML.slice(0, 100)}`);
      }
    }
    return [...broken];
  });
}
