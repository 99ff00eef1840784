// Requirements: 5.1, 10.11.
import type { BrowserContextOptions, Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { findViolations } from '../../../../tests/setup/findViolations.ts';
import { showLazyBlocks } from '../testBed/showLazyBlocks.ts';
import { findLayoutFaults, findSmallTargets } from '../testBed/layoutFaults.ts';
import { screens } from '../testBed/screens.ts';
import { sharedGallery } from '../testBed/openGallery.ts';

const gallery = sharedGallery();

const open = (path: string, options: BrowserContextOptions = screens.desktop) =>
  gallery.open(path, { reducedMotion: 'reduce', ...options });

const bonuses = '/gallery/bonusCards/usual/';
const firstCost = (page: Page) => page.locator('[data-block=bonusCards] :is(details, a[data-detail])').first();
const lineOf = (cost: Locator) => cost.locator('xpath=self::a | ./summary');
const calculatorOf = (page: Page) => firstCost(page).getByRole('group', { name: 'Prueba con tus números' });

async function unfold(page: Page) {
  await lineOf(firstCost(page)).click();
  await calculatorOf(page).scrollIntoViewIfNeeded();
}

test('unfolds by keyboard, and only then brings the calculator to life', async () => {
  const page = await open(bonuses);
  const cost = firstCost(page);
  const summary = lineOf(cost);
  expect(await summary.textContent()).toMatch(/^Cuánto cuesta este bono: Casino Andino\. hay que apostar \$[\d.]+$/);
  await cost.scrollIntoViewIfNeeded();
  expect(await page.locator('[data-block=bonusCards] lupa-island[state]').count()).toBe(0);
  await summary.focus();
  await page.keyboard.press('Enter');
  await cost.getByText('De 100 personas que depositan $50.000').first().waitFor();
  await calculatorOf(page).waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('50.000');
  expect(await page.locator('[data-block=bonusCards] lupa-island[state]').count()).toBe(1);
});

test('answers for another deposit, bet and game, and finds back to the offer', async () => {
  const page = await open(bonuses, screens.phone);
  await unfold(page);
  const calculator = calculatorOf(page);
  const results = calculator.getByRole('status');
  const before = await results.textContent();
  await calculator.getByLabel('Depósito (CLP)').fill('100.000');
  await calculator.getByLabel('Apuesta (CLP)').fill('1000');
  await results.getByText('De 100 personas que depositan $100.000 y apuestan $1.000 cada vez').waitFor();
  await results.getByText('El casino agrega').waitFor();
  await calculator.getByLabel('Juego').selectOption('Ruleta, rojo o negro');
  await results.getByText('cada apuesta cuenta 10').waitFor();
  await calculator.getByRole('button', { name: 'Volver a los datos de la oferta' }).click();
  await expect.poll(() => results.textContent()).toBe(before);
  expect(await calculator.getByLabel('Depósito (CLP)').inputValue()).toBe('50.000');
});

test('says beside the field what it cannot read, gives no number for it, and keeps the rest', async () => {
  const page = await open(bonuses);
  await unfold(page);
  const calculator = calculatorOf(page);
  const stake = calculator.getByLabel('Apuesta (CLP)');
  await stake.fill('mucho');
  expect(await stake.getAttribute('aria-invalid')).toBe('true');
  const message = page.locator(`[id="${await stake.getAttribute('aria-describedby')}"]`);
  expect(await message.textContent()).toBe('Escribe solo un número, por ejemplo 20.000.');
  await expect.poll(() => calculator.getByRole('status').textContent()).toBe('');
  expect(await calculator.getByLabel('Depósito (CLP)').inputValue()).toBe('50.000');
  await stake.fill('500');
  expect(await message.count()).toBe(0);
  await calculator.getByRole('status').getByText('Vuelve en promedio').waitFor();
});

test.each(Object.entries(screens))(
  'on a %s nothing moves when the calculator comes, and nothing empty stays when it does not',
  { tags: ['thorough'] },
  async (_, screen) => {
    const page = await open(bonuses, screen);
    const files: Route[] = [];
    // The page has been loaded anew for a missing file just now, and is not again.
    await page.evaluate(() => sessionStorage.setItem('lupa.reload', String(Date.now())));
    await page.route('**/*BonusCostCalculator*.js', (route) => void files.push(route));
    const cost = firstCost(page);
    const height = () => cost.evaluate((element) => element.clientHeight);
    await lineOf(cost).click();
    await cost.getByText('Prueba con tus números').scrollIntoViewIfNeeded();
    await expect.poll(() => files.length).toBeGreaterThan(0);
    const before = await height();
    expect(await calculatorOf(page).count()).toBe(0);
    await Promise.all(files.map((route) => route.abort()));
    await cost.getByText('Prueba con tus números').waitFor({ state: 'hidden' });
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await calculatorOf(page).waitFor();
    expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(8);
    expect(new Set(await gallery.closePages())).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
  },
);

test('without script it has the figures and the sum, and no field that nothing answers', async () => {
  // A card leads to the review, which has it in the page.
  const page = await open('/gallery/heroSection/review/', { ...screens.phone, javaScriptEnabled: false });
  const cost = page.locator('#costo');
  await cost.locator('summary').click();
  await cost.getByText('De 100 personas que depositan $50.000').waitFor();
  await cost.getByText('Vuelve en promedio').waitFor();
  expect(await cost.getByText('$50.000 × 35 +').isVisible()).toBe(true);
  expect(await cost.locator('input:visible, button:visible').count()).toBe(0);
});

test('unfolded it keeps every rule of axe and of the layout, in any window and both schemes', { tags: ['thorough'] }, async () => {
  const faults: unknown[] = [];
  for (const path of ['/gallery/bonusCards/oddCosts/', '/gallery/heroSection/review/']) {
    const page = await open(path, { ...screens.phone, bypassCSP: true });
    await showLazyBlocks(page);
    const links = page.locator('a[data-detail]');
    for (let left = await links.count(); left > 0; left--) {
      await links.first().click();
      await expect.poll(() => links.count()).toBe(left - 1);
    }
    await page.locator('[data-block] details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    const field = page.getByLabel('Apuesta (CLP)').last();
    await field.scrollIntoViewIfNeeded();
    await field.fill('mucho');
    await page.getByText('Escribe solo un número').waitFor();
    faults.push(...(await findSmallTargets(page)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      faults.push(...(await findViolations(page)));
    }
    for (const width of [320, 390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // The header stands over whatever has been scrolled there.
      await page.evaluate(() => scrollTo(0, 0));
      faults.push(...(await findLayoutFaults(page)).map((fault) => `${fault} at ${width} px of ${path}`));
    }
  }
  expect(faults).toEqual([]);
});
