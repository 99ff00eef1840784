import { createPool } from '@lupa/database/connect.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startLine, type Line } from '../jackpots/startLine.ts';
import { startProduct, type Product } from '../setup/startProduct.ts';
import { engineNames, type Engine } from './driver.ts';
import { launchEngine } from './engines.ts';
import { choicesJourney } from './journeys/choices.ts';
import { compareJourney } from './journeys/compare.ts';
import { filterJourney } from './journeys/filter.ts';
import { jackpotJourney } from './journeys/jackpot.ts';
import type { World } from './journeys/journey.ts';
import { offlineJourney } from './journeys/offline.ts';
import { playJourney } from './journeys/play.ts';
import { reviewJourney } from './journeys/review.ts';
import { sidebarJourney } from './journeys/sidebar.ts';
import { isExpectedProblem } from './problems.ts';
import { openVisitor, screens, type ScreenName, type Visitor } from './visitor.ts';

const journeys = [
  reviewJourney,
  filterJourney,
  compareJourney,
  playJourney,
  jackpotJourney,
  choicesJourney,
  offlineJourney,
  sidebarJourney,
];

let product: Product;
let line: Line;
let pool: ReturnType<typeof createPool>;

beforeAll(async () => {
  line = await startLine();
  product = await startProduct({ JACKPOTS_URL: line.url });
  line.target = product.ports.JACKPOTS_PORT;
  pool = createPool({ url: product.databaseUrl, name: 'journeys' });
}, 240_000);
afterAll(async () => {
  await pool?.end();
  await product?.stop();
  await line?.close();
}, 60_000);

describe.each(engineNames)('in %s', (name) => {
  let engine: Engine;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    engine = await launchEngine(name);
  }, 60_000);
  afterEach(async () => {
    const problems: string[] = [];
    for (const visitor of visitors.splice(0)) {
      problems.push(...(await visitor.problems()));
      await visitor.close();
    }
    expect(problems.filter((problem) => !isExpectedProblem(problem))).toEqual([]);
  }, 30_000);
  afterAll(() => engine?.close());

  const createWorld = (screen: ScreenName): World => ({
    siteUrl: product.siteUrl,
    line,
    startSecondSite: product.startSecondSite,
    arrive: async ({ siteUrl = product.siteUrl, ...options } = {}) => {
      const visitor = await openVisitor(engine, siteUrl, screens[screen], options);
      visitors.push(visitor);
      return visitor;
    },
    readLastClick: async () => {
      const { rows } = await pool.query<{ page: string }>('select page from clicks.clicks order by at desc limit 1');
      return rows[0]?.page ?? null;
    },
  });

  for (const { title, screens: names, run } of journeys)
    for (const screen of names) test(`${title} (${screen})`, { timeout: 90_000 }, () => run(createWorld(screen)));
});
