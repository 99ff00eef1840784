import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { findLayoutFaults } from './layoutFaults.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function faultsOf(body: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 320, height: 600 } });
  await page.setContent(`<!doctype html><html lang="es"><title>x</title><style>p { margin: 0 }</style><body style="margin:0">${body}`);
  const faults = await findLayoutFaults(page);
  await page.close();
  return faults;
}

const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

test.each([
  ['wider than the window', '<p style="width:400px">Ancho</p>'],
  ['text beyond the window', '<div style="overflow:hidden"><p style="position:relative;left:300px;width:90px">Fuera</p></div>'],
  ['cut text', '<p style="overflow:hidden;white-space:nowrap;width:60px">Una línea que no cabe</p>'],
  ['cut text', '<p style="overflow:hidden;height:20px;line-height:20px;width:60px">Dos líneas</p>'],
  ['text over text', '<p>Debajo</p><p style="position:absolute;top:0;left:0">Encima</p>'],
  ['a stretched image', `<img alt="" src='${dot}' style="width:200px;height:50px">`],
])('finds what is %s', async (fault, body) => {
  expect((await faultsOf(body)).join()).toContain(fault);
});

test.each([
  [
    'text that only screen readers get',
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Oculto</p><p>Visible</p>',
  ],
  [
    'what scrolls by itself',
    '<div style="overflow-x:auto;width:100px"><p style="width:300px">Una fila larga de cosas que sigue y sigue</p></div>',
  ],
  ['a link in a text', '<p>Mira <a href="/">la <b>lista</b></a> completa</p>'],
])('leaves %s alone', async (_, body) => {
  expect(await faultsOf(body)).toEqual([]);
});
