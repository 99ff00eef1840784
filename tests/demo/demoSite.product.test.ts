// Requirements: 1.1, 2.18, 2.87, 12.6.
import { blockTypes } from '@lupa/contracts/blockType.ts';
import type { OfferVersion } from '@lupa/contracts/offerVersion.ts';
import { createPool } from '@lupa/database/connect.ts';
import { paymentMethods } from '@lupa/demo/writing/paymentMethods.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations, findViolationsInBothThemes } from '../setup/findViolations.ts';
import { showLazyBlocks } from '../../apps/site/dev/testBed/showLazyBlocks.ts';
import { findLayoutFaults } from '../../apps/site/dev/testBed/layoutFaults.ts';
import { readOfferVersions } from '../../apps/services/partners/offers.ts';
import { openVisit } from '../../apps/site/dev/testBed/openVisit.ts';
import { screens } from '../../apps/site/dev/testBed/screens.ts';
import { isWithin, pageTypes, scriptAtLoad } from '../../bench/browser/budgets.ts';
import { countElements, weigh, weighPage } from '../../bench/browser/pageWeight.ts';
import { launchEngine } from '../engines/engines.ts';
import { playJourney } from '../engines/journeys/play.ts';
import { openVisitor as openEngineVisitor, screens as windows } from '../engines/visitor.ts';
import { launchBrowser } from '../setup/browser.ts';
import { lookAtAll } from '../setup/lookAtAll.ts';
import { findSharedDemo, type SharedDemo } from '../setup/demoOnDemand.ts';
import { readStretches, type Stretch } from '../setup/textFaults.ts';
import { validateHtml } from '../setup/validateHtml.ts';
import { attributesOf, crawl, readSitemap, unfold, type CrawledPage } from './crawl.ts';
import {
  findChangeFaults,
  findCountFaults,
  findFigureFaults,
  findRatingFaults,
  listMethodRows,
  openRecordSchema,
  type OpenRecord,
  readShownFigures,
  type ShownFigures,
} from './shownFigures.ts';
import { findStructuredDataFaults } from './structuredDataFaults.ts';

const heroVariants = ['default', 'payment', 'provider', 'casino-review', 'with-background-image', 'with-image-and-button', 'play-game'];

const kinds = pageTypes.map(({ path }) => path);
let product: SharedDemo;
let browser: Browser;
let pages: Map<string, CrawledPage>;
let variants: Map<string, CrawledPage>;

beforeAll(async () => {
  product = await findSharedDemo();
  browser = await launchBrowser();
  ({ pages, variants } = await crawl(product.siteUrl));
});
afterAll(() => browser?.close());

async function faultsOf(
  find: (page: CrawledPage) => string[] | Promise<string[]>,
  among: Iterable<CrawledPage> = pages.values(),
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const page of among) {
    const faults = await find(page);
    if (faults.length > 0) found[page.path] = faults;
  }
  return found;
}

const ofEachKind = () => [...pages.values()].filter(({ path }) => kinds.includes(path));

const readOpenRecord = async () => openRecordSchema.parse(await (await fetch(`${product.siteUrl}/datos/registros.json`)).json());

/** What pages show of figures, with all that they hold back, and what is wrong with it. */
async function readFigures(record: OpenRecord, among: Iterable<CrawledPage>) {
  const blank = await browser.newPage();
  const versions = await readVersions();
  const shownOn = new Map<string, ShownFigures>();
  const faults = await faultsOf(async (page) => {
    // The words and numbers of the market; other languages show the same figures.
    if (!page.html.includes('<html lang="es-CL"')) return [];
    const shown = await readShownFigures(blank, await unfold(product.siteUrl, page.html));
    shownOn.set(page.path, shown);
    return [...findFigureFaults(page, shown, record), ...findChangeFaults(shown, versions)];
  }, among);
  await blank.close();
  return { faults, shownOn };
}

async function findAgesOfElsewhere(among: Iterable<CrawledPage>) {
  const blank = await browser.newPage();
  const isOfElsewhere = ({ text }: Stretch) =>
    /(?<!:)\b18 ?\+|\b(?:mayor(?:es)? de|menos de|ab|over|under) 18\b|\b18 (?:años|years|ans|Jahre)/.test(text);
  const faults = await faultsOf(
    async ({ html }) =>
      readStretches(await blank.evaluate(leaveOutElsewhere, html))
        .filter(isOfElsewhere)
        .map(({ text }) => text),
    among,
  );
  await blank.close();
  return faults;
}

