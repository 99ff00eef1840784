import type { Page } from 'playwright-core';

/** What a careful eye would see at once in the page as it is now: each fault in words, with the element that has it. */
export function findLayoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element) => `${element.outerHTML.slice(0, 140)}…`;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const isClipped = (element: Element) => element.closest('svg, [aria-hidden="true"]') !== null || !isShown(element);
    const hasScroller = (element: Element): boolean => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (/auto|scroll/.test(getComputedStyle(each).overflowX) && each.scrollWidth > each.clientWidth) return true;
      return false;
    };
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);

    for (const image of document.querySelectorAll('img')) {
      const { width, height } = image.getBoundingClientRect();
      if (!isShown(image) || image.naturalWidth === 0 || getComputedStyle(image).objectFit !== 'fill') continue;
      if (Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.04)
        faults.push(`a stretched image: ${nameOf(image)}`);
    }

    const texts: { element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '' || isClipped(element) || /^(SCRIPT|STYLE|OPTION)$/.test(element.tagName)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) texts.push({ element, rect });
    }
    for (const { element, rect } of texts) {
      if (hasScroller(element) || element.closest('[data-layout-fault-free]')) continue;
      if (rect.right > root.clientWidth + 1 || rect.left < -1) faults.push(`text beyond the window: ${nameOf(element)}`);
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (!/hidden|clip/.test(style.overflowX)) continue;
        const own = box.getBoundingClientRect();
        if (own.width <= 1 || own.height <= 1) break;
        const isCutDown = /hidden|clip/.test(style.overflowY) && rect.bottom > own.bottom + 2;
        if (rect.right > own.right + 1.5 || rect.left < own.left - 1.5 || isCutDown) faults.push(`cut text: ${nameOf(element)}`);
      }
    }
    for (let one = 0; one < texts.length; one++) {
      for (let other = one + 1; other < texts.length; other++) {
        const [a, b] = [texts[one], texts[other]];
        if (!a || !b || a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (hasScroller(a.element) || hasScroller(b.element)) continue;
        const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
        const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
        if (width > 2 && height > 0.45 * Math.min(a.rect.height, b.rect.height))
          faults.push(`text over text: ${nameOf(a.element)} and ${nameOf(b.element)}`);
      }
    }
    return [...new Set(faults)];
  });
}

/** What can be tapped and is lower than a finger needs (44 px), but for links inside text. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator('a:visible, button:visible, summary:visible, input:visible, select:visible').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).display !== 'inline' && element.getBoundingClientRect().width > 1)
      // A control inside its label is tapped with it.
      .map((element) => (element.matches('input') ? (element.closest('label') ?? element) : element))
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
