import type { Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

/** What stood on a page goes into the error of the test that used it: its address, its title and its text. */
export function tellPageOnFailure(page: Page): void {
  onTestFailed(async ({ task }) => {
    const error = task.result?.errors?.[0];
    if (!error || page.isClosed()) return;
    const seen = await describe(page).catch((fault: unknown) => String(fault));
    error.stack = `${error.message}\n${seen}\n${error.stack ?? ''}`;
  });
}

async function describe(page: Page): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 5000 });
  return `the page: ${page.url()} «${await page.title()}» ${text.replaceAll(/\s+/g, ' ').slice(0, 600)}`;
}
