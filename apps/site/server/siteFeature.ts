import type { IncomingMessage } from 'node:http';
import type { ClientsOfProcess } from '@lupa/clients/createClients.ts';
import type { CacheClock } from '@lupa/clients/taggedCache.ts';
import type { ServiceApp, ServiceVariables } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { Context } from 'hono';
import type { SiteEnv } from '../env.ts';
import type { PageFeature } from '../page/pageFeature.ts';
import type { Edge } from './cache/edge.ts';
import type { PageCache } from './cache/pageCache.ts';
import type { PageRenderer } from './pageRenderer.ts';
import type { VisitorTerritories } from './visitorTerritory.ts';

export type SiteContext = Context<ServiceVariables>;

export type SiteTools = {
  env: SiteEnv;
  logger: Logger;
  metrics: Metrics;
  clients: ClientsOfProcess;
  clock: CacheClock;
  edge: Edge;
  pages: Pick<PageCache, 'load'>;
  renderer: PageRenderer;
  /** A renderer of the site as it will be. `moment`: its name at the services. */
  createRendererAt: (moment: string, at: Date) => PageRenderer;
  territories: Pick<VisitorTerritories, 'of' | 'varyOn'>;
  addressOf: (context: SiteContext) => string;
  features: readonly PageFeature[];
  serveFailure: (context: SiteContext, error: unknown, path: string) => Promise<Response>;
};

export type FeatureLife = {
  open?: () => Promise<unknown>;
  close?: () => Promise<unknown>;
  onRedirect?: (request: IncomingMessage, redirects: readonly string[]) => void;
};

export type SiteFeature = PageFeature & { answer?: (app: ServiceApp, site: SiteTools) => FeatureLife | void };
