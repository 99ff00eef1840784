import type { Page } from 'playwright-core';

export function scrollPage(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
}

export function framePassed(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
}
