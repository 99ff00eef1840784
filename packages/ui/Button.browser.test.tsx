// Requirements: 5.31, 9.38.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tests/setup/browser.ts';
import { Button, type ButtonSize } from './Button.tsx';

const sizes: [ButtonSize, number][] = [
  ['xs', 100],
  ['sm', 195],
  ['md', 223],
  ['lg', 311],
  ['xl', 343],
];
const anchor = { href: '#reached' };

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => page?.close());

/** Test files keep the class names of a module as they are written. */
async function openButtons(): Promise<void> {
  const styles = await Promise.all(
    ['styles/tokens.css', 'Button.module.css'].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  );
  const html = renderToString(
    <main>
      {sizes.map(([size]) => (
        <p key={size}>
          <Button size={size}>{size}</Button>
          <Button tag="a" anchor={anchor} size={size}>
            {`${size} link`}
          </Button>
        </p>
      ))}
      <Button isDisabled>off</Button>
      <Button tag="a" anchor={anchor} isDisabled>
        off link
      </Button>
    </main>,
  );
  page = await browser.newPage({ viewport: { width: 800, height: 800 } });
  await page.setContent(`<!doctype html><style>* { box-sizing: border-box; margin: 0 } ${styles.join('')}</style>${html}`);
}

const widthOf = (name: string, role: 'button' | 'link') =>
  page.getByRole(role, { name, exact: true }).evaluate((element) => element.getBoundingClientRect().width);

test('each size has its minimum width (requirement 9.38), as a button and as a link; none is wider than a narrow window, or too low', async () => {
  await openButtons();
  for (const [size, width] of sizes) {
    expect(await widthOf(size, 'button')).toBe(width);
    expect(await widthOf(`${size} link`, 'link')).toBe(width);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const boxes = await page
    .locator('button, a')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  for (const { width, height } of boxes) expect([width <= 320, height >= 44]).toEqual([true, true]);
});
