// Requirements: 10.25.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isFailedRequest, sharedBrowserSite } from '../../dev/testBed/sharedBrowserSite.ts';
import { setPage } from '../../dev/testBed/foreignContent.ts';

const site = sharedBrowserSite({ isExpected: isFailedRequest });
const path = '/guias/retiros/';

beforeAll(() => {
  const picture = (name: string) => ({
    title: name,
    text: 'Texto',
    image: { src: `media/${name}.svg`, alt: name, width: 320, height: 200 },
    url: '/',
  });
  setPage(site.services, path, {
    title: 'Retirar sin sobresaltos',
    author: { name: 'Matías Oyarce', slug: '/nosotros/' },
    content: [
      { type: 'contentSection', id: 'texto', title: 'Paso a paso', body: [{ kind: 'paragraph', html: 'Primero los papeles.' }] },
      { type: 'carousel', id: 'fotos', title: 'Fotos', items: ['uno', 'dos', 'tres'].map(picture) },
    ],
  });
});

async function openSavable(options = {}): Promise<{ page: Page; setOffline: (isOffline: boolean) => Promise<void> }> {
  const { page, context } = await site.open(path, { serviceWorkers: 'allow', ...options });
  await page.locator('[data-save-page][data-state=none]').waitFor();
  return { page, setOffline: (isOffline) => context.setOffline(isOffline) };
}
const control = (page: Page) => page.locator('[data-save-page]');

test('a page is saved with its pictures, read without a connection, listed, and removed', async () => {
  const { page, setOffline } = await openSavable();
  await page.getByRole('button', { name: 'Guardar para leer' }).click();
  await control(page).and(page.locator('[data-state=saved]')).waitFor();
  expect(await control(page).locator('[role=status]').textContent()).toContain('Guardada en este dispositivo');

  await setOffline(true);
  await page.goto(path);
  const notice = page.locator('[data-copy-notice]');
  await notice.waitFor();
  expect(await notice.textContent()).toMatch(/^Estás leyendo una copia del \d+ de .+ pueden haber cambiado\.$/);
  const widths = () =>
    page.locator('main img').evaluateAll(async (pictures) => {
      for (const picture of pictures as HTMLImageElement[]) picture.loading = 'eager';
      await Promise.all((pictures as HTMLImageElement[]).map((picture) => picture.decode().catch(() => {})));
      return (pictures as HTMLImageElement[]).map((picture) => picture.naturalWidth > 0);
    });
  await expect.poll(widths).toEqual([true, true, true]);

  await page.goto('/guardados/');
  const item = page.locator('[data-saved-pages] li');
  await item.waitFor();
  expect(await item.textContent()).toMatch(/Retirar sin sobresaltos.*Guardada el .* · \d+,\d MB/);
  await item.getByRole('button', { name: 'Quitar Retirar sin sobresaltos' }).click();
  await expect.poll(() => item.count()).toBe(0);
  expect(await page.locator('[data-saved-state]').textContent()).toContain('Todavía no guardas nada');
  const left = () => page.evaluate(async () => (await (await caches.open('lupa-pictures-v1')).keys()).length);
  await expect.poll(left).toBe(0);
  await setOffline(false);
  await page.goto(path);
  await control(page).and(page.locator('[data-state=none]')).waitFor();
});

test('what is read online is never the copy', { tags: ['thorough'] }, async () => {
  const { page } = await openSavable();
  await page.getByRole('button', { name: 'Guardar para leer' }).click();
  await control(page).and(page.locator('[data-state=saved]')).waitFor();
  setPage(site.services, path, { title: 'Retirar, de nuevo', author: { name: 'Matías Oyarce', slug: null }, content: [] });
  site.services.publish(`page:${path}`);
  const title = async () => {
    await page.reload();
    return page.title();
  };
  await expect.poll(title).toBe('Retirar, de nuevo');
  expect(await page.locator('html').getAttribute('data-copy-of')).toBeNull();
});

test('a full disk says what to do, and keeps nothing by halves', { tags: ['thorough'] }, async () => {
  const { page } = await openSavable();
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.getByRole('button', { name: 'Guardar para leer' }).click();
  await expect.poll(() => control(page).locator('[role=status]').textContent()).toContain('Quita algo de tus guardados');
  expect(await control(page).getAttribute('data-state')).toBe('none');
});

test.each([
  ['without script', { javaScriptEnabled: false }],
  ['without a worker', { serviceWorkers: 'block' as const }],
])('%s there is no control', { tags: ['thorough'] }, async (_, options) => {
  const { page } = await site.open(path, options);
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('button', { name: 'Guardar para leer' }).count()).toBe(0);
});
