// Requirements: 12.2, 12.3, 12.5, 12.6, 12.7, 12.9.
import { beforeAll, describe, expect, it } from 'vitest';
import { queryKeys } from '../../apps/site/page/canonicalUrl.ts';
import { findSharedDemo, type SharedDemo } from '../setup/demoOnDemand.ts';
import { crawl, type CrawledPage, fetchPages } from './crawl.ts';
import { findPageFaults, findSharedFaults, listPartnerHosts, readTold } from './searchEngineFaults.ts';
import { readSitemaps, type SitemapEntry } from './readSitemaps.ts';

/** Of the pages of games that no link was followed to, so many are looked at. */
const sampledGames = 40;

let product: SharedDemo;
/** All pages that editors have written, and some of each kind that the catalogue makes. */
let pages: Map<string, CrawledPage>;
let entries: SitemapEntry[];

beforeAll(async () => {
  product = await findSharedDemo();
  const { siteUrl } = product;
  [{ pages }, entries] = await Promise.all([crawl(siteUrl), readSitemaps(`${siteUrl}/sitemap.xml`)]);
  const others = entries.map(({ url }) => new URL(url).pathname).filter((path) => !pages.has(path));
  const games = others.filter((path) => path.startsWith('/juegos-gratis/'));
  const step = Math.max(1, Math.floor(games.length / sampledGames));
  const sample = others.filter((path) => !games.includes(path) || games.indexOf(path) % step === 0);
  for (const page of await fetchPages(siteUrl, sample)) pages.set(page.path, page);
});

const told = () => [...pages.values()].map(readTold);

describe('what a crawler finds', () => {
  it('is pages that answer, each at its one address', () => {
    expect(pages.size).toBeGreaterThan(150);
    expect([...pages.values()].filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
  });

  it('says in each page what it is, in which language, where its links lead and who pays for them', () => {
    const partnerHosts = listPartnerHosts(pages.values());
    expect(partnerHosts.size).toBeGreaterThan(10);
    const { siteUrl } = product;
    const faults = [...pages.values()].flatMap((page) =>
      findPageFaults(page, { siteUrl, partnerHosts }).map((fault) => `${page.path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('has titles and descriptions of its own on each page, and languages that name each other', () => {
    expect(findSharedFaults(told())).toEqual([]);
  });

  it('keeps languages with few pages from search engines, and their pages open to people', () => {
    const few = told().filter(({ path }) => /^\/(en|fr|de)\//.test(path));
    expect(few.map(({ path }) => path)).toEqual(expect.arrayContaining(['/en/', '/fr/', '/de/']));
    expect(few.filter(({ isIndexable }) => isIndexable)).toEqual([]);
    expect(told().find(({ path }) => path === '/')).toMatchObject({ isIndexable: true, alternates: new Map() });
  });
});

describe('the sitemaps', () => {
  it('name all pages that search engines may show, and no other', () => {
    const listed = new Set(entries.map(({ url }) => new URL(url).pathname));
    expect(listed.size).toBe(entries.length);
    const faults = told().flatMap(({ path, isIndexable }) =>
      isIndexable === listed.has(path) ? [] : [`${path} is ${isIndexable ? 'left out' : 'listed'}`],
    );
    expect(faults).toEqual([]);
  });

  it('say true times, and the same languages as the pages', () => {
    const ownUrls = new Map(told().flatMap((one) => one.canonical.map((url) => [url, one.alternates])));
    const faults = entries.flatMap(({ url, lastModified, alternates }) => {
      const inHead = new Map([...(ownUrls.get(url) ?? alternates)].filter(([language]) => language !== 'x-default'));
      const isTrue = lastModified === null || Date.parse(lastModified) <= Date.now();
      return isTrue && JSON.stringify([...inHead]) === JSON.stringify([...alternates]) ? [] : [url];
    });
    expect(faults).toEqual([]);
    expect(entries.filter(({ lastModified }) => lastModified !== null).length).toBeGreaterThan(entries.length / 2);
  });

  it('name pictures that exist', async () => {
    const written = entries.filter(({ url }) => !url.includes('/juegos-gratis/')).flatMap(({ images }) => images);
    expect(written.length).toBeGreaterThan(50);
    const some = [...new Set(written)].filter((_, index, all) => index % Math.ceil(all.length / 12) === 0);
    const answers = await Promise.all(some.map(async (url) => [url, (await fetch(url)).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('an address with click identifiers', () => {
  it.each(['/', '/resenas/casino-andino/', '/juegos-gratis/', '/en/'])('of %s is the page itself, without a redirect', async (path) => {
    const query = queryKeys.campaign.map((key) => `${key}=A-b_1`).join('&');
    const answer = await fetch(`${product.siteUrl}${path}?${query}`, { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(await (await fetch(product.siteUrl + path)).text());
  });
});

describe('the files for machines', () => {
  it('llms.txt names pages that search engines may show', async () => {
    const text = await (await fetch(`${product.siteUrl}/llms.txt`)).text();
    const named = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url));
    expect(text).toMatch(/^# LupaCasino\n\n> .{40,}/);
    expect(named.every(({ origin }) => origin === product.siteUrl)).toBe(true);
    const indexable = new Set(told().flatMap(({ path, isIndexable }) => (isIndexable ? [path] : [])));
    expect(named.map(({ pathname }) => pathname).filter((path) => path !== '/sitemap.xml' && !indexable.has(path))).toEqual([]);
  });

  it('security.txt names a contact until a day to come (RFC 9116)', async () => {
    const answer = await fetch(`${product.siteUrl}/.well-known/security.txt`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; *charset=utf-8$/i);
    const fields = Object.fromEntries((await answer.text()).split('\n').flatMap((line) => (line === '' ? [] : [line.split(/: (.*)/, 2)])));
    expect(fields).toMatchObject({ Contact: expect.stringMatching(/^(mailto:|https:|tel:)/), Canonical: answer.url });
    expect(Date.parse(String(fields['Expires']))).toBeGreaterThan(Date.now());
  });

  it('robots.txt names the sitemap', async () => {
    expect(await (await fetch(`${product.siteUrl}/robots.txt`)).text()).toContain(`Sitemap: ${product.siteUrl}/sitemap.xml`);
  });
});
