// Requirements: 10.2, 10.26.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDataFiles } from '@lupa/blocks/openData/openDataFiles.ts';
import { newsFeedPath, offerChangeFeeds } from '@lupa/blocks/shared/news/feedPaths.ts';
import { formatVerdict, presentVerdict, type PresentedVerdict } from '@lupa/blocks/shared/rating/presentVerdict.ts';
import { defaultPageLocale } from '@lupa/contracts/locale.ts';
import { buildMicrocopy } from '@lupa/contracts/microcopy.ts';
import { partnersBySlugSchema, type PartnerBySlug } from '@lupa/contracts/toplist.ts';
import { verdictKinds } from '@lupa/contracts/verdict.ts';
import { dumpSchema, loadDump } from '@lupa/database/dump.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { readVerdict } from '@lupa/domain/rating/verdict.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rendering } from '../../apps/site/rendering.ts';
import { startUsualServices } from '../../apps/site/dev/testBed/foreignContent.ts';
import type { ForeignServices } from '../../apps/site/dev/testBed/foreignServices.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { decodeEntities } from '../demo/crawl.ts';
import { type SpawnedServices, spawnServices } from '../setup/spawnServices.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';

const dumpFolder = join(import.meta.dirname, '../../packages/demo/dump');
const texts = { locale: defaultPageLocale, microcopy: buildMicrocopy([]) };
const names = new Map(partners.map(({ name, slug }) => [name, slug]));
const words = new Set([
  texts.microcopy.not_recommended,
  ...verdictKinds.flatMap((kind) => presentVerdict(judged(kind), texts)?.text ?? []),
]);

function judged(kind: (typeof verdictKinds)[number]): PartnerBySlug['attributes'] {
  const [partner] = partnersBySlugSchema.parse([{ slug: 'a', name: 'A', attributes: { verdict: { kind } } }]);
  if (!partner) throw new Error('The schema has changed.');
  return partner.attributes;
}

const database = useTestDatabase();
let games: ForeignServices;
let services: SpawnedServices;
let site: TestSite;
let known: Map<string, PartnerBySlug>;
let pages: Map<string, string>;

beforeAll(async () => {
  const dump = dumpSchema.parse(JSON.parse(await readFile(join(dumpFolder, 'dump.json'), 'utf8')));
  const isDelivery = ({ schema }: { schema: string }) => schema === 'delivery';
  await loadDump(database.url, dumpFolder, {
    ...dump,
    tables: dump.tables.filter(isDelivery),
    sequences: dump.sequences.filter(isDelivery),
  });
  games = await startUsualServices();
  services = await spawnServices(database.url);
  site = await startTestSite(games.url, { env: services.env, rendering });
  const slugs = partners.map(({ slug }) => slug).join();
  const answer = await fetch(`${services.env.PARTNERS_URL}/partners-by-slug/?slugs=${slugs}&params[site]=lupa&params[locale]=es_CL`);
  known = new Map(partnersBySlugSchema.parse(await answer.json()).map((partner) => [partner.slug, partner]));
  pages = await readPages();
});
afterAll(async () => {
  await site.close();
  await services.stop();
  await games.stop();
});

