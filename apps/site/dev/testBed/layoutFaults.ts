import type { Page } from 'playwright-core';

/** A page of Playwright's, or of `tests/engines`. */
export type Evaluated = { evaluate: (run: () => string[]) => Promise<string[]> };

export async function findLayoutFaults(page: Evaluated): Promise<string[]> {
  return [...(await findBoxFaults(page)), ...(await findTextFaults(page))];
}

function findBoxFaults(page: Evaluated): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    // What is put off has its height of before, and its content is measured all the same.
    root.style.setProperty('--off-screen', 'visible');
    const nameOf = (element: Element) => `${element.outerHTML.slice(0, 140)}…`;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const faults: string[] = [];
    if (root.scrollWidth > root.clientWidth) faults.push(`the page is ${root.scrollWidth - root.clientWidth} px wider than the window`);
    for (const image of document.images) {
      const { width, height } = image.getBoundingClientRect();
      if (width <= 1 || image.naturalWidth === 0 || !isShown(image) || getComputedStyle(image).objectFit !== 'fill') continue;
      if (Math.abs(width / height / (image.naturalWidth / image.naturalHeight) - 1) > 0.04)
        faults.push(`a stretched image: ${nameOf(image)}`);
    }
    for (const item of document.querySelectorAll('li')) {
      const content = item.firstElementChild;
      const { display, paddingTop, borderTopWidth } = getComputedStyle(item);
      if (!content || item.firstChild !== content || display !== 'list-item' || !isShown(item)) continue;
      const inner = getComputedStyle(content);
      if (!/^(block|grid|flex)$/.test(inner.display) || /absolute|fixed/.test(inner.position)) continue;
      const start = item.getBoundingClientRect().top + parseFloat(paddingTop) + parseFloat(borderTopWidth) + parseFloat(inner.marginTop);
      if (content.getBoundingClientRect().top - start > 3) faults.push(`an empty line in a list, above ${nameOf(content)}`);
    }
    root.style.removeProperty('--off-screen');
    return [...new Set(faults)];
  });
}

function findTextFaults(page: Evaluated): Promise<string[]> {
  return page.evaluate(() => {
    type Text = { element: Element; rect: DOMRect };
    const root = document.documentElement;
    // What is put off has its height of before, and its content is measured all the same.
    root.style.setProperty('--off-screen', 'visible');
    const nameOf = (element: Element) => `${element.outerHTML.slice(0, 140)}…`;
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

    type Surroundings = { isHidden: boolean; isScrolled: boolean; isEllipsed: boolean; cutters: Element[] };
    const known = new Map<Element, Surroundings>();
    const surroundingsOf = (element: Element): Surroundings => {
      const found = known.get(element);
      if (found) return found;
      const outer = element.parentElement && element !== document.body ? surroundingsOf(element.parentElement) : null;
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isCutter = /hidden|clip/.test(style.overflowX);
      const own = {
        isHidden:
          outer?.isHidden === true ||
          (isCutter && (width <= 1 || height <= 1)) ||
          style.clipPath !== 'none' ||
          element.matches('svg, script, style, option, [aria-hidden="true"]'),
        isScrolled: outer?.isScrolled === true || (/auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth),
        // An ellipsis says that there is more.
        isEllipsed: outer?.isEllipsed === true || style.textOverflow === 'ellipsis',
        cutters: style.textOverflow === 'ellipsis' ? [] : [...(outer?.cutters ?? []), ...(isCutter ? [element] : [])],
      };
      known.set(element, own);
      return own;
    };

    const findTexts = (): Text[] => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || node.textContent?.trim() === '' || surroundingsOf(element).isHidden || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 1 && rect.height > 1) texts.push({ element, rect });
      }
      return texts.toSorted((one, other) => one.rect.top - other.rect.top);
    };

    const isCut = ({ element, rect }: Text) =>
      surroundingsOf(element).cutters.some((cutter) => {
        const own = cutter.getBoundingClientRect();
        const cutsDown = /hidden|clip/.test(getComputedStyle(cutter).overflowY);
        return rect.right > own.right + 1.5 || rect.left < own.left - 1.5 || (cutsDown && rect.bottom > own.bottom + 2);
      });

    const isOver = (one: Text, other: Text) => {
      const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const isApart = width <= 2 || height <= 0.45 * Math.min(one.rect.height, other.rect.height);
      return !isApart && !one.element.contains(other.element) && !other.element.contains(one.element);
    };

    const faults: string[] = [];
    // What scrolls by itself may go on beyond its edge.
    const texts = findTexts().filter(({ element }) => !surroundingsOf(element).isScrolled);
    for (const [index, text] of texts.entries()) {
      const { element, rect } = text;
      const seen = surroundingsOf(element).isEllipsed ? element.getBoundingClientRect() : rect;
      if (seen.right > root.clientWidth + 1 || seen.left < -1) faults.push(`text beyond the window: ${nameOf(element)}`);
      if (isCut(text)) faults.push(`cut text: ${nameOf(element)}`);
      for (let next = index + 1; next < texts.length; next++) {
        const other = texts[next];
        if (!other || other.rect.top >= rect.bottom) break;
        if (isOver(text, other)) faults.push(`text over text: ${nameOf(element)} and ${nameOf(other.element)}`);
      }
    }
    root.style.removeProperty('--off-screen');
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
