// Requirements: 9.25, 9.26.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pace } from '../../../tests/setup/pollUntil.ts';
import { settled } from '../../../tests/setup/settled.ts';
import { pageRequests, setPage } from '../dev/testBed/foreignContent.ts';
import { addLink } from '../dev/testBed/addLink.ts';
import { sharedBrowserSite } from '../dev/testBed/sharedBrowserSite.ts';

const site = sharedBrowserSite();
let pages = 0;

/** A page that nobody has asked for yet, so that the content service sees when somebody does. */
function freshPage(start = '/'): string {
  const slug = `${start}fresca-${pages++}/`;
  setPage(site.services, slug, { title: 'Fresca' });
  return slug;
}

const requestsOf = (slug: string) => pageRequests(site.services, slug);

describe('by the rules that the browser reads', () => {
  test('a link that is pointed at is fetched ahead, once, and not visited', async () => {
    const { page } = await site.open('/corta/');
    const slug = freshPage();
    await (await addLink(page, { href: slug })).hover();
    await expect.poll(() => requestsOf(slug)).toBe(1);
    expect(page.url()).toBe(`${site.url}/corta/`);
    await page.locator('#added').click();
    await page.getByRole('heading', { name: 'Fresca' }).waitFor();
    expect(requestsOf(slug)).toBe(1);
  });

  test('nothing else is: clicks that count, what is not to be followed, new tabs, files', async () => {
    const { page } = await site.open('/corta/');
    const slugs = Array.from({ length: 4 }, () => freshPage());
    const tracked = freshPage('/jugar/');
    const links = [
      await addLink(page, { href: tracked }, 'tracked'),
      await addLink(page, { href: slugs[0] ?? '', rel: 'nofollow sponsored' }, 'unfollowed'),
      await addLink(page, { href: slugs[1] ?? '', target: '_blank' }, 'tab'),
      await addLink(page, { href: slugs[2] ?? '', download: '' }, 'file'),
    ];
    for (const link of links) {
      await link.hover();
      // The browser's own clock: it fetches what was pointed at for 200 ms.
      await pace(400);
    }
    const wanted = slugs[3] ?? '';
    await (await addLink(page, { href: wanted }, 'wanted')).hover();
    await expect.poll(() => requestsOf(wanted)).toBe(1);
    expect([tracked, ...slugs.slice(0, 3)].map(requestsOf)).toEqual([0, 0, 0, 0]);
  });

  test('their script is not even fetched', { tags: ['thorough'] }, async () => {
    const { page } = await site.open('/robots.txt');
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.clock.install();
    await page.goto(site.url);
    await page.clock.runFor(2500);
    await settled(page);
    expect(scripts).toContainEqual(expect.stringContaining('boot'));
    expect(scripts).not.toContainEqual(expect.stringContaining('prefetchLinks'));
  });
});

describe('where the browser reads no rules', () => {
  const prefetched = (page: Page) =>
    page.locator('link[rel=prefetch]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  async function openWithout(connection: object, links: string): Promise<Page> {
    const slug = `/enlaces-${pages++}/`;
    setPage(site.services, slug, {
      content: [{ type: 'contentSection', id: 'a', title: 'Enlaces', body: [{ kind: 'paragraph', html: links }] }],
    });
    const { page } = await site.open('/robots.txt');
    await page.addInitScript((given) => {
      HTMLScriptElement.supports = (type) => type !== 'speculationrules';
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => given });
    }, connection);
    await page.goto(site.url + slug);
    return page;
  }

  test('links that come into view are fetched when the browser is idle', async () => {
    const page = await openWithout({ effectiveType: '4g' }, '<a href="/nosotros/">a</a> <a href="/sitemap/">b</a>');
    await expect.poll(() => prefetched(page)).toEqual(expect.arrayContaining(['/nosotros/', '/sitemap/']));
    const all = await prefetched(page);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeLessThanOrEqual(12);
    expect(all).not.toContain(new URL(page.url()).pathname);
  });

  test('no more than a dozen of them', { tags: ['thorough'] }, async () => {
    const links = Array.from({ length: 30 }, () => `<a href="${freshPage()}">p</a>`).join(' ');
    const page = await openWithout({}, links);
    await expect.poll(async () => (await prefetched(page)).length).toBe(12);
    await settled(page);
    expect((await prefetched(page)).length).toBe(12);
  });

  test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'none with a connection of %o',
    { tags: ['thorough'] },
    async (connection) => {
      const page = await openWithout(connection, '<a href="/nosotros/">a</a>');
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('prefetchLinks')));
      await settled(page);
      expect(await prefetched(page)).toEqual([]);
    },
  );
});
