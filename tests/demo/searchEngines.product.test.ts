// Requirements: 12.2, 12.3, 12.5, 12.6, 12.7, 12.9, 12.11.
import { beforeAll, describe, expect, it } from 'vitest';
import { readCataloguePath } from '@lupa/contracts/cataloguePath.ts';
import { findSharedDemo, type SharedDemo } from '../setup/demoOnDemand.ts';
import { crawl, type CrawledPage, fetchPages } from './crawl.ts';
import { readSitemaps, type SitemapEntry } from './readSitemaps.ts';
import { findPageFaults, findSharedFaults, listPartnerHosts, readTold } from './searchEngineFaults.ts';

const sampledGames = 40;

let product: SharedDemo;
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

  it('has at least two pages that lead to each one that search engines may show', () => {
    const linked = [...pages.values()].flatMap(({ path, links }) =>
      [...new Set(links.map((link) => link.path))].filter((to) => to !== path),
    );
    const counts = new Map([...Map.groupBy(linked, (path) => path)].map(([path, all]) => [path, all.length]));
    const [made, written] = [entries, entries].map((all, index) =>
      all.map(({ url }) => new URL(url).pathname).filter((path) => (readCataloguePath(path) !== null) === (index === 0)),
    );
    expect(written?.filter((path) => (counts.get(path) ?? 0) < 2)).toEqual([]);
    // Of games a sample is read: each leads to three others in a ring (decision 120), and to its provider, which one page lists with all.
    const isGame = (path: string) => readCataloguePath(path)?.kind === 'game';
    const games = [...pages.values()].filter(({ path }) => made?.includes(path) && isGame(path));
    expect(games.length).toBeGreaterThan(sampledGames / 2);
    expect(games.filter(({ links }) => links.filter(({ path }) => isGame(path)).length < 3).map(({ path }) => path)).toEqual([]);
    expect(made?.filter((path) => !isGame(path) && !counts.has(path))).toEqual([]);
  });

  it('has titles and descriptions of its own on each page, and languages that name each other', () => {
    expect(findSharedFaults(told())).toEqual([]);
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

describe('the files for machines', () => {
  it('llms.txt names pages that search engines may show', async () => {
    const text = await (await fetch(`${product.siteUrl}/llms.txt`)).text();
    const named = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url));
    expect(text).toMatch(/^# LupaCasino\n\n> .{40,}/);
    expect(named.every(({ origin }) => origin === product.siteUrl)).toBe(true);
    const indexable = new Set(told().flatMap(({ path, isIndexable }) => (isIndexable ? [path] : [])));
    expect(named.map(({ pathname }) => pathname).filter((path) => path !== '/sitemap.xml' && !indexable.has(path))).toEqual([]);
  });
});
