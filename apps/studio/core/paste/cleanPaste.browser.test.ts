import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../../../tests/setup/browser.ts';

// The editor of the studio without its toolbars.
const entry = `
import { createEditor } from '@payloadcms/richtext-lexical/lexical';
import { HeadingNode, QuoteNode, registerRichText } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { cleanPaste } from './cleanPaste.ts';

const root = document.querySelector('#text');
const editor = createEditor({ nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode], onError: (error) => { throw error; } });
registerRichText(editor);
editor.setRootElement(root);
window.said = [];
window.addEventListener('paste', (event) => cleanPaste(event, (loss) => window.said.push(loss)), true);
`;

let page: Page;
beforeAll(async () => {
  const plugin = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry.js' ? `${import.meta.dirname}/entry.js` : null),
    load: (id: string) => (id.endsWith('/entry.js') ? entry : null),
  };
  const built = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  })) as Rolldown.RolldownOutput;
  const code = built.output.map((part) => ('code' in part ? part.code : '')).join('\n');
  page = await (await launchBrowser()).newPage();
  await page.setContent('<!doctype html><title>x</title><div id="text" contenteditable="true"></div><input aria-label="Otro">');
  await page.addScriptTag({ content: code, type: 'module' });
});
afterAll(() => page?.close());

async function paste(target: string, html: string): Promise<string[]> {
  await page.locator(target).focus();
  return page.locator(target).evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'texto');
    const said = (window as unknown as { said: string[] }).said;
    said.length = 0;
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    return said;
  }, html);
}

test('a paste of Word becomes headings, lists and links of the editor, and what is lost is said', async () => {
  const item =
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·&nbsp;</span><![endif]>Uno</p>";
  const said = await paste(
    '#text',
    `<h1 style="color:red">Bonos</h1><p class=MsoNormal><b>Ojo</b> <a href="https://www.google.com/url?q=https://example.com/">aquí</a><img src="data:image/png;base64,iVBORw0KGgo="></p>${item}<p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
  );
  expect(said).toEqual([expect.stringMatching(/^Una imagen no se pegó/)]);
  const text = page.locator('#text');
  await expect.poll(() => text.locator('h2').textContent()).toBe('Bonos');
  expect(await text.locator('strong').textContent()).toBe('Ojo');
  expect(await text.locator('a').getAttribute('href')).toBe('https://example.com/');
  expect(await text.locator('ul > li').allTextContents()).toEqual(['Uno']);
  expect(await text.locator('> *').count()).toBe(3);
  expect(await text.locator('[style*="color"]').count()).toBe(0);
});

test('a paste into another field is left alone', async () => {
  expect(await paste('input', '<table><tr><td>1</td><td>2</td></tr></table>')).toEqual([]);
});
