import type { Page } from 'playwright-core';

/**
 * Tabs through the whole page. Returns what has had the focus without being seen: covered by something else, out of the window, or without a
 * box; and how many stops there were (WCAG 2.2, 2.4.11 and 2.4.12: nothing of it is covered).
 */
export async function findHiddenFocus(page: Page): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 600; stops++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(lookAtFocus);
    if (seen === null) return { stops, hidden };
    if (seen !== '') hidden.push(seen);
  }
  throw new Error('Tab comes to no end');
}

/** Null: nothing has the focus. Otherwise what hides it, in words. */
async function lookAtFocus(): Promise<string | null> {
  // The page scrolls and makes room before the next frame.
  await new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const label = element.matches('input') ? element.closest('label') : null;
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  const name = (element.ariaLabel ?? element.textContent).trim().slice(0, 50) || element.outerHTML.slice(0, 80);
  if (boxes.length === 0) return `${name} has no box`;
  const own = (target: Element | null) => target !== null && (element.contains(target) || label?.contains(target) === true);
  const shares = [0.25, 0.5, 0.75];
  let isInWindow = false;
  for (const { left, top, width, height } of boxes) {
    for (const share of shares) {
      for (const shareDown of shares) {
        const [x, y] = [left + width * share, top + height * shareDown];
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) {
          // What is larger than the window cannot be all in it.
          if (width < innerWidth - 32 && height < innerHeight - 160)
            return `${name} reaches out of the window at ${Math.round(x)}, ${Math.round(y)}`;
          continue;
        }
        const target = document.elementFromPoint(x, y);
        if (own(target)) isInWindow = true;
        else if (height < innerHeight - 160) return `${name} is covered by ${target?.outerHTML.slice(0, 80)}`;
      }
    }
  }
  return isInWindow ? '' : `${name} is out of sight`;
}
