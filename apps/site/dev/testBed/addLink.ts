import type { Locator, Page } from 'playwright-core';

export async function addLink(page: Page, attributes: Record<string, string>, id = 'added'): Promise<Locator> {
  await page.evaluate(
    (given) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
      link.textContent = 'Seguir leyendo';
      document.querySelector('main')?.prepend(link);
    },
    { ...attributes, id },
  );
  return page.locator(`#${id}`);
}
