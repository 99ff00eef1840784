// Requirements: 13.7.
import { expect } from 'vitest';
import { z } from 'zod';
import type { LegalStatus } from '@lupa/contracts/legalStatus.ts';
import { readSitemaps } from '../demo/readSitemaps.ts';
import { callAs, findId, patch, type Stage } from './stage.ts';

const pages = {
  home: '/',
  ranking: '/dinero-real/',
  bonuses: '/bonos/',
  licensedReview: '/resenas/casino-andino/',
  otherReview: '/resenas/faro-austral/',
  method: '/metodos-de-pago/webpay/',
  provider: '/proveedores/cordillera-play/',
  library: '/juegos-gratis/',
  game: '/juegos-gratis/desierto-florido/',
  guide: '/guias/retiros/',
  blackList: '/lista-negra/',
  news: '/novedades/',
  english: '/en/',
  search: '/buscar/?q=casino',
  sitemap: '/mapa-del-sitio/',
  notFound: '/no-existe/',
} as const;
type PageType = keyof typeof pages;

const proof = { source: 'https://www.bcn.cl/', verifiedOn: '2026-11-16T12:00:00.000Z' };
const globalSchema = z.object({ periods: z.array(z.record(z.string(), z.unknown())) });

type Seen = { casinos: string[]; isIndexed: boolean; notice: string; ranked: string[] };

/** Each status of the market over every type of page, and on the click-out host. Leaves the market as it was: without a law of its own. */
export async function followLegalStatus(stage: Stage): Promise<void> {
  const casino = await findId(stage, stage.administrator, 'partners?where[slug][equals]=casino-andino&depth=0');
  await addPeriod(stage, 'unregulated');
  await expect.poll(async () => (await see(stage, 'ranking')).casinos.length).toBeGreaterThan(3);
  const wayOut = await findWayOut(stage);
  const before = await seeAll(stage);
  expect(before.home.casinos.length).toBeGreaterThan(3);
  expect(await listedPaths(stage)).toContain(pages.bonuses);
  expect(Object.values(before).every(({ notice }) => notice === '')).toBe(true);

  await setLicence(stage, casino, [{ number: 'CL-2027-014', from: '2026-01-01T12:00:00.000Z', until: null }]);
  await addPeriod(stage, 'licensedList');
  await expect.poll(async () => (await see(stage, 'ranking')).notice).toContain('solo los casinos con licencia chilena');
  const listed = await seeAll(stage);
  for (const [type, { casinos, notice }] of Object.entries(listed)) {
    expect(new Set(casinos).difference(new Set(['casino-andino'])), type).toEqual(new Set());
    expect(notice, type).not.toBe('');
  }
  expect(listed.home.casinos).toContain('casino-andino');
  expect(listed.licensedReview.casinos).toContain('casino-andino');
  expect(listed.home.ranked).toEqual(['/resenas/casino-andino/']);
  const isThere = async (type: PageType, text: string) => (await readText(stage, type)).includes(text);
  expect(await isThere('home', 'Licencia chilena CL-2027-014')).toBe(true);
  expect(await isThere('otherReview', 'Sin licencia chilena')).toBe(true);
  expect(await followWayOut(stage, wayOut)).toMatch(/\/resenas\/[^/]+\/$/);

  // What is planned holds at its moment without anything being published then.
  await addPeriod(stage, 'prohibited', 8);
  expect((await see(stage, 'ranking')).notice).toContain('solo los casinos con licencia chilena');
  await expect.poll(async () => (await see(stage, 'ranking')).notice).toContain('están prohibidos en Chile');
  const prohibited = await seeAll(stage);
  for (const [type, { casinos, notice, ranked }] of Object.entries(prohibited)) {
    expect(casinos, type).toEqual([]);
    expect(ranked, type).toEqual([]);
    expect(notice, type).not.toBe('');
  }
  const hidden = Object.entries(prohibited).flatMap(([type, { isIndexed }]) =>
    !isIndexed && before[type as PageType].isIndexed ? [type] : [],
  );
  expect(hidden).toEqual(['ranking', 'bonuses', 'method']);
  expect(await listedPaths(stage)).not.toContain(pages.bonuses);

  await addPeriod(stage, 'unregulated');
  await setLicence(stage, casino, []);
  await expect.poll(async () => (await see(stage, 'ranking')).casinos.length).toBe(before.ranking.casinos.length);
  expect((await see(stage, 'home')).casinos).toEqual(before.home.casinos);
}

type Licence = { number: string; from: string; until: string | null };

const listedPaths = async ({ siteUrl }: Stage): Promise<string[]> =>
  (await readSitemaps(`${siteUrl}/sitemap.xml`)).map(({ url }) => new URL(url).pathname);

async function setLicence(stage: Stage, id: number, licences: Licence[]): Promise<void> {
  await patch(stage, stage.administrator, `partners/${id}`, { licences, _status: 'published' });
}

async function addPeriod(stage: Stage, status: LegalStatus, inSeconds = 0): Promise<void> {
  const { periods } = globalSchema.parse(await callAs(stage, stage.administrator, 'globals/legal-status?depth=0'));
  const since = new Date(Date.now() + inSeconds * 1000).toISOString();
  const body = JSON.stringify({ periods: [...periods, { ...proof, status, since }] });
  await callAs(stage, stage.administrator, 'globals/legal-status', { method: 'POST', body });
}

async function seeAll(stage: Stage): Promise<Record<PageType, Seen>> {
  const seen = await Promise.all((Object.keys(pages) as PageType[]).map(async (type) => [type, await see(stage, type)] as const));
  return Object.fromEntries(seen) as Record<PageType, Seen>;
}

const readText = async ({ siteUrl }: Stage, type: PageType): Promise<string> => (await fetch(siteUrl + pages[type])).text();

async function see(stage: Stage, type: PageType): Promise<Seen> {
  const html = await readText(stage, type);
  return {
    casinos: [...html.matchAll(/href="[^"]*\/jugar\/([^/"]+)\//g)].map(([, slug = '']) => slug),
    isIndexed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    // Not the line of calm mode, which says so by an attribute.
    notice: /<\/header><aside aria-label="[^"]*" class=[^>]*>.*?<p[^>]*>([^<]+)/s.exec(html)?.[1] ?? '',
    ranked: readRanking(html),
  };
}

function readRanking(html: string): string[] {
  const list = /"@type":"ItemList".*?"itemListElement":(\[.*?\])/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/"url":"([^"]+)"/g)].map(([, url = '']) => new URL(url).pathname);
}

/** A way out of the ranking to a casino without the licence. */
async function findWayOut(stage: Stage): Promise<string> {
  const html = await readText(stage, 'ranking');
  const links = [...html.matchAll(/href="([^"]*\/jugar\/([^/"]+)\/[^"]*)"/g)];
  const [, url] = links.find(([, , slug]) => slug !== 'casino-andino') ?? [];
  if (url === undefined) throw new Error('the ranking leads nowhere');
  return url.replaceAll('&amp;', '&');
}

async function followWayOut({ siteUrl }: Stage, url: string): Promise<string> {
  const answer = await fetch(new URL(url, siteUrl), { redirect: 'manual' });
  return answer.headers.get('location') ?? '';
}
