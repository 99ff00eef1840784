import { extname } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { launchBrowser } from '../../../../tests/setup/browser.ts';
import { customMediaPlugin } from '../../styles/customMediaPlugin.ts';
import { Slider, type SliderProps } from '../Slider.tsx';

type OpenOptions = BrowserContextOptions & {
  /** Runs before the page loads. */
  prepare?: (page: Page) => Promise<unknown>;
  waitUntil?: 'load' | 'commit';
};

export type SliderPages = {
  /** Shows a slider between a heading and a paragraph, with a lot of space below. */
  open: (slider: SliderProps, options?: OpenOptions) => Promise<Page>;
  /** Closes the pages, and returns what went wrong in them: console errors and warnings, uncaught errors, policy violations. */
  closePages: () => Promise<string[]>;
  close: () => Promise<void>;
};

const contentTypes: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.woff2': 'font/woff2' };
const origin = 'http://slider.localhost';
const policy = "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";

/** Sliders on pages of their own, behind the policy of the real site. */
export async function openSliderPages(): Promise<SliderPages> {
  const [files, browser]: [Map<string, Buffer>, Browser] = await Promise.all([buildFiles(), launchBrowser()]);
  const contexts: BrowserContext[] = [];
  const problems: string[] = [];

  async function open(slider: SliderProps, { prepare, waitUntil = 'load', ...options }: OpenOptions = {}): Promise<Page> {
    const context = await browser.newContext(options);
    contexts.push(context);
    context.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()));
    context.on('weberror', (error) => problems.push(error.error().message));
    const page = await context.newPage();
    await page.route(`${origin}/**`, (route) => {
      const path = new URL(route.request().url()).pathname;
      const body = path === '/' ? renderPage(slider) : files.get(path);
      const contentType = contentTypes[extname(path)] ?? 'text/html; charset=utf-8';
      return route.fulfill({ contentType, headers: { 'content-security-policy': policy }, body: body ?? '' });
    });
    await prepare?.(page);
    await page.goto(`${origin}/`, { waitUntil });
    return page;
  }

  return {
    open,
    async closePages() {
      await Promise.all(contexts.splice(0).map((context) => context.close()));
      return problems.splice(0);
    },
    close: () => browser.close(),
  };
}

function renderPage(slider: SliderProps): string {
  const html = renderToString(
    <html lang="es-CL">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Slider</title>
        <link rel="stylesheet" href="/styles.css" />
        <script type="module" src="/boot.js" />
      </head>
      <body>
        <main>
          <h1>Slider</h1>
          <Slider {...slider} />
          <p id="after">Después</p>
          <div className="spacer" />
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Class names stay as they are written, as they do in the HTML that a test renders. */
async function buildFiles(): Promise<Map<string, Buffer>> {
  const result = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [customMediaPlugin()],
    css: { modules: { generateScopedName: '[local]' } },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: ['boot.ts', 'styles.ts'],
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '[name].js', assetFileNames: 'styles[extname]' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(result.output.map((file) => [`/${file.fileName}`, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
