import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Deadline } from '@lupa/clients/deadline.ts';
import type { Timers } from '@lupa/clients/deadline.ts';
import type { CallResults } from '@lupa/clients/serviceCalls.ts';
import { explainFailure } from '@lupa/clients/serviceUnavailableError.ts';
import type { Logger } from '@lupa/server/logger.ts';
import { createServiceApp, type ServiceApp } from '@lupa/server/createServiceApp.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { readAddress } from '@lupa/server/networkOf.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import { userLocationPath } from '../page/middleware/runPageMiddleware.ts';
import type { PageCache } from './cache/pageCache.ts';
import type { PageStore } from './cache/pageStore.ts';
import { cachePolicies } from './cache/cachePolicies.ts';
import { locationSourcesOf, readUserLocation } from './readUserLocation.ts';
import { createPageAnswers } from './servePage.ts';
import { addSiteFiles } from './siteFiles.ts';
import type { FeatureLife, SiteFeature, SiteTools } from './siteFeature.ts';

type RoutesOptions = {
  site: Omit<SiteTools, 'addressOf' | 'serveFailure' | 'features'>;
  features: readonly SiteFeature[];
  readiness: ReadinessCheck[];
};

export function createRoutes({ site, features, readiness }: RoutesOptions): { app: ServiceApp; lives: FeatureLife[] } {
  const { env, logger, metrics, clock } = site;
  const lives: FeatureLife[] = [];
  const { servePage, serveUnreadable, serveFailure } = createPageAnswers({
    ...site,
    onRedirect: (request, redirects) => {
      for (const { onRedirect } of lives) onRedirect?.(request, redirects);
    },
  });
  const app = createServiceApp({
    service: 'site',
    logger,
    readiness,
    metrics,
    // The listener has set them already.
    securityHeaders: {},
    answerOddTarget: (context) => {
      context.set('timers', clock.timers);
      return serveUnreadable(context);
    },
  });
  app.use((context, next) => {
    context.set('timers', clock.timers);
    return next();
  });
  const sources = locationSourcesOf(env);
  app.get(userLocationPath, (context) => {
    const location = readUserLocation((name) => context.req.header(name), sources);
    return context.json(location, 200, { 'Cache-Control': cachePolicies.location });
  });
  addSiteFiles(app, site);
  const tools: SiteTools = {
    ...site,
    features,
    addressOf: (context) => readAddress((context.env as HttpBindings).incoming, env.TRUST_PROXY),
    serveFailure,
  };
  for (const { answer } of features) lives.push(answer?.(app, tools) ?? {});
  app.all('/api/*', (context) => context.notFound());
  app.get('*', servePage);
  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return problemAnswer(context, 405, 'Pages can only be read');
  });
  return { app, lives };
}

type SiteReadinessOptions = {
  store: Pick<PageStore, 'size'>;
  pages: Pick<PageCache, 'load'>;
  results: CallResults;
  logger: Logger;
  timers?: Timers;
};

// A probe waits no longer.
const patience = 1000;

/** A site that shows pages is ready, whatever it lacks; which calls it could not read is logged when that changes. */
export function createSiteReadiness({ store, pages, results, logger, timers }: SiteReadinessOptions): ReadinessCheck {
  let said = '';
  return {
    name: 'pages',
    check: async () => {
      const unread = [...results.values()].filter(({ failure }) => failure !== null);
      const dropping = [...results.values()].filter(({ dropped }) => dropped.length > 0).map(({ call }) => call);
      const calls = unread.map(({ call, failure }) => ({ call, reason: explainFailure(failure) }));
      const now = JSON.stringify([unread.map(({ call }) => call).toSorted(), dropping.toSorted()]);
      if (now !== said && (said !== '' || unread.length + dropping.length > 0)) {
        logger.warn({ event: 'services.unread', calls, dropping }, `${unread.length} kinds of calls cannot be read`);
        said = now;
      }
      if (store.size === 0) await pages.load('/', `ready-${randomUUID()}`, new Deadline(patience, timers));
    },
  };
}
