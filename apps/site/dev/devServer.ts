import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from '@lupa/server/logger.ts';
import { createServer as createViteServer, type Plugin, type ViteDevServer } from 'vite';
import { galleryPath } from './gallery/galleryPaths.ts';
import type * as galleryAnswer from './gallery/answerGallery.ts';
import type * as gallery from './gallery/galleryPages.tsx';
import type * as app from '../server/server.ts';
import type * as renderingModule from '../rendering.ts';
import type * as featuresModule from '../features/allFeatures.ts';
import { entries } from '../entries.ts';
import type { Site, SiteAssets, SiteDeps } from '../server/siteDeps.ts';

export type DevServer = { server: Server; close: () => Promise<void> };
type LoadedSite = Pick<Site, 'handle' | 'close'>;
export type DevServerOptions = {
  logger: Logger;
  loadSite: (vite: ViteDevServer) => Promise<LoadedSite>;
};

const stylesPath = '/@styles.css';
const direct = /[?&]direct\b/;

/** What Vite serves instead of the built client: scripts as they are, and the styles in one piece so that a page never shows bare. */
const devAssets: SiteAssets = {
  page: {
    styles: [stylesPath],
    blockStyles: {},
    bootScript: '/dev/browser.ts',
    modulePreloads: [],
    scripts: { offlinePage: `/${entries.offlinePage}`, preview: `/${entries.preview}` },
    hasServiceWorker: false,
  },
  has: () => true,
  answer: () => false,
};

/**
 * The site and its gallery with their code loaded by Vite, not listening yet. An edited island refreshes and keeps its state, an edited style is replaced,
 * anything else that the server renders reloads the page.
 */
export async function createDevServer({ logger, loadSite }: DevServerOptions): Promise<DevServer> {
  let site: Promise<LoadedSite> | undefined;
  const server = createHttpServer((request, response) => void answer(request, response));
  const vite = await createViteServer({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    root: join(import.meta.dirname, '..'),
    server: { middlewareMode: true, ws: { server }, fs: { allow: [join(import.meta.dirname, '../../..')] } },
    plugins: [reloadPlugin(() => void closeSite())],
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      if (request.url === stylesPath) return sendStyles(response, await readStyles(vite));
      relaxPolicy(response);
      if (request.url?.startsWith(galleryPath)) return await showGallery(vite, request, response);
      site ??= loadSite(vite);
      const { handle } = await site;
      vite.middlewares(request, response, () => handle(request, response));
    } catch (error) {
      site = undefined;
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      logger.error({ err: error }, 'the site does not load');
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error instanceof Error ? error.stack : String(error));
    }
  }

  async function closeSite() {
    const old = site;
    site = undefined;
    await old?.then(({ close }) => close()).catch(() => {});
  }

  return {
    server,
    close: async () => {
      await closeSite();
      await vite.close();
    },
  };
}

async function showGallery(vite: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // By Vite as well: the policy's hashes are of texts as the pages have them.
  const { answerGallery } = (await vite.ssrLoadModule('/dev/gallery/answerGallery.ts')) as typeof galleryAnswer;
  const { renderGalleryPage } = (await vite.ssrLoadModule('/dev/gallery/galleryPages.tsx')) as typeof gallery;
  await answerGallery(request, response, { assets: devAssets.page, renderPage: renderGalleryPage });
}

export async function loadDevSite(vite: ViteDevServer, deps: Pick<SiteDeps, 'env' | 'logger'>): Promise<Site> {
  const { createSite } = (await vite.ssrLoadModule('/server/server.ts')) as typeof app;
  const { rendering } = (await vite.ssrLoadModule('/rendering.ts')) as typeof renderingModule;
  const { allFeatures: features } = (await vite.ssrLoadModule('/features/allFeatures.ts')) as typeof featuresModule;
  const site = createSite({ ...deps, assets: devAssets, rendering, features });
  await site.start();
  return site;
}

/** Calls `onChange` when code that the server runs has changed, and reloads the page where the browser cannot help itself. */
function reloadPlugin(onChange: () => void): Plugin {
  return {
    name: 'lupa-dev-reload',
    hotUpdate({ file, modules, server }) {
      const { moduleGraph, name } = this.environment;
      if (name === 'client') {
        // Read for the style sheet: nothing in the page is on them, which Vite would take for a reason to reload it.
        const sheets = modules.filter(({ url }) => direct.test(url));
        for (const sheet of sheets) moduleGraph.invalidateModule(sheet);
        return modules.filter((module) => !sheets.includes(module));
      }
      if (name === 'ssr' && modules.length > 0) {
        onChange();
        if (!/\.island\.tsx$|\.css$/.test(file)) server.environments.client.hot.send({ type: 'full-reload' });
      }
      return undefined;
    },
  };
}

async function readStyles(vite: ViteDevServer): Promise<string> {
  const texts: string[] = [];
  for (const url of await findStyles(vite, '/browser/devStyles.ts')) {
    const sheet = await vite.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
    texts.push(sheet?.code ?? '');
  }
  return texts.join('\n');
}

async function findStyles(vite: ViteDevServer, url: string): Promise<string[]> {
  await vite.transformRequest(url);
  const imported = [...((await vite.moduleGraph.getModuleByUrl(url))?.importedModules ?? [])];
  const found = await Promise.all(
    imported.map(async ({ url: next, file }) => {
      if (file?.endsWith('.css')) return [next];
      return file?.includes('/browser/') ? findStyles(vite, next) : [];
    }),
  );
  return found.flat();
}

function sendStyles(response: ServerResponse, css: string) {
  response.writeHead(200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-store' }).end(css);
}

/** Vite puts styles into the page as elements and shows its error overlay as HTML: both are more than the site's CSP allows. */
function relaxPolicy(response: ServerResponse) {
  const setHeader = response.setHeader.bind(response);
  const writeHead = response.writeHead.bind(response);
  response.setHeader = (...parameters: unknown[]) => Reflect.apply(setHeader, response, parameters.map(relaxHeaders));
  response.writeHead = (...parameters: unknown[]) => Reflect.apply(writeHead, response, parameters.map(relaxHeaders));
}

function relaxHeaders(headers: unknown): unknown {
  if (typeof headers === 'string') {
    return headers
      .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'")
      .replace(/; (?:require-trusted-types-for|trusted-types) [^;]*/g, '');
  }
  if (Array.isArray(headers)) return headers.map(relaxHeaders);
  if (typeof headers !== 'object' || headers === null) return headers;
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, relaxHeaders(value)]));
}
