import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

type Violation = { id: string; html: string[] };

const require = createRequire(import.meta.url);
// Less than half of what `import axe` has in `axe.source`, for every page to read.
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What breaks a rule of axe in the page as it is now, or within one of its elements. The page's context needs `bypassCSP: true`.
 */
export async function findViolations(page: Page, within = 'html'): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (selector) => {
    type Result = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run: (context: string, options: object) => Promise<Result> } };
    // Colours on their way to another scheme have no contrast of their own. What follows the scrolling, turns for ever or stands still
    // out of view would not come to its end.
    const passing = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity);
    const atMost = new Promise((resolve) => AbortSignal.timeout(2000).addEventListener('abort', resolve));
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), atMost]);
    // Without selectors, and without the details of what is right, a large page takes a third of the time.
    const result = await axe.run(selector, { resultTypes: ['violations'], selectors: false });
    return result.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 200)) }));
  }, within);
}
