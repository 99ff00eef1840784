import type { ElementHandle, Page } from 'playwright-core';

type Looks = Map<Element, string>;

/** Remembers what each element in the main part of the page looks like to rules of axe. */
export async function rememberLooks(page: Page): Promise<void> {
  await page.evaluate(readLooks);
}

/**
 * Null, or the elements that another width of the window has shown, coloured otherwise or made to scroll since `rememberLooks`. All other reports of axe stay
 * the same: its rules read the document, what is shown, colours, the size of letters up to which they are small, and what scrolls.
 */
export async function findChangedLooks(page: Page): Promise<ElementHandle<Element[]> | null> {
  const changed = (await page.evaluateHandle(readLooks)) as ElementHandle<Element[]>;
  return (await changed.evaluate(({ length }) => length)) > 0 ? changed : null;
}

/** Keeps the looks in the page, and returns the elements whose looks are others than those kept before. */
function readLooks(): Element[] {
  const kept = globalThis as { lupaLooks?: Looks };
  const before = kept.lupaLooks;
  const looks: Looks = new Map();
  for (const element of document.querySelectorAll('main *')) {
    const style = getComputedStyle(element);
    const isShown = element.checkVisibility({ visibilityProperty: true });
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const isScrolled =
      /auto|scroll/.test(style.overflow) && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
    const colours = [style.color, style.backgroundColor, style.backgroundImage, style.opacity, style.textDecorationLine];
    looks.set(element, isShown ? [...colours, isLarge, isScrolled].join() : '');
  }
  kept.lupaLooks = looks;
  return [...looks].flatMap(([element, look]) => (look !== '' && look !== before?.get(element) ? [element] : []));
}
