import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ScreenReader } from './screenReader.ts';

export type ReaderJourney = {
  title: string;
  path: string;
  /** Whether consent is still to be asked for. */
  isAsked?: boolean;
  expectSpoken: (page: Page, reader: ScreenReader) => Promise<void>;
};

const patient = { timeout: 120_000 };
async function ready(page: Page, name: string): Promise<void> {
  const island = page.locator(`main lupa-island[name$=${name}]`).first();
  await island.dispatchEvent('pointerover');
  await island.and(page.locator('[state=ready]')).waitFor({ state: 'attached', ...patient });
}
const summary = (page: Page, text: string) => page.locator('summary').filter({ hasText: text }).first();
async function expectHeard(reader: ScreenReader, text: string | RegExp): Promise<void> {
  await expect.poll(() => reader.heard, patient).toContainEqual(expect.stringMatching(text));
}
/** In this order, whatever stands between them. */
function expectInOrder(nodes: string[], wanted: (string | RegExp)[]): void {
  let at = 0;
  for (const one of wanted) {
    const next = nodes.findIndex((node, index) => index >= at && (typeof one === 'string' ? node === one : one.test(node)));
    expect(next, `${String(one)} after place ${at} of ${nodes.join(' | ')}`).toBeGreaterThanOrEqual(0);
    at = next + 1;
  }
}