async function readVersions(): Promise<OfferVersion[]> {
  const pool = createPool({ url: product.databaseUrl, name: 'demo test' });
  try {
    return await readOfferVersions(pool, {});
  } finally {
    await pool.end();
  }
}

describe('the demo site, from link to link', () => {
  it('has 80 pages and more, all of which answer, with a title that fits', async () => {
    expect(pages.size).toBeGreaterThanOrEqual(80);
    const isRight = ({ status, html }: CrawledPage) => status === 200 && /<title>[^<]{10,70}<\/title>/.test(html);
    expect(await faultsOf((page) => (isRight(page) ? [] : [String(page.status)]))).toEqual({});
  });

  it('leads to every page of its sitemap', async () => {
    const listed = (await readSitemap(`${product.siteUrl}/sitemap-1.xml`)).map((url) => new URL(url).pathname);
    expect(listed.length).toBeGreaterThanOrEqual(80);
    expect(listed.filter((path) => !pages.has(path))).toEqual([]);
  });

  it('has a page for each game, provider and type, and names those that tell enough in its sitemaps', async () => {
    const parts = (await readSitemap(`${product.siteUrl}/sitemap.xml`)).map((url) => new URL(url).pathname);
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-catalogue.xml', '/sitemap-games-1.xml']);
    const [catalogue = [], games = []] = await Promise.all(parts.slice(1).map((path) => readSitemap(product.siteUrl + path)));
    expect(games.length).toBeGreaterThan(900);
    expect(catalogue.length).toBeGreaterThan(20);
    const faults: string[] = [];
    for (const url of [...catalogue, ...games.filter((_, index) => index % 50 === 0)]) {
      const answer = await fetch(url, { redirect: 'manual' });
      const html = await answer.text();
      if (answer.status !== 200 || html.includes('noindex') || !html.includes(`<link rel="canonical" href="${url}"`))
        faults.push(`${url}: ${answer.status}`);
    }
    expect(faults).toEqual([]);
  });

  it('leads to places that exist', async () => {
    const missing = await faultsOf(({ links }) =>
      links
        .filter(
          ({ path, fragment }) =>
            fragment !== '' &&
            (pages.get(path) ?? variants.get(path))?.ids.has(fragment) !== true &&
            (!path.includes('?') || variants.has(path)),
        )
        .map(({ path, fragment }) => `${path}#${fragment}`),
    );
    expect(missing).toEqual({});
  });

  it('leads to choices that exist, under their one address, with the page itself as the canonical one', () => {
    const faults = [...variants.values()].flatMap(({ path, status, html }) => {
      const [canonical = ''] = attributesOf(html, 'href', 'link rel="canonical"');
      const isRight = status === 200 && canonical.endsWith(path.split('?', 1)[0] ?? '');
      return isRight ? [] : [`${path}: ${status} ${canonical}`];
    });
    expect(faults).toEqual([]);
    expect(variants.size).toBeGreaterThan(20);
  });

  it('shows every block type and every hero somewhere', () => {
    const html = [...pages.values()].map((page) => page.html).join('');
    const shown = new Set(attributesOf(html, 'data-block'));
    expect(blockTypes.filter((type) => !shown.has(type))).toEqual([]);
    const variants = new Set(attributesOf(html, 'data-variant'));
    expect(heroVariants.filter((variant) => !variants.has(variant))).toEqual([]);
  });

  it('shows on one page of each kind no rating, order, cost or measured time but what follows from its records and terms', async () => {
    const record = await readOpenRecord();
    expect(record.scores.length).toBeGreaterThanOrEqual(24);
    expect(findRatingFaults(record, new Date())).toEqual([]);
    const { faults, shownOn } = await readFigures(record, ofEachKind());
    expect(faults).toEqual({});
    const shown = [...shownOn.values()];
    for (const figures of ['sums', 'orders', 'costs'] as const) expect(shown.some((each) => each[figures].length > 0)).toBe(true);
  });

  it('shows none on any page', { tags: ['thorough'] }, async () => {
    const { faults, shownOn } = await readFigures(await readOpenRecord(), pages.values());
    expect(faults).toEqual({});
    const shown = [...shownOn.values()];
    expect(shown.flatMap(({ sums }) => sums).length).toBeGreaterThan(40);
    expect(shown.flatMap(({ costs }) => costs).length).toBeGreaterThan(40);
    expect(shown.flatMap(({ changes }) => changes).length).toBeGreaterThan(12);
    const methods = new Map(paymentMethods.map(({ name, internalName }) => [name, `/metodos-de-pago/${internalName}/`]));
    expect(findCountFaults((path) => shownOn.get(path), methods)).toEqual([]);
    expect(listMethodRows(shownOn.get('/metodos-de-pago/'))).toHaveLength(methods.size);
  });

  it('leaves no figure of a text unfilled, and knows each of them', async () => {
    const texts = ({ html }: CrawledPage) => html.replace(/<script[^]*?<\/script>/g, '');
    expect(await faultsOf((page) => [...texts(page).matchAll(/\{\{[^}]*\}\}/g)].map(([mark]) => mark))).toEqual({});
  });

  it('tells a visitor in Ontario no age but that of Ontario on one page of each kind', async () => {
    expect(await findAgesOfElsewhere(ofEachKind())).toEqual({});
  });

  it('tells a visitor in Ontario no age but that of Ontario on any page', { tags: ['thorough'] }, async () => {
    expect(await findAgesOfElsewhere(pages.values())).toEqual({});
  });

  it('shows the ways out to casinos with JavaScript off', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(product.siteUrl);
    expect(await page.locator('[data-block="topList"] a[href*="/jugar/"]').count()).toBeGreaterThanOrEqual(3);
    await context.close();
  });

  it('has no block that could not be shown', async () => {
    // What replaces a type without a view.
    expect(await faultsOf(({ html }) => attributesOf(html, 'data-block', 'details'))).toEqual({});
  });
});

