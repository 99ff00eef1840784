// Requirements: 2.95.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../tests/setup/browser.ts';
import { createExampleContext } from '../shared/examples/exampleContext.ts';
import { Accordion } from './Accordion.tsx';
import { accordionExamples } from './accordion.examples.ts';
import { loadAccordion } from './accordion.load.server.ts';
import { accordionSchema } from './accordion.schema.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());
afterEach(() => page?.close());

/** Test files keep the class names of a module as they are written. */
async function open(fragment = ''): Promise<void> {
  const stylesheets = ['../../ui/styles/tokens.css', './Accordion.module.css'];
  const styles = await Promise.all(stylesheets.map((file) => readFile(join(import.meta.dirname, file), 'utf8')));
  const accordion = await loadAccordion(accordionSchema.parse(accordionExamples.questions), createExampleContext());
  const body = `<!doctype html><style>${styles.join('')}</style>${renderToString(<Accordion {...accordion} />)}`;
  page = await browser.newPage({ javaScriptEnabled: false });
  await page.route('https://site.example/**', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
  await page.goto(`https://site.example/${fragment}`);
}

const answer = () => page.getByText('Billeteras: hasta 24 horas');

test('a link to an answer unfolds it, without any script', async () => {
  await open('#accordion-faq-cuanto-demora-un-retiro');
  await answer().waitFor();
  expect(await page.getByText('de depósito, de pérdida').isVisible()).toBe(false);
});

test('the keyboard unfolds and folds it', async () => {
  await open();
  expect(await answer().isVisible()).toBe(false);
  await page.locator('summary').nth(1).press('Enter');
  await answer().waitFor();
  await page.locator('summary').nth(1).press('Space');
  await answer().waitFor({ state: 'hidden' });
});