export const readerJourneys: ReaderJourney[] = [
  {
    title: 'filters a toplist: groups, choices, how many are left, and each with its place',
    path: '/dinero-real/',
    expectSpoken: async (page, reader) => {
      await ready(page, 'ToplistFilter');
      const before = await reader.read('[data-block=topList]');
      expectInOrder(before, [
        'region "Ordenados por cómo pagan"',
        'heading "Ordenados por cómo pagan"',
        'group "Filtrar la lista"',
        /^DisclosureTriangle\w* "Nota"/,
        /^DisclosureTriangle\w* "Rollover"/,
        /^DisclosureTriangle\w* "Medio de pago"/,
        /^DisclosureTriangle\w* "Proveedor"/,
        /^DisclosureTriangle\w* "Tipo de bono"/,
        'status ""',
        'button "Comparar casinos"',
        /^heading "/,
        /^image "Pagos \d{1,2},\d de 10"/,
        /^link "Ir al casino .+ \(se abre en otra pestaña\)"/,
        /^link "Leer reseña .+"/,
        /^checkbox "Comparar .+"/,
      ]);
      const count = Number(
        /(\d+) casinos$/.exec(
          await page
            .getByRole('status')
            .filter({ hasText: /casinos$/ })
            .first()
            .innerText(),
        )?.[1],
      );
      const places = await page
        .locator('#topList-ranking [data-entry] article .visually-hidden')
        .evaluateAll((texts) => texts.map(({ textContent }) => textContent ?? '').filter((text) => text.startsWith('Puesto ')));
      expect(places.length).toBeGreaterThanOrEqual(5);
      expect(places).toEqual(places.map((_, index) => `Puesto ${index + 1} de ${count}`));
      await summary(page, 'Medio de pago').press('Enter');
      const choice = page.locator('lupa-island[name$=ToplistFilter] li > a').filter({ hasText: 'Skrill' }).first();
      await choice.press('Enter');
      await expectHeard(reader, new RegExp(`^\\d+ de ${count} casinos$`));
      expect(await choice.getAttribute('aria-current')).toBe('true');
      const shown = Number(/^(\d+) de/.exec(reader.heard.at(-1) ?? '')?.[1]);
      // Those behind "Ver más" are fetched first.
      await expect.poll(() => page.locator('#topList-ranking [data-entry]:not([hidden])').count(), patient).toBe(shown);
      expect(shown).toBeLessThan(count);
    },
  },
  {
    title: 'searches the library: how many are found, and each with two ways, named after the game',
    path: '/juegos-gratis/',
    expectSpoken: async (page, reader) => {
      await ready(page, 'GameLibrary');
      expectInOrder(await reader.read('[data-block=freeGames]'), [
        'search ""',
        'searchbox "Buscar un juego"',
        'button "Buscar"',
        'group "Filtrar la lista"',
        /^DisclosureTriangle\w* "Tipo"/,
        'status ""',
        'link "Desierto Florido"',
        'button "Favorito: Desierto Florido"',
        'link "Jugar Desierto Florido"',
      ]);
      await page.getByRole('searchbox', { name: 'Buscar un juego' }).first().fill('condor');
      await expectHeard(reader, /^\d+ (de [\d.]+ )?juegos?$/);
      await page.locator('[data-block=freeGames] a[data-game-name="Cóndor de Fuego"]').filter({ visible: true }).first().waitFor(patient);
      expectInOrder(await reader.read('[data-block=freeGames]'), ['status ""', 'link "Cóndor de Fuego"', 'link "Jugar Cóndor de Fuego"']);
    },
  },
  {
    title: 'compares casinos: the choice is said, and the table has heads for columns and rows',
    path: '/dinero-real/',
    expectSpoken: async (page, reader) => {
      const boxes = page.locator('[data-block=topList] input[name=comparar]');
      const third = boxes.and(page.locator(':not(:checked)')).first();
      const name = (await third.evaluate((box) => box.closest('label')?.textContent ?? '')).replace('Comparar', '').trim();
      await third.press('Space');
      await expectHeard(reader, new RegExp(`${name} está en la comparación`));
      await page.locator('#comparador').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await reader.read('#comparador')).filter((node) => node.startsWith('columnheader')).length, patient)
        .toBe(4);
      expectInOrder(await reader.read('#comparador'), [
        /^heading "/,
        /^button "Quitar .+"/,
        /^button "Quitar .+"/,
        `button "Quitar ${name}"`,
        /^checkbox "Mostrar solo diferencias"/,
        /^table "/,
        'columnheader "Qué comparamos"',
        `columnheader "${name}"`,
        'rowheader "Nota"',
        'rowheader "Rollover"',
        /^link "Ver términos ?: .+ \(se abre en otra pestaña\)"/,
      ]);
      await page.getByRole('button', { name: `Quitar ${name}` }).press('Enter');
      await expectHeard(reader, new RegExp(`${name} ya no está en la comparación`));
    },
  },
  {
    title: 'calculates what a bonus costs: fields with names, a mistake at its field, and the result said',
    path: '/resenas/casino-andino/',
    expectSpoken: async (page, reader) => {
      const way = summary(page, 'Cuánto cuesta este bono');
      await way.press('Enter');
      await ready(page, 'BonusCostCalculator');
      expectInOrder(await reader.read('details[open]'), [
        /^DisclosureTriangle "Cuánto cuesta este bono/,
        'term "Hay que apostar"',
        'group "Prueba con tus números"',
        'textbox "Depósito (CLP)"',
        'textbox "Apuesta (CLP)"',
        'combobox "Juego"',
        'status ""',
        /^button "Volver a los datos/,
      ]);
      const deposit = page.locator('details[open]').getByRole('textbox', { name: 'Depósito (CLP)' });
      await deposit.fill('20000');
      await expectHeard(reader, /\$/);
      const said = reader.heard.length;
      await deposit.fill('nada');
      await expect.poll(() => deposit.getAttribute('aria-invalid'), patient).toBe('true');
      const describedBy = (await deposit.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
      expect(await page.locator(`[id="${describedBy}"]`).textContent()).toMatch(/\S/);
      await deposit.fill('30000');
      await expect.poll(() => reader.heard.length, patient).toBeGreaterThan(said);
    },
  },
  {
    title: 'plays a game: a dialog named after it, the round said in its frame, and the focus back where it was',
    path: '/juegos-gratis/',
    expectSpoken: async (page, reader) => {
      await ready(page, 'GameLibrary');
      const way = page.locator('[data-block=freeGames] a[data-game-name="Desierto Florido"]').filter({ visible: true }).first();
      await way.focus();
      expect(await reader.readFocus()).toBe('link "Jugar Desierto Florido"');
      await page.keyboard.press('Enter');
      const frame = page.locator('#game-full-mode iframe');
      await page.locator('#game-full-mode [data-phase=playing]').waitFor({ state: 'attached', ...patient });
      expectInOrder(await reader.read('#game-full-mode'), [
        'dialog "Jugar Desierto Florido gratis"',
        'heading "Jugar Desierto Florido gratis"',
        /^button "/,
        'Iframe "Desierto Florido"',
      ]);
      const game = await (await frame.elementHandle())?.contentFrame();
      const message = game?.locator('p[role=status]').last();
      await game?.locator('[data-main-action]').press('Enter');
      await expect.poll(() => message?.textContent(), patient).toMatch(/\S/);
      await page.locator('#game-full-mode button').first().focus();
      await page.keyboard.press('Escape');
      await page.locator('#game-full-mode').waitFor({ state: 'hidden' });
      await expect.poll(() => reader.readFocus(), patient).toBe('link "Jugar Desierto Florido"');
    },
  },
  {
    title: 'answers about consent: a region ahead of the page that holds nobody, two ways alike, and the answer said',
    path: '/',
    isAsked: true,
    expectSpoken: async (page, reader) => {
      await page.getByRole('region', { name: 'Tu privacidad' }).waitFor(patient);
      expect(await reader.read('#consent')).toEqual([
        'region "Tu privacidad"',
        'link "Qué guardamos y qué no"',
        'button "Rechazar"',
        'button "Aceptar"',
      ]);
      const focused: string[] = [];
      for (let stop = 0; stop < 5; stop++) {
        await page.keyboard.press('Tab');
        focused.push(await reader.readFocus());
      }
      expect(focused).toEqual([
        'link "Saltar al contenido"',
        'link "Qué guardamos y qué no"',
        'button "Rechazar"',
        'button "Aceptar"',
        expect.stringMatching(/^link "LupaCasino/),
      ]);
      await page.getByRole('button', { name: 'Rechazar' }).press('Enter');
      await expectHeard(reader, /^Hoy está rechazado/);
      await page.locator('#consent').waitFor({ state: 'hidden' });
    },
  },
];
