import { previewAnswerExample } from '@lupa/contracts/previewAnswer.ts';
import { signPreview } from '@lupa/contracts/previewToken.server.ts';
import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ForeignServices } from '../../dev/testBed/foreignServices.ts';
import { startBrowserSite, type BrowserSite } from '../../dev/testBed/startBrowserSite.ts';

const secret = 'shared by the studio and the site only';
const call = '/api/preview/page';

const studio = new ForeignServices();
let site: BrowserSite;
let version = 0;

beforeAll(async () => {
  await studio.start();
  site = await startBrowserSite({ STUDIO_URL: studio.url, PREVIEW_SECRET: secret });
});
afterEach(async () => expect(await closePages()).toEqual([]));
afterAll(async () => {
  await site.close();
  await studio.stop();
});

// Of the site's dialogs, which are closed.
const closePages = async () => (await site.closePages()).filter((problem) => !problem.startsWith('Blocked autofocusing'));

const addressOf = () => {
  const expires = Math.floor(Date.now() / 1000) + 600;
  return `${site.url}/vista-previa/?token=${signPreview({ kind: 'frame', pageId: 7, locale: 'es_CL', expires }, secret)}`;
};

/** A draft of some screens, saved now. */
function saveDraft(title: string): void {
  const savedAt = new Date(Date.parse('2026-11-25T12:00:00Z') + ++version * 1000).toISOString();
  const content = Array.from({ length: 12 }, (_, at) => ({
    type: 'contentSection',
    id: `part${at}`,
    title: `${title}, parte ${at}`,
    body: [{ kind: 'paragraph', html: 'Lo que todavía no se publica. '.repeat(60) }],
  }));
  studio.answers.set(call, {
    json: { page: { ...previewAnswerExample.page, slug: '/guia/', title, content }, savedAt, isPublished: false },
  });
}

/** A form of the studio with the preview in its frame, which notes what the frame tells it. */
async function openForm(): Promise<{ page: Page; frame: Frame }> {
  const html = `<!doctype html><title>Formulario</title>
    <script>var told = []; addEventListener('message', ({ data, origin }) => told.push({ data, origin }));</script>
    <iframe src="${addressOf()}" width="834" height="600"></iframe>`;
  studio.answers.set('/formulario', { text: html, headers: { 'content-type': 'text/html; charset=utf-8' } });
  const { page } = await site.open(`${studio.url}/formulario`);
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The form has no frame.');
  return { page, frame };
}

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: object[] }).told);
const tellSaved = (page: Page) =>
  page.evaluate(
    (target) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'payload-document-event' }, target),
    site.url,
  );
const heading = (frame: Frame) => frame.locator('h1').first().textContent();

describe('the frame beside the form', () => {
  test('says that it listens, and shows what was saved where the reader is', async () => {
    saveDraft('Uno');
    const { page, frame } = await openForm();
    await expect.poll(() => told(page)).toEqual([{ data: { type: 'payload-live-preview', ready: true }, origin: site.url }]);
    expect(await heading(frame)).toContain('Uno');
    const place = await frame.evaluate(() => {
      document.documentElement.style.setProperty('--off-screen', 'visible');
      scrollTo({ top: 900, behavior: 'instant' });
      return scrollY;
    });
    expect(place).toBe(900);
    saveDraft('Dos');
    await tellSaved(page);
    await expect.poll(() => frame.locator('main').textContent()).toContain('Dos, parte 11');
    expect(await frame.locator('main').count()).toBe(1);
    expect(await frame.locator('main').textContent()).not.toContain('Uno, parte');
    expect(await frame.evaluate(() => [scrollY, document.title])).toEqual([900, 'Dos']);
    saveDraft('Tres');
    await tellSaved(page);
    await expect.poll(() => frame.locator('main').textContent()).toContain('Tres, parte 11');
    expect(await frame.locator('#vista-previa').count()).toBe(1);
  });

  test('tells which block is pressed, but not of a press on what does something by itself', async () => {
    saveDraft('Pulsada');
    const { page, frame } = await openForm();
    await expect.poll(() => told(page)).toHaveLength(1);
    const part = frame.locator('[data-preview-block="1"]');
    await part.evaluate((element) => element.append(Object.assign(document.createElement('button'), { textContent: 'Más' })));
    await part.getByRole('button', { name: 'Más' }).click();
    await part.locator('p').first().click();
    await expect.poll(() => told(page)).toHaveLength(2);
    expect((await told(page)).at(-1)).toEqual({ data: { type: 'lupa-show-block', block: 1 }, origin: site.url });
  });

  test('says why there is nothing to see, and goes on', { tags: ['thorough'] }, async () => {
    saveDraft('Antes');
    const { page, frame } = await openForm();
    await expect.poll(() => told(page)).toHaveLength(1);
    studio.answers.set(call, { status: 422, json: { errors: [{ message: 'Falta el título.' }] } });
    await tellSaved(page);
    // What refuses is an answer with an error, which browsers report.
    await frame.getByText('Falta el título.').waitFor();
    saveDraft('Después');
    await tellSaved(page);
    await expect.poll(() => frame.locator('main').textContent()).toContain('Después, parte 0');
    expect((await closePages()).every((problem) => problem.includes('422'))).toBe(true);
  });

  test('begins where it was when its address is renewed', { tags: ['thorough'] }, async () => {
    saveDraft('Renovada');
    const { page, frame } = await openForm();
    await expect.poll(() => told(page)).toHaveLength(1);
    await frame.evaluate(() => {
      document.documentElement.style.setProperty('--off-screen', 'visible');
      scrollTo({ top: 700, behavior: 'instant' });
    });
    await page.evaluate((address) => document.querySelector('iframe')?.setAttribute('src', address), `${addressOf()}&again`);
    await expect.poll(() => told(page)).toHaveLength(2);
    await expect
      .poll(() =>
        page
          .frames()
          .at(-1)
          ?.evaluate(() => scrollY),
      )
      .toBe(700);
  });

  test('listens to the studio only', async () => {
    saveDraft('Suya');
    const { page, frame } = await openForm();
    await expect.poll(() => told(page)).toHaveLength(1);
    const before = studio.count(call);
    saveDraft('Ajena');
    await frame.evaluate(() => postMessage({ type: 'payload-document-event' }, '*'));
    await page.evaluate((target) => document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'other' }, target), site.url);
    await tellSaved(page);
    await expect.poll(() => frame.locator('main').textContent()).toContain('Ajena, parte 0');
    expect(studio.count(call)).toBe(before + 1);
  });
});

test('a way out to a partner that comes later is held back', async () => {
  saveDraft('Con enlaces');
  const { page } = await site.open(addressOf());
  await page.locator('#vista-previa').waitFor();
  const goes = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://casino.example/';
    document.body.append(link);
    const click = () => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 1 }));
    const plain = click();
    link.dataset.linkId = 'cta';
    return { plain, partner: click() };
  });
  expect(goes).toEqual({ plain: true, partner: false });
});