/** Every page of the sitemap in the site's own language, and the rest of each list on it, by address. */
async function readPages(): Promise<Map<string, string>> {
  const paths = [...(await read('/sitemap.xml')).matchAll(/<loc>https:\/\/lupacasino\.example(\/(?!en\/|fr\/|de\/)[^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const found = new Map<string, string>();
  for (const path of paths) {
    const text = await read(path);
    found.set(path, text);
    for (const [, address = ''] of text.matchAll(/data-detail="([^"]*entries[^"]*)"/g))
      found.set(decodeEntities(address), await read(decodeEntities(address)));
  }
  return found;
}

const read = async (path: string): Promise<string> => (await site.get(path)).text;

// Where a text may break is no part of what it says.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

const linesOf = (html: string): string[] =>
  decodeEntities(html.replaceAll(/<(script|style|template)[ >].*?<\/\1>/gs, ''))
    .split(/<[^>]+>/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Each time that a page says what we think of a casino: of the last one that it has named, else of the one that it reviews. */
function findSaid(html: string, reviewed: string | undefined): { slug: string | undefined; line: string; next: string }[] {
  const lines = linesOf(html);
  return lines.flatMap((line, index) => {
    if (!words.has(line)) return [];
    const name = reviewed === undefined ? lines.slice(0, index).findLast((before) => names.has(before)) : undefined;
    return [{ slug: reviewed ?? names.get(name ?? ''), line, next: lines[index + 1] ?? '' }];
  });
}

test.each(partners.map(({ name, slug }) => [name, slug]))('%s is judged alike wherever it is named', async (name, slug) => {
  const attributes = known.get(slug)?.attributes;
  const verdict = attributes && presentVerdict(attributes, texts);
  const path = attributes?.reviewSlug;
  if (!verdict || !path) throw new Error(`${slug} has no verdict or no review.`);
  const sentence = formatVerdict(verdict);
  const lacking = (place: string, text: string, wanted: readonly string[] = [sentence]) =>
    wanted.filter((part) => !oneLine(decodeEntities(text)).includes(oneLine(part))).map((part) => `${place} lacks: ${part}`);
  const review = pages.get(path) ?? '';
  const [search, comparison, newsFeed, json, llms, everything, scores] = await Promise.all(
    [
      `/api/search?q=${encodeURIComponent(name)}&locale=es-CL`,
      `/dinero-real/?comparar=${slug}`,
      newsFeedPath(path),
      offerChangeFeeds(slug).json,
      '/llms.txt',
      openDataFiles.everything,
      openDataFiles.scores,
    ].map(read),
  );
  const isOffered = attributes.activePartner === true && attributes.recommendedPartner === null;
  expect([
    ...lacking('search', search ?? '', [`<strong>${verdict.text}</strong>`, ...verdict.reasons]),
    ...lacking('its review', linesOf(review).join('\n'), [[verdict.text, verdict.reasons.join(' · ')].join('\n')]),
    ...(isOffered ? lacking('what its review tells machines', review, [`"ratingExplanation":${JSON.stringify(sentence)}`]) : []),
    ...(isOffered ? lacking('its share card', review, [`· ${sentence} ·`]) : []),
    ...(isOffered ? lacking('comparison', comparison ?? '', [`>${verdict.text}<`, verdict.reasons.join(' · ')]) : []),
    ...lacking('its feed', newsFeed ?? ''),
    ...(json?.includes('content_text') ? lacking('the feed of its offers', json) : []),
    ...lacking('llms.txt', llms ?? '', [`${path}): ${sentence} `]),
  ]).toEqual([]);
  const told = readVerdict(attributes);
  const row = (JSON.parse(everything ?? '') as { scores: { partnerSlug: string; verdict: unknown }[] }).scores;
  expect(row.find(({ partnerSlug }) => partnerSlug === slug)?.verdict).toEqual(told);
  const csv = `,${told?.kind},${told?.criterion ?? ''},${told?.since ?? ''},`;
  const lines = (scores ?? '').split('\r\n').filter((line) => line.startsWith(`${slug},`));
  expect(lines.every((line) => line.includes(csv)) && lines.length > 0, csv).toBe(true);
});

test('no page says of a casino what another one does not', () => {
  const reviewed = new Map([...known.values()].map(({ slug, attributes }) => [attributes.reviewSlug ?? '', slug]));
  const shown = new Map([...known].map(([slug, { attributes }]) => [slug, presentVerdict(attributes, texts)]));
  const isRight = (verdict: PresentedVerdict | null | undefined, line: string) => verdict?.text === line;
  const said = [...pages].flatMap(([path, html]) => findSaid(html, reviewed.get(path)).map((each) => ({ path, ...each })));
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(({ slug, line }) => !isRight(shown.get(slug ?? ''), line))).toEqual([]);
});

test('nothing leads to a casino that is closed or on the black list', () => {
  const shut = [...known.values()].filter(({ attributes }) => ['closed', 'blacklisted'].includes(attributes.verdict?.kind ?? ''));
  expect(shut.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['bahia-neon', 'golden-huaso']));
  for (const { slug } of shut) expect([...pages].filter(([, html]) => html.includes(`/jugar/${slug}/`)).map(([path]) => path)).toEqual([]);
});

test('ranks count the casinos of the list that they stand in, for readers and for machines', () => {
  const faults = [...pages].flatMap(([path, html]) => {
    const ranks = [...html.matchAll(/>Puesto (\d+) de (\d+)</g)].map(([, rank, count]) => [Number(rank), Number(count)] as const);
    const beyond = ranks.filter(([rank, count]) => rank > count).map(([rank, count]) => `${path}: ${rank} of ${count}`);
    const [, graph = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const nodes = (JSON.parse(graph) as { '@graph'?: { '@type': string; itemListElement?: { position: number }[] }[] })['@graph'] ?? [];
    const gaps = nodes
      .filter((node) => node['@type'] === 'ItemList')
      .flatMap(({ itemListElement = [] }) => itemListElement.filter(({ position }, index) => position !== index + 1))
      .map(({ position }) => `${path}: position ${position} of an ItemList`);
    const starts = ranks.filter(([rank], index) => index > 0 && rank !== 1 && rank !== (ranks[index - 1]?.[0] ?? 0) + 1);
    return [...beyond, ...gaps, ...starts.map(([rank]) => `${path}: ${rank} after a gap`)];
  });
  expect(faults).toEqual([]);
  expect([...pages.values()].filter((html) => html.includes('>Puesto 2 de ')).length).toBeGreaterThan(15);
});
