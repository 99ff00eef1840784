import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What marks something as good, doubtful, bad or to be pressed: 4.5:1, which axe's own rule holds. All other text has 7:1. */
const exceptions = ['--color-good', '--color-caution', '--color-bad', '--color-on-accent', '--color-accent-text'];

/** Text of less than 7:1, large text of less than 4.5:1, on one page in its present colours. The page's context needs `bypassCSP: true`. */
export async function findLowContrast(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (names) => {
    const probe = document.body.appendChild(document.createElement('i'));
    const resolve = (name: string) => {
      probe.style.color = `var(${name})`;
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const allowed = new Set(names.map(resolve));
    probe.remove();
    type Result = {
      violations: { nodes: { html: string; any: { data: { fgColor: string; bgColor: string; contrastRatio: number } }[] }[] }[];
    };
    const { axe } = globalThis as unknown as { axe: { run: (context: string, options: object) => Promise<Result> } };
    const { violations } = await axe.run('html', { runOnly: ['color-contrast-enhanced'], resultTypes: ['violations'] });
    return violations.flatMap(({ nodes }) =>
      nodes.flatMap(({ html, any: [check] }) => {
        const { fgColor = '', bgColor = '', contrastRatio = 0 } = check?.data ?? {};
        return allowed.has(fgColor) ? [] : [`${contrastRatio}: ${fgColor} on ${bgColor}, ${html.slice(0, 120)}`];
      }),
    );
  }, exceptions);
}
