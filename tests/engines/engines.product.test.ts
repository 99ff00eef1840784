// @module-tag thorough
// Requirements: 2.37, 2.64.
import { createPool } from '@lupa/database/connect.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startLine, type Line } from '../jackpots/startLine.ts';
import { startProduct, type Product } from '../setup/startProduct.ts';
import { engineNames, type Engine } from './driver.ts';
import { launchEngine } from './engines.ts';
import { choicesJourney } from './journeys/choices.ts';
import { compareJourney } from './journeys/compare.ts';
import { filterJourney } from './journeys/filter.ts';
import { jackpotJourney } from './journeys/jackpot.ts';
import type { Journey, World } from './journeys/journey.ts';
import { offlineJourney } from './journeys/offline.ts';
import { plainJourney } from './journeys/plain.ts';
import { playJourney } from './journeys/play.ts';
import { reviewJourney } from './journeys/review.ts';
import { sidebarJourney } from './journeys/sidebar.ts';
import { lookAtBoxes, lookAtPages } from './looks.ts';
import { openVisitor, screens, type ScreenName, type Visitor } from './visitor.ts';

/** Firefox's word for a file whose page was left while it came. */
const leftEarly = /A ServiceWorker intercepted the request and encountered an unexpected error/;

const journeys = [
  reviewJourney,
  playJourney,
  filterJourney,
  compareJourney,
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
  pool = createPool({ url: product.databaseUrl, name: 'engines' });
});
afterAll(async () => {
  await pool?.end();
  await product?.stop();
  await line?.close();
});

describe.each(engineNames)('in %s', (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await launchEngine(name, { disabledFeatures: process.env.DISABLED_FEATURES?.split(',') ?? [] });
  });
  afterAll(() => engine?.close());

  for (const journey of journeys)
    for (const screen of journey.screens) test(`${journey.title} (${screen})`, () => travel(engine, screen, journey));

  // In Chromium all pages are looked at by tests/demo.
  test.runIf(name !== 'chromium')('a page of each type is whole at every width', async () => {
    const visitor = await openVisitor(engine, product.siteUrl, screens.desktop);
    try {
      expect(await lookAtPages(visitor)).toEqual([]);
    } finally {
      await visitor.close();
    }
  });

  const phones = name === 'chromium' ? (['wholePhone', 'turnedPhone'] as const) : (['phone'] as const);
  const looks = [{ screen: 'desktop', least: 8 }, ...phones.map((screen) => ({ screen, least: 6 }))] as const;
  test.each(looks)('what opens is seen, whole and where it belongs ($screen)', async ({ screen, least }) => {
    const visitor = await openVisitor(engine, product.siteUrl, screens[screen]);
    try {
      const { faults, opened } = await lookAtBoxes(visitor);
      expect(faults).toEqual([]);
      // The header's menus, the consent box, the comparator and its list, and the menu of a game.
      expect(opened.length, opened.join()).toBeGreaterThanOrEqual(least);
    } finally {
      await visitor.close();
    }
  });
});

test('in an older browser, without popovers, pages are read, compared and left by plain links', async () => {
  const engine = await launchEngine('webkit', { disabledFeatures: ['PopoverAttribute'] });
  try {
    await travel(engine, 'phone', plainJourney);
  } finally {
    await engine.close();
  }
});

async function travel(engine: Engine, screen: ScreenName, { run, expectedProblem }: Pick<Journey, 'run' | 'expectedProblem'>) {
  const visitors: Visitor[] = [];
  const world: World = {
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
  };
  try {
    await run(world);
    const problems = (await Promise.all(visitors.map((visitor) => visitor.problems()))).flat();
    expect(problems.filter((problem) => !leftEarly.test(problem) && !expectedProblem?.test(problem))).toEqual([]);
  } finally {
    for (const visitor of visitors) await visitor.close();
  }
}
