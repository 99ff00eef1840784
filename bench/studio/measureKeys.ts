import type { Page } from 'playwright-core';
import { settled } from '../../tests/setup/settled.ts';
import type { Form } from './openForm.ts';

/** Milliseconds from each key until the frame after it was drawn. */
export type Keys = { title: number[]; 'rich text': number[] };

const words = 'una prueba de palabras que se escriben ';
/** As somebody types who types fast. */
const delay = 120;

/** Types into the title and into the first rich text, and takes it out again. */
export async function measureKeys({ page }: Form): Promise<Keys> {
  await page.evaluate(watchKeys);
  const title = page.locator('#field-title');
  await title.focus();
  await page.keyboard.press('End');
  const inTitle = await typeAndTakeOut(page);
  const firstRow = page.locator('[id^="field-content"] [contenteditable=true]').first();
  if (!(await firstRow.isVisible())) await page.locator('#content-row-0 .collapsible__toggle').first().click();
  await firstRow.scrollIntoViewIfNeeded();
  await firstRow.click();
  await page.keyboard.press('Control+End');
  return { title: inTitle, 'rich text': await typeAndTakeOut(page) };
}

async function typeAndTakeOut(page: Page): Promise<number[]> {
  await settled(page);
  await page.evaluate(() => ((globalThis as unknown as Watched).keys.length = 0));
  await page.keyboard.type(words, { delay });
  await settled(page);
  const keys = await page.evaluate(() => [...(globalThis as unknown as Watched).keys]);
  if (keys.length !== words.length) throw new Error(`${keys.length} keys were seen of ${words.length}`);
  for (const _ of words) await page.keyboard.press('Backspace', { delay: 10 });
  await settled(page);
  return keys;
}

type Watched = { keys: number[] };

/** By hand: a window that nobody sees presents no frames, which the browser's own `event` entries end with. */
function watchKeys() {
  const keys: number[] = [];
  Object.assign(globalThis, { keys });
  addEventListener('keydown', (event) => requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - event.timeStamp))), {
    capture: true,
  });
}
