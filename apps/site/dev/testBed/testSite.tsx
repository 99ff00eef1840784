import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPresenter } from '@lupa/blocks/presenter.server.ts';
import { blockTypes, type BlockType } from '@lupa/contracts/blockType.ts';
import { listOf } from '@lupa/contracts/generous.ts';
import { expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { DrivenTimers } from '../../../../tests/setup/drivenTimers.ts';
import { createSite, createSiteServer } from '../../server/server.ts';
import { readSiteEnv } from '../../env.ts';
import { allFeatures } from '../../features/allFeatures.ts';
import type { PageDocumentProps, Rendering } from '../../page/pageFeature.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import type { Site } from '../../server/siteDeps.ts';
import { createCapturedLogger, type LogEntry } from './capturedLogger.ts';
import { startUsualServices } from './foreignContent.ts';
import type { ForeignServices } from './foreignServices.ts';

export type TestSite = {
  url: string;
  directory: string;
  logs: LogEntry[];
  received: () => number;
  routes: Site['routes'];
  /** What the site waits by: nothing is late before a test lets time pass. */
  timers: DrivenTimers;
  get: (target: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<TestAnswer>;
  metrics: () => Promise<string>;
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};
export type TestAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type TestSiteOptions = {
  directory?: string;
  env?: Record<string, string>;
  rendering?: Partial<Rendering>;
  features?: readonly SiteFeature[];
  requestTimeout?: number;
  timers?: DrivenTimers;
};

export async function openServices(): Promise<ForeignServices> {
  const services = await startUsualServices();
  onTestFinished(() => services.stop());
  return services;
}

export async function openSite(services: ForeignServices, options?: TestSiteOptions): Promise<TestSite> {
  const others = services.readerCount;
  const site = await startTestSite(services.url, options);
  onTestFinished(site.close);
  await vi.waitFor(() => expect(services.readerCount).toBe(others + 1), 60_000);
  return site;
}

export async function startTestSite(
  servicesUrl: string,
  { directory, env = {}, rendering = {}, features = allFeatures, requestTimeout, timers = new DrivenTimers() }: TestSiteOptions = {},
): Promise<TestSite> {
  const dataDirectory = directory ?? (await mkdtemp(join(tmpdir(), 'lupa-site-')));
  const { logger, entries } = createCapturedLogger();
  const siteEnv = readSiteEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    SITE_URL: 'https://lupacasino.example',
    IMAGES_URL: 'https://images.example',
    CLICKOUT_URL: 'https://clickout.example',
    CONTENT_URL: `${servicesUrl}/cms`,
    ARCADE_URL: `${servicesUrl}/arcade`,
    PARTNERS_URL: `${servicesUrl}/fenix`,
    PLACEMENT_SECRET: 'a-secret-of-at-least-32-characters',
    ...env,
  });
  const assets = {
    page: {
      styles: ['/assets/site.css'],
      blockStyles: {},
      bootScript: '/assets/boot.js',
      modulePreloads: [],
      scripts: { offlinePage: '/assets/offline.js', preview: '/assets/preview.js' },
      hasServiceWorker: true,
    },
    has: () => true,
    answer: () => false,
  };
  const site = createSite({ env: siteEnv, logger, assets, rendering: { ...standInRendering, ...rendering }, features, timers });
  await site.start();
  const server = createSiteServer(site, { ...(requestTimeout !== undefined && { requestTimeout }) });
  let received = 0;
  server.on('request', () => (received += 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    directory: dataDirectory,
    logs: entries,
    timers,
    routes: site.routes,
    received: () => received,
    get: (target, options = {}) => send(port, target, options),
    metrics: () => site.metrics.registry.metrics(),
    warmUp: site.warmUp,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
      if (directory === undefined) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A request with its target exactly as given: fetch would tidy it. */
function send(
  port: number,
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> },
): Promise<TestAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: target, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

export const noBlocks = Object.fromEntries(blockTypes.map((type) => [type, null])) as Record<BlockType, null>;

type Text = { title: string };

/** contentSection shows a title; topList the names of a toplist; infoBox throws in its view; list never loads. */
const standInRendering: Rendering = {
  blockLoaders: {
    ...noBlocks,
    contentSection: { schema: z.object({ title: z.string() }), load: async (stored: Text) => stored },
    topList: {
      schema: z.object({ toplist: z.string() }),
      load: async (stored: { toplist: string }, { clients }) => {
        const toplist = await clients.partners.fetchToplist(stored.toplist);
        return {
          title: Object.values(toplist?.partners ?? {})
            .map(({ name }) => name)
            .join(', '),
        };
      },
    },
    infoBox: { schema: z.object({}), load: async () => ({ title: '' }) },
    list: { schema: z.object({ entries: listOf(z.string()) }), load: () => new Promise<never>(() => {}) },
  },
  blockViews: { ...noBlocks, contentSection: Section, topList: Section, infoBox: Broken, list: Section },
  PageDocument,
  createPresenter,
};

function Section({ title }: Text) {
  return <section data-block="contentSection">{title}</section>;
}

function Broken(): never {
  throw new Error('this view is broken');
}

function PageDocument({ page, blocks }: PageDocumentProps) {
  return (
    <html lang={page.locale}>
      <head>
        <title>{page.title}</title>
        {page.canonicalUrl && <link rel="canonical" href={page.canonicalUrl} />}
        {page.assets.styles.map((url) => (
          <link key={url} rel="stylesheet" href={url} />
        ))}
        <meta name="analytics" content={JSON.stringify(page.analytics)} />
      </head>
      <body
        data-site={page.layout.siteName}
        data-menu={page.layout.navigation.map(({ groupName }) => groupName).join()}
        data-play={page.layout.microcopy.play}
      >
        {blocks.map(({ id, html }) => (
          <div key={id} dangerouslySetInnerHTML={{ __html: html }} />
        ))}
      </body>
    </html>
  );
}
