import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Violation = { id: string; html: string[] };

/** What breaks a rule of axe in the page as it is now. The page's context needs `bypassCSP: true`. */
export async function findViolations(page: Page): Promise<Violation[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    type Result = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe: runner } = globalThis as unknown as { axe: { run: (context: Document) => Promise<Result> } };
    const result = await runner.run(document);
    return result.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 200)) }));
  });
}

/** Blocks below the first screen put off their layout, also for what measures them: shows them all. */
export async function showLazyBlocks(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}
