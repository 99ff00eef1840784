import type { Page } from 'playwright-core';

/** At once, whatever the page's own way of scrolling is. */
export function scrollPage(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
}

/** By then the page has been laid out and painted, and its observers have been told. */
export function framePassed(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
