/** Blocks below the first screen put off their layout, also for what measures them: shows them all. */
export async function showLazyBlocks(page: { evaluate: (run: () => void) => Promise<void> }): Promise<void> {
  await page.evaluate(() => {
    const lazy = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const element of lazy) element.style.contentVisibility = 'visible';
  });
}
