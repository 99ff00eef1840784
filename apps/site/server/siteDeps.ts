import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Timers } from '@lupa/clients/deadline.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import type { RouterRoute } from 'hono/types';
import type { SiteEnv } from '../env.ts';
import type { PageAssets } from '../page/pageModel.ts';
import type { Rendering } from '../page/pageFeature.ts';
import type { SiteFeature } from './siteFeature.ts';

export type SiteAssets = {
  page: PageAssets;
  has: (path: string) => boolean;
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** `timers`: by what the site waits for its services, those of the process if missing. */
export type SiteDeps = {
  env: SiteEnv;
  logger: Logger;
  assets: SiteAssets;
  rendering: Rendering;
  features: readonly SiteFeature[];
  timers?: Timers;
};

/**
 * A site that does not listen yet: `handle` is an `http` listener, `start` connects to the change feed and reads stored pages, `warmUp`
 * asks the services for what every page needs. Nobody has to wait for it, and it never fails.
 */
export type Site = {
  metrics: Metrics;
  routes: readonly Pick<RouterRoute, 'method' | 'path'>[];
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  start: () => Promise<void>;
  warmUp: () => Promise<void>;
  close: () => Promise<void>;
};
