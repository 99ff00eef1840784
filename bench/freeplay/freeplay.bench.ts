import { gzipSync } from 'node:zlib';
import { gameTypes, type GameType } from '@lupa/contracts/gameType.ts';
import type { Browser } from 'playwright-core';
import { launchWholeBrowser } from '../../tests/setup/browser.ts';
import { percentile } from '../measure.ts';
import { openPhone } from '../browser/phone.ts';
import { startGames } from './startGames.ts';

const rounds = 5;
/** Those that are visited on the slow phone: the most used, and the one with the most places to press. */
const visited: readonly GameType[] = ['SLOTS', 'ROULETTE'];
const scriptBudget = 100 * 1024;
const playable = '#play:not([aria-busy]) [data-main-action]';

type Bytes = Record<'document' | 'script', number>;
type Visit = { firstPaint: number; playable: number };

/** What a game sends, and how soon a first visit on the slow phone sees it and can play. */
async function benchFreeplay(): Promise<string> {
  const host = await startGames();
  const browser = await launchWholeBrowser();
  try {
    const rows: string[][] = [];
    for (const type of gameTypes) {
      process.stderr.write(`  ${type}\n`);
      rows.push(await benchGame(browser, type, host.urlOf(type)));
    }
    const heads = ['game', 'HTML with styles, gz', 'script, gz', 'first paint', 'playable'];
    return [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
  } finally {
    await browser.close();
    await host.close();
  }
}

async function benchGame(browser: Browser, type: GameType, url: string): Promise<string[]> {
  const { document, script } = await weigh(browser, url);
  const visits: Visit[] = [];
  for (let round = 0; round < rounds && visited.includes(type); round++) visits.push(await visit(browser, url));
  const isStored = script <= scriptBudget;
  if (!isStored) process.exitCode = 1;
  const seconds = (pick: (visit: Visit) => number) =>
    visits.length === 0 ? '' : `${(percentile(visits.map(pick), 0.5) / 1000).toFixed(2)} s`;
  return [
    type,
    ...[document, script].map((bytes) => `${(bytes / 1000).toFixed(1)} KB`),
    seconds(({ firstPaint }) => firstPaint),
    `${seconds((each) => each.playable)}${isStored ? '' : ' **script left its budget**'}`,
  ];
}

/** Bytes, gzipped, of the page with its styles and of all script, sound included. */
async function weigh(browser: Browser, url: string): Promise<Bytes> {
  const page = await browser.newPage();
  const loaded: Promise<Partial<Bytes>>[] = [];
  page.on('response', (answer) => {
    const kind = answer.request().resourceType();
    if (kind === 'document' || kind === 'script')
      loaded.push(answer.body().then((body) => ({ [kind]: gzipSync(body, { level: 9 }).byteLength })));
  });
  await page.goto(url);
  await page.waitForSelector(playable);
  const sounds = page.waitForResponse(/\/sounds-/);
  await page.getByRole('button', { name: 'Activar el sonido' }).click();
  await sounds;
  const sizes = await Promise.all(loaded);
  await page.close();
  const sumOf = (kind: keyof Bytes) => sizes.reduce((sum, each) => sum + (each[kind] ?? 0), 0);
  return { document: sumOf('document'), script: sumOf('script') };
}

/** Milliseconds from the start of the navigation. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const { page, close } = await openPhone(browser, { slowdown: 4 });
  try {
    await page.addInitScript(watchGame, playable);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(readVisit, undefined, { timeout: 30_000 });
    return (await seen.jsonValue()) ?? { firstPaint: Number.NaN, playable: Number.NaN };
  } finally {
    await close();
  }
}

type Watched = { playableAt?: number };

function watchGame(selector: string) {
  const look = () => {
    if (document.querySelector(selector)) (globalThis as Watched).playableAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

function readVisit(): Visit | undefined {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const playable = (globalThis as Watched).playableAt;
  return paint !== undefined && playable !== undefined ? { firstPaint: paint, playable } : undefined;
}

if (import.meta.main) process.stdout.write(`${await benchFreeplay()}\n`);