describe('each of its pages', () => {
  const findInvalidHtml = ({ html }: CrawledPage) => validateHtml(html);

  it('of a kind of its own is valid HTML', async () => {
    expect(ofEachKind()).toHaveLength(kinds.length);
    expect(await faultsOf(findInvalidHtml, ofEachKind())).toEqual({});
  });

  it('is valid HTML', { tags: ['thorough'] }, async () => {
    expect(await faultsOf(findInvalidHtml)).toEqual({});
  });

  it('tells search engines what it shows, and nothing else', async () => {
    expect(await faultsOf((page) => findStructuredDataFaults(page, pages))).toEqual({});
    const reviews = [...pages.values()].filter(({ html }) => html.includes('"@type":"Review"'));
    expect(reviews.length).toBeGreaterThanOrEqual(18);
    expect(reviews.filter(({ path }) => !path.startsWith('/resenas/'))).toEqual([]);
  });

  it('has a card that is drawn for it', { tags: ['thorough'] }, async () => {
    const cards = [...pages.values()].map(({ html }) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(new Set(cards).size).toBe(pages.size);
    for (const url of cards.slice(0, 5)) {
      const answer = await fetch(url);
      expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/png']);
    }
  });

  it('of a kind of its own shows pictures that exist', async () => {
    const pictures = listPictures(ofEachKind());
    expect(pictures.size).toBeGreaterThan(40);
    expect(await findBroken(pictures)).toEqual([]);
  });

  it('shows pictures that exist', { tags: ['thorough'] }, async () => {
    const pictures = listPictures(pages.values());
    expect(pictures.size).toBeGreaterThan(80);
    expect(await findBroken(pictures)).toEqual([]);
  });

  it('of a kind of its own breaks no rule of axe, is whole at every width, and runs without an error', async () => {
    expect(await lookAtAll(kinds, openVisitor, lookAtKind)).toEqual({});
  });

  it('breaks no rule of axe, is whole on a desk and the smallest phone, and runs without an error', { tags: ['thorough'] }, async () => {
    expect(await lookAtAll(pages.keys(), openVisitor, lookAtPage)).toEqual({});
  });
});

it('a game is found by its name, played in its frame, left for one like it, and the library is as it was', async () => {
  const engine = await launchEngine('chromium');
  try {
    const visitor = await openEngineVisitor(engine, product.siteUrl, windows.phone);
    await playJourney.run({ arrive: async () => visitor });
    expect(await visitor.problems()).toEqual([]);
  } finally {
    await engine.close();
  }
});

describe('what a page loads', () => {
  it('stays within its budget, on one page of each type', async () => {
    const left: string[] = [];
    for (const { name, path, elements, html, styles } of pageTypes) {
      const document = await (await fetch(product.siteUrl + path)).text();
      const counted = countElements(document);
      if (!isWithin(counted, elements)) left.push(`elements of ${name}: ${counted}, not ${elements.least} to ${elements.most}`);
      const byteLength = Buffer.byteLength(document);
      if (!isWithin(byteLength, html)) left.push(`HTML of ${name}: ${byteLength} bytes, not ${html.least} to ${html.most}`);
      const { context } = await openVisit(browser);
      const page = await context.newPage();
      await page.goto(product.siteUrl + path);
      const loaded = await page.evaluate(filesBeforeLoad);
      await context.close();
      for (const [what, files, budget] of [
        ['script', loaded.scripts, scriptAtLoad],
        ['styles', loaded.styles, styles],
      ] as const) {
        const { gzip } = await weigh(files);
        if (!isWithin(gzip, budget)) left.push(`${what} of ${name}: ${gzip} bytes, not ${budget.least} to ${budget.most}`);
      }
    }
    expect(left).toEqual([]);
  });

  it('stays within its budget when all of it was used, on the heaviest page', { tags: ['thorough'] }, async () => {
    const [heaviest] = pageTypes.toSorted((one, other) => other.afterUse.most - one.afterUse.most);
    if (!heaviest) throw new Error('there is no kind of page');
    const { afterUse } = await weighPage(browser, product.siteUrl + heaviest.path);
    expect(isWithin(afterUse.gzip, heaviest.afterUse), `${heaviest.name}: ${afterUse.gzip} bytes`).toBe(true);
  });
});

/** The smallest of each: whether the source is there, not how well it is encoded. */
function listPictures(among: Iterable<CrawledPage>): Set<string> {
  const sources = [...among].flatMap(({ html }) => attributesOf(html, 'src', 'img'));
  return new Set(sources.map((url) => url.replace(/\/w_\d+[^/]*\//, '/w_48,h_48,fit_inside,f_png/')));
}

async function findBroken(urls: Iterable<string>): Promise<string[]> {
  const broken: string[] = [];
  for (const url of urls) if (!(await fetch(url)).ok) broken.push(url);
  return broken;
}

/** What styles hide from a visitor in Ontario, and texts that nothing shows yet. */
function leaveOutElsewhere(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.querySelectorAll('.elsewhere, script[type="application/json"]')) element.remove();
  return page.documentElement.outerHTML;
}

function filesBeforeLoad(): { scripts: string[]; styles: string[] } {
  const [navigation] = performance.getEntriesByType('navigation');
  const end = (navigation as PerformanceNavigationTiming).loadEventStart;
  const names = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < end ? [name] : []));
  return { scripts: names.filter((name) => /\.m?js$/.test(name)), styles: names.filter((name) => name.endsWith('.css')) };
}

async function openVisitor() {
  const { siteUrl: baseURL } = product;
  const { context, problems } = await openVisit(browser, {
    ...screens.desktop,
    baseURL,
    bypassCSP: true,
    reducedMotion: 'reduce',
    isForgetful: true,
  });
  return { page: await context.newPage(), problems };
}

async function lookAtKind(page: Page, path: string): Promise<unknown[]> {
  await openWhole(page, path);
  const found = await findFaultsAt(page, [1440, 834, 390, 320]);
  await page.setViewportSize(screens.phone.viewport);
  return [...found, ...(await findViolationsInBothThemes(page))];
}

async function lookAtPage(page: Page, path: string): Promise<unknown[]> {
  await openWhole(page, path);
  return [...(await findViolations(page)), ...(await findFaultsAt(page, [1440, 320]))];
}

async function openWhole(page: Page, path: string): Promise<void> {
  await page.setViewportSize(screens.desktop.viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await showLazyBlocks(page);
}

async function findFaultsAt(page: Page, widths: readonly number[]): Promise<unknown[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    found.push(...(await findLayoutFaults(page)).map((fault) => `${fault} at ${width} px`));
  }
  return found;
}
