import { listenWith, runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createDevServer, loadDevSite } from './devServer.ts';
import { readSiteEnv } from '../env.ts';

await runUntilSignal(async () => {
  const env = readSiteEnv();
  const logger = createLogger('site', env.LOG_LEVEL);
  const { server, close } = await createDevServer({ logger, loadSite: (vite) => loadDevSite(vite, { env, logger }) });
  let closed: Promise<void> | undefined;
  // Open pages hold a socket each, which must end before the server can.
  const onClosing = () => void (closed = close());
  return listenWith(server, { port: env.SITE_PORT, hostname: env.HOST, name: 'site', logger, onClosing, onClose: async () => closed });
});
