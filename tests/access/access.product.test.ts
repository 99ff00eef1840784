import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLayoutFaults } from '../../apps/site/dev/testBed/layoutFaults.ts';
import { openVisit, type VisitOptions } from '../../apps/site/dev/testBed/openVisit.ts';
import { framePassed, scrollPage } from '../../apps/site/dev/testBed/scrolling.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { pageTypes } from '../../bench/browser/budgets.ts';
import { crawl, type CrawledPage } from '../demo/crawl.ts';
import { launchBrowser } from '../setup/browser.ts';
import { findSharedDemo, type SharedDemo } from '../setup/demoOnDemand.ts';
import { findBrokenWords } from './findBrokenWords.ts';
import { findHiddenFocus } from './findHiddenFocus.ts';
import { findLowContrast } from './findLowContrast.ts';
import { findNameFaults } from './findNameFaults.ts';
import { readerJourneys } from './readerJourneys.ts';
import { startScreenReader } from './screenReader.ts';

const typePaths = [...pageTypes.map(({ path }) => path), '/lista-negra/', '/bonos/'];
const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  // 1280 by 1024 at 400 %.
  { width: 320, height: 256 },
];

let product: SharedDemo;
let browser: Browser;
let pages: Map<string, CrawledPage>;

beforeAll(async () => {
  product = await findSharedDemo();
  browser = await launchBrowser();
  ({ pages } = await crawl(product.siteUrl));
});
afterAll(() => browser?.close());

async function visit(options: VisitOptions, look: (page: Page) => Promise<void>): Promise<void> {
  const { context, problems } = await openVisit(browser, {
    baseURL: product.siteUrl,
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...options,
  });
  await look(await context.newPage());
  await context.close();
  expect(problems).toEqual([]);
}

describe.each(windows)('in a window of $width by $height px', { tags: ['thorough'] }, (viewport) => {
  it('all that Tab reaches is in sight and covered by nothing, asked about consent or not', async () => {
    const found: Record<string, string[]> = {};
    const paths = ['/', '/resenas/casino-andino/', '/dinero-real/', '/juegos-gratis/', '/juegos-gratis/desierto-florido/'];
    // With consent answered the tray of the comparison shows on a phone, too.
    for (const [path, consent] of [...paths.map((path) => [path, 'unasked'] as const), ['/dinero-real/', 'rejected'] as const])
      await visit({ viewport, consent }, async (page) => {
        await page.goto(path);
        if (consent === 'unasked') await page.locator('#consent').waitFor();
        const { stops, hidden } = await findHiddenFocus(page);
        expect(stops).toBeGreaterThan(40);
        if (hidden.length > 0) found[`${path}, ${consent}`] = hidden;
      });
    expect(found).toEqual({});
  });
});

describe('larger letters', { tags: ['thorough'] }, () => {
  const ways = [
    ['at 200 %', 'html { font-size: 200% !important }', [390, 1280]],
    [
      'with the spacing of WCAG 1.4.12',
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      [320, 390, 1280],
    ],
    ['as they are, in the narrowest window', '', [320]],
  ] as const;
  it.each(ways)('%s break no word and scroll nothing sideways', async (_, style, widths) => {
    const found: Record<string, string[]> = {};
    await visit({}, async (page) => {
      for (const path of typePaths)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(path);
          if (style !== '') await page.addStyleTag({ content: style });
          await showLazyBlocks(page);
          await page.evaluate(unfoldAll);
          await framePassed(page);
          const faults = [...(await findBrokenWords(page)), ...(await findSidewaysFaults(page))];
          if (faults.length > 0) found[`${path} at ${width} px`] = faults;
        }
    });
    expect(found).toEqual({});
  });

  it('chosen in the browser do the same', async () => {
    const found: Record<string, string[]> = {};
    await visit({ viewport: { width: 390, height: 844 } }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.enable');
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      for (const path of typePaths) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
        await showLazyBlocks(page);
        const faults = [...(await findBrokenWords(page)), ...(await findSidewaysFaults(page))];
        if (faults.length > 0) found[path] = faults;
      }
    });
    expect(found).toEqual({});
  });
});

