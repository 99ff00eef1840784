// `npm run screenshots`: pictures of ten pages in three widths, light and dark, in docs/screenshots. Takes them of the product that runs at SITE_URL
// or at the address given: `npm run screenshots -- http://localhost:3000`. Old pictures are replaced when all new ones are there.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { openVisit } from '../apps/site/dev/testBed/openVisit.ts';
import { screens } from '../apps/site/dev/testBed/screens.ts';
import { showLazyBlocks } from '../apps/site/dev/testBed/showLazyBlocks.ts';
import { chromiumArguments, findChromium } from '../tests/setup/browser.ts';
import { settled } from '../tests/setup/settled.ts';

const pages = {
  home: '/',
  ranking: '/dinero-real/',
  review: '/resenas/casino-andino/',
  bonuses: '/bonos/',
  payment: '/metodos-de-pago/khipu/',
  library: '/juegos-gratis/',
  game: '/juegos-gratis/desierto-florido/',
  provider: '/proveedores/cordillera-play/',
  guide: '/guias/retiros/',
  blacklist: '/lista-negra/',
};
const themes = ['light', 'dark'] as const;
const shownScreens = 2;
const webp = { quality: 68, effort: 6, smartSubsample: true };
const mostBytes = 6 * 1024 * 1024;
/** The same page is drawn to the same pixels: all of it before each frame, in one piece, pictures with it. */
const sameEachTime = [
  '--run-all-compositor-stages-before-draw',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-partial-raster',
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--disable-lcd-text',
];
const attempts = 3;
const patience = 30_000;

type Shot = { name: string; path: string; screen: (typeof screens)[keyof typeof screens]; theme: (typeof themes)[number] };

const root = dirname(import.meta.dirname);
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const siteUrl = (process.argv[2] ?? process.env['SITE_URL'] ?? `http://localhost:${process.env['SITE_PORT'] ?? 3000}`).replace(/\/$/, '');
const target = join(root, 'docs', 'screenshots');

const shots: Shot[] = Object.entries(pages).flatMap(([name, path]) =>
  Object.values(screens).flatMap((screen) =>
    themes.map((theme) => ({ name: `${name}-${screen.viewport.width}-${theme}.webp`, path, screen, theme })),
  ),
);

try {
  await checkPages();
  await mkdir(target, { recursive: true });
  // Beside the pictures, so that they can be moved into place.
  const fresh = await mkdtemp(join(root, 'docs', '.screenshots-'));
  try {
    await takeAll(fresh);
    await replacePictures(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** @throws Error where the product does not run, or has no such page */
async function checkPages(): Promise<void> {
  for (const path of Object.values(pages)) {
    const answer = await fetch(siteUrl + path).catch(() => null);
    if (!answer) throw new Error(`Nothing answers at ${siteUrl}. Start the product with npm start, or name its address.`);
    if (!answer.ok) throw new Error(`${siteUrl}${path} answers ${answer.status}: these are pictures of the demo site.`);
  }
}

async function takeAll(directory: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium({ isShell: true }), args: [...chromiumArguments, ...sameEachTime] });
  const queue = [...shots];
  const work = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      await takeWithPatience(browser, shot, directory);
      process.stdout.write(`${shot.name}\n`);
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
}

/** A busy machine may be too slow for a picture once. */
async function takeWithPatience(browser: Browser, shot: Shot, directory: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await take(browser, shot, join(directory, shot.name));
    } catch (error) {
      if (attempt === attempts) throw new Error(`${shot.name} could not be taken`, { cause: error });
      process.stderr.write(`${shot.name}, once more: ${error instanceof Error ? error.message : String(error)}\n`);
    }
  }
}

async function take(browser: Browser, { path, screen, theme }: Shot, file: string): Promise<void> {
  const { viewport, ...options } = screen;
  const { context } = await openVisit(browser, {
    ...options,
    viewport: { width: viewport.width, height: viewport.height * shownScreens },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  });
  try {
    await context.routeWebSocket(/socket\.io/, (socket) => void socket.close());
    await context.route(/socket\.io/, (route) => route.abort());
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(siteUrl + path, { waitUntil: 'load', timeout: patience });
    await finish(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', timeout: patience });
    await sharp(png).webp(webp).toFile(file);
  } finally {
    await context.close();
  }
}

async function finish(page: Page): Promise<void> {
  await showLazyBlocks(page);
  await settled(page);
  const missing = await page.evaluate(async (milliseconds) => {
    await document.fonts.ready;
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
    };
    const pictures = [...document.images].filter(isInView);
    for (const image of pictures) image.loading = 'eager';
    const late = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
    await Promise.race([Promise.allSettled(pictures.map((image) => image.decode())), late]);
    return pictures.filter((image) => !image.complete || image.naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
  }, patience);
  if (missing.length > 0) throw new Error(`Pictures did not come: ${missing.join(', ')}`);
  await settled(page);
}

async function replacePictures(directory: string): Promise<void> {
  const sizes = await Promise.all(shots.map(async ({ name }) => (await stat(join(directory, name))).size));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const megabytes = (total / 2 ** 20).toFixed(1);
  if (total > mostBytes)
    throw new Error(`${shots.length} pictures have ${megabytes} MB, more than ${mostBytes / 2 ** 20}: lower the quality.`);
  for (const old of await readdir(target)) await rm(join(target, old), { recursive: true });
  for (const { name } of shots) await rename(join(directory, name), join(target, name));
  process.stdout.write(`${shots.length} pictures, ${megabytes} MB, in docs/screenshots\n`);
}
