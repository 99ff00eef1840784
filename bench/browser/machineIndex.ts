import type { Browser } from 'playwright-core';
import { percentile } from '../measure.ts';

const rounds = 30;

/** Lighthouse's `computeBenchmarkIndex` (https://github.com/GoogleChrome/lighthouse), the median of 30: one alone is 500 or 1700. */
export async function measureMachineIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const strings: number[] = [];
    const copies: number[] = [];
    for (let round = 0; round < rounds; round++) {
      strings.push(await page.evaluate(makeStrings));
      copies.push(await page.evaluate(copyNumbers));
    }
    return (percentile(strings, 0.5) + percentile(copies, 0.5)) / 2;
  } finally {
    await page.close();
  }
}

function makeStrings(): number {
  const end = performance.now() + 500;
  let count = 0;
  for (; performance.now() < end; count++) {
    let text = '';
    for (let length = 0; length < 10_000; length++) text += 'a';
    if (text.length !== 10_000) throw new Error('The string must be made, or it is not measured');
  }
  return count / 5;
}

function copyNumbers(): number {
  let from = Array.from({ length: 100_000 }, (_, index) => index);
  let to = [...from];
  const end = performance.now() + 500;
  let count = 0;
  for (; performance.now() < end; count++) {
    for (let index = 0; index < from.length; index++) to[index] = from[index] ?? 0;
    [from, to] = [to, from];
  }
  return count / 5;
}
