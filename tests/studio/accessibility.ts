import type { Page } from 'playwright-core';

import { overviewSegment } from '../../apps/studio/casinos/overview/overviewPaths.ts';
import { hubs, newCasinoPath } from '../../apps/studio/core/slugs.ts';
import { bringAxe, findViolations } from '../setup/findViolations.ts';
import { awake, openStudio, type Stage } from './stage.ts';

type Found = { view: string; rule: string; html: string[] };

/** What axe finds in every view that the menu of an administrator leads to: lists, a form of each kind of document, settings and reports. */
export async function findViewViolations(stage: Stage): Promise<{ views: number; found: Found[] }> {
  const page = await openStudio(stage, stage.administrator);
  await bringAxe(page.context());
  const linked = await listLinks(page, 'nav.nav__wrap');
  for (const hub of Object.values(hubs)) {
    await page.goto(`${stage.studioUrl}${hub}`);
    linked.push(...(await listLinks(page, 'main')));
  }
  const menu = [...new Set(['/admin', '/admin/account', newCasinoPath, ...linked])].filter((path) => !path.endsWith('/logout'));
  const forms = await Promise.all(menu.map((path) => listForms(page, path)));
  const overviews = forms.flat().filter((path) => /\/partners\/\d+$/.test(path));
  const waiting = [...menu, ...forms.flat(), ...overviews.map((path) => `${path}${overviewSegment}`)];
  const views = waiting.length;
  const found: Found[] = [];
  const visitAll = async (tab: Page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) found.push(...(await findInView(tab, path)));
  };
  const second = await page.context().newPage();
  await second.goto(`${stage.studioUrl}/admin`);
  await Promise.all([visitAll(page), visitAll(second)]);
  await page.context().close();
  return { views, found };
}

const listLinks = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(`${within} a[href^="/admin"]`)
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, '')));

async function listForms(page: Page, path: string): Promise<string[]> {
  const [, collection] = /^\/admin\/collections\/([a-z-]+)$/.exec(path) ?? [];
  if (collection === undefined) return [];
  const ids = await page.evaluate(async (address) => {
    const { docs } = (await (await fetch(address)).json()) as { docs: { id: number }[] };
    return docs.map(({ id }) => id);
  }, `/api/${collection}?limit=1&depth=0`);
  return [ids[0] === undefined ? `${path}/create` : `${path}/${ids[0]}`];
}

/** As by a press on a link in the studio: to load each page whole takes three times as long. */
async function findInView(page: Page, path: string): Promise<Found[]> {
  await page.evaluate((to) => (globalThis as unknown as { next: { router: { push: (path: string) => void } } }).next.router.push(to), path);
  await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit' });
  await awake(page);
  await page.waitForFunction(() => document.querySelector('.shimmer-effect, .loading-overlay') === null);
  const violations = await findViolations(page);
  return violations.map(({ id, html }) => ({ view: path, rule: id, html: html.slice(0, 3) }));
}