/** Text that touches another, or is cut at its end, in a table or a trail of as large letters: see docs/decisions/053. */
const isOfCrowdedText = (fault: string) => /^(text over text|cut text):/.test(fault);
const findSidewaysFaults = async (page: Page) => (await findLayoutFaults(page)).filter((fault) => !isOfCrowdedText(fault));

function unfoldAll(): void {
  for (const details of document.querySelectorAll('main details')) {
    details.removeAttribute('name');
    details.setAttribute('open', '');
  }
}

it.each(['light', 'dark'] as const)(
  'in %s, text has 7:1 on whatever it stands, but for what colour sets apart',
  { tags: ['thorough'] },
  async (colorScheme) => {
    const found: Record<string, string[]> = {};
    await visit({ colorScheme, viewport: { width: 1280, height: 900 } }, async (page) => {
      for (const path of [...typePaths, '/en/', '/nosotros/metodologia/']) {
        await page.goto(path);
        await showLazyBlocks(page);
        await page.evaluate(unfoldAll);
        const faults = await findLowContrast(page);
        if (faults.length > 0) found[path] = faults;
      }
    });
    expect(found).toEqual({});
  },
);

it('every link, button and summary of every page says whose it is, and which ones open a tab', { tags: ['thorough'] }, async () => {
  const found: Record<string, string[]> = {};
  await visit({ javaScriptEnabled: false }, async (page) => {
    await page.route('**/*', (route) => route.abort());
    for (const { path, html } of pages.values()) {
      await page.setContent(html.replaceAll(/<(link|script)\b[^>]*>/g, '').replaceAll(/ src(?:Set)?="[^"]*"/gi, ''));
      const faults = await findNameFaults(page);
      if (faults.length > 0) found[path] = faults;
    }
  });
  expect(found).toEqual({});
  expect(pages.size).toBeGreaterThan(80);
});

it('a helpline is a call wherever its number stands', async () => {
  const numbers = ['600 360 7777', '*4141', '1 800 461-0140', '0800 137 27 00'];
  const faults: string[] = [];
  const seen = new Map<string, number>();
  for (const { path, html } of pages.values()) {
    const body = html.slice(html.indexOf('<body')).replaceAll(/<script\b.*?<\/script>/gs, '');
    // The name of a line is at the head of a table's row, with its number beside it.
    const outside = body.replaceAll(/<a [^>]*href="tel:[^"]*"[^>]*>.*?<\/a>|<th scope="row">.*?<\/th>/gs, '').replaceAll(/<[^>]*>/g, ' ');
    for (const number of numbers) {
      if (outside.includes(number)) faults.push(`${number} on ${path}`);
      if (body.includes(number)) seen.set(number, (seen.get(number) ?? 0) + 1);
    }
  }
  expect(faults).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(numbers.toSorted());
});

it.each(windows.slice(0, 2))(
  'what is put off stands where it will stay, soon after the load, at $width px',
  { tags: ['thorough'] },
  async (viewport) => {
    await visit({ viewport }, async (page) => {
      for (const path of ['/', '/dinero-real/', '/resenas/casino-andino/']) {
        await page.goto(path);
        await page.waitForFunction(() =>
          [...document.querySelectorAll('[data-lazy]')].every((element) => getComputedStyle(element).contentVisibility === 'visible'),
        );
        await framePassed(page);
        expect(await page.evaluate(() => document.querySelectorAll('[data-lazy]').length)).toBeGreaterThan(2);
        const before = await page.evaluate(blockTops);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0; top < end; top += 700) {
          await scrollPage(page, top);
          await framePassed(page);
        }
        expect(await page.evaluate(blockTops), path).toEqual(before);
      }
    });
  },
);

function blockTops(): number[] {
  return [...document.querySelectorAll('[data-block]')].map((block) => Math.round(block.getBoundingClientRect().top + scrollY));
}

describe('with a screen reader, somebody', () => {
  it.each(readerJourneys)('$title', async ({ path, isAsked, expectSpoken }) => {
    await visit({ viewport: { width: 1440, height: 900 }, consent: isAsked ? 'unasked' : 'rejected' }, async (page) => {
      const reader = await startScreenReader(page);
      await page.goto(path);
      await expectSpoken(page, reader);
    });
  });
});
