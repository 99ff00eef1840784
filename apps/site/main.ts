import { join } from 'node:path';
import { processTimers, slowed } from '@lupa/clients/deadline.ts';
import { orExit } from '@lupa/configuration/readConfiguration.ts';
import { listenWith } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { runProcess } from '@lupa/server/runProcess.ts';
import { startTracing } from '@lupa/server/startTracing.ts';
import { createSite, createSiteServer } from './server/server.ts';
import { loadAssets } from './server/assets.ts';
import { readSiteEnv } from './env.ts';
import { allFeatures } from './features/allFeatures.ts';
import { rendering } from './rendering.ts';

const env = orExit(() => readSiteEnv());
const tracing = await startTracing('site', env);
const logger = createLogger('site', env.LOG_LEVEL);

await runProcess({
  name: 'site',
  logger,
  metricsPort: env.METRICS_PORT,
  metricsHost: env.METRICS_HOST,
  drainSeconds: env.DRAIN_SECONDS,
  tracing,
  start,
});

async function start() {
  // A promise that a block's loader forgot must not end the site.
  process.on('unhandledRejection', (err) => logger.error({ err, event: 'process.unhandledRejection' }, 'unhandled rejection'));
  const kept = { directory: join(env.DATA_DIR, 'assets'), logger };
  const site = createSite({
    env,
    logger,
    assets: loadAssets({ hasServiceWorker: env.SERVICE_WORKER === 'on', kept }),
    rendering,
    features: allFeatures,
    timers: slowed(processTimers, env.SERVICE_PATIENCE),
  });
  await site.start();
  void site.warmUp();
  const running = await listenWith(createSiteServer(site), {
    port: env.SITE_PORT,
    hostname: env.HOST,
    name: 'site',
    logger,
    onClose: site.close,
  });
  return { metrics: [site.metrics], close: running.close };
}
