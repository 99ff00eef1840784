import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, ElementHandle, Page } from 'playwright-core';

type Violation = { id: string; html: string[] };

const require = createRequire(import.meta.url);
// Less than half of what `import axe` has in `axe.source`, for every page to read.
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Every page of this context comes with axe, which takes half as long as to bring it into each page. */
export const bringAxe = (context: BrowserContext): Promise<unknown> => context.addInitScript(axeSource);

/** In light, then in dark, where nothing but the contrast of colours is another. */
export async function findViolationsInBothThemes(page: Page): Promise<(Violation & { theme: string })[]> {
  const found = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    const violations = await findViolations(page, 'html', theme === 'dark' ? colourRules : []);
    found.push(...violations.map((violation) => ({ ...violation, theme })));
  }
  return found;
}

/** The rules that look at colours. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe leaves out unless it is asked, and Lighthouse asks. */
const alsoAsked = { 'target-size': { enabled: true } };

/**
 * What breaks a rule of axe in the page as it is now, or within one of its elements, or some. The page's context needs `bypassCSP: true`.
 * `rules`: only these; all, if left out.
 */
export async function findViolations(
  page: Page,
  within: string | ElementHandle<Element[]> = 'html',
  rules: string[] = [],
): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const run = async ({ context, runOnly }: { context: string | Element[]; runOnly: object }) => {
    type Result = { violations: { id: string; nodes: { html: string }[] }[] };
    const { axe } = globalThis as unknown as { axe: { run: (context: string | Element[], options: object) => Promise<Result> } };
    // Colours on their way to another scheme have no contrast of their own. What follows the scrolling, turns for ever or stands still
    // out of view would not come to its end.
    const passing = document
      .getAnimations()
      .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity);
    const atMost = new Promise((resolve) => AbortSignal.timeout(2000).addEventListener('abort', resolve));
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), atMost]);
    // Without selectors, and without the details of what is right, a large page takes a third of the time.
    const result = await axe.run(context, { ...runOnly, resultTypes: ['violations'], selectors: false });
    return result.violations.map(({ id, nodes }) => ({ id, html: nodes.map((node) => node.html.slice(0, 200)) }));
  };
  return page.evaluate(run, { context: within, runOnly: rules.length === 0 ? { rules: alsoAsked } : { runOnly: rules } });
}
