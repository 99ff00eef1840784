// @module-tag thorough
// Requirements: 10.14, 12.3.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { openDataFiles } from '@lupa/blocks/openData/openDataFiles.ts';
import { newsFeedPath, offerChangeFeeds } from '@lupa/blocks/shared/news/feedPaths.ts';
import { createClients } from '@lupa/clients/createClients.ts';
import { FeedState } from '@lupa/clients/feedState.ts';
import { TagEpochs } from '@lupa/clients/tagEpochs.ts';
import { listFigures, markFigure } from '@lupa/contracts/figure.ts';
import { localeOfPath, pageLocales } from '@lupa/contracts/locale.ts';
import { dumpSchema, loadDump } from '@lupa/database/dump.ts';
import { catalogueFile, demoGames } from '@lupa/demo/catalogue/demoCatalogue.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { partners } from '@lupa/demo/partners/partners.ts';
import { reviewSlug } from '@lupa/demo/reviews/reviewPage.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../../apps/services/arcade/import/importCatalogue.ts';
import { startTestSite, type TestSite } from '../../apps/site/dev/testBed/testSite.tsx';
import { searchPaths } from '../../apps/site/features/search/searchPaths.ts';
import { llmsTextPath } from '../../apps/site/features/sitemaps/llmsText.ts';
import { fillPageFigures } from '../../apps/site/page/fillPageFigures.ts';
import { webManifestPath } from '../../apps/site/page/webManifest.ts';
import { rendering } from '../../apps/site/rendering.ts';
import { demoDumpFile, demoDumpFolder } from '../../scripts/runner/demoDump.ts';
import { type SpawnedServices, spawnServices } from '../setup/spawnServices.ts';
import { useTestDatabase } from '../setup/testDatabase.ts';
import { attributesOf } from './crawl.ts';
import { findTextFaults, readJson, readStretches, type Stretch } from '../setup/textFaults.ts';

const database = useTestDatabase({ hasStudio: true });
let services: SpawnedServices;
let site: TestSite;

beforeAll(async () => {
  await loadDump(database.url, demoDumpFolder, dumpSchema.parse(JSON.parse(await readFile(demoDumpFile, 'utf8'))));
  await importCatalogue({ databaseUrl: database.url, stream: createReadStream(catalogueFile) });
  services = await spawnServices(database.url);
  site = await startTestSite('http://127.0.0.1:9', { env: services.env, rendering });
});
afterAll(async () => {
  await site?.close();
  await services?.stop();
});

/** Everything that can be asked for, but for pages of the catalogue, which have no texts of their own. */
async function listPaths(): Promise<string[]> {
  const routes = (await (await fetch(`${services.env.CONTENT_URL}/pages/all`)).json()) as { slug: string }[];
  const questions = [...partners.map(({ name }) => name), 'bono', 'retiro', 'ruleta', 'cuentarut', 'licencia'];
  return [
    ...routes.map(({ slug }) => slug),
    ...pageLocales.map((locale) => `${searchPaths[locale]}?q=andino`),
    ...questions.map((question) => `${searchPaths['es-CL']}?q=${encodeURIComponent(question)}`),
    ...[null, ...partners.map(({ slug }) => slug)].flatMap((slug) => Object.values(offerChangeFeeds(slug))),
    ...[null, ...partners.map(({ slug }) => reviewSlug(slug))].map(newsFeedPath),
    ...Object.values(openDataFiles),
    llmsTextPath,
    webManifestPath,
  ];
}

function readAnswer(type: string, text: string): Stretch[] {
  if (type.includes('json')) return readJson(text);
  return type.includes('html') ? readStretches(text) : [{ text, lang: '' }];
}

const nameOfDetail = (path: string): string => `${localeOfPath(path)} ${/detalle=[^.]+\.(.*)/.exec(path)?.[1] ?? path}`;
const gameNames = new Set(demoGames.map(({ name }) => name));

test('nothing that the site says holds what a text is made with, or words of another language', async () => {
  const faults: Record<string, string> = {};
  const asked = new Set<string>();
  const queue = await listPaths();
  for (const path of queue) {
    const name = nameOfDetail(path);
    if (asked.has(name)) continue;
    asked.add(name);
    const { status, headers, text } = await site.get(path);
    if (status !== 200 && !path.endsWith('/404/')) faults[path] = String(status);
    for (const stretch of readAnswer(String(headers['content-type']), text))
      if (!gameNames.has(stretch.text)) for (const fault of findTextFaults(stretch)) faults[fault] ??= path;
    queue.push(...attributesOf(text, 'data-detail', 'a'));
  }
  expect(faults).toEqual({});
  expect(asked.size).toBeGreaterThan(300);
});

test('every figure that the demo names can be had', async () => {
  const urls = { content: services.env.CONTENT_URL, arcade: services.env.ARCADE_URL, partners: services.env.PARTNERS_URL };
  const clock = { epochs: new TagEpochs(), feed: new FeedState(), now: Date.now };
  const { clients } = createClients({ urls, site: 'lupa', clock }).forPage({ logger: createLogger('test', 'silent'), requestId: 'test' });
  const marks = [...new Set(listFigures(JSON.stringify([pages, partners])).map(markFigure))];
  const filled = await fillPageFigures(marks, { locale: 'es-CL', now: new Date() }, clients);
  expect(marks.filter((_, index) => filled[index] === '-')).toEqual([]);
  expect(marks.length).toBeGreaterThan(100);
});
