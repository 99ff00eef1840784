import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { listenWith, runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { loadEnvFile } from '@lupa/configuration/parseEnv.ts';
import { readVariablesOrExit } from '@lupa/configuration/readConfiguration.ts';
import { createDevServer } from '../devServer.ts';
import { galleryPath } from './galleryPaths.ts';

const checkout = fileURLToPath(new URL('../../../..', import.meta.url));

// `npm run gallery`: every block with every example, without any service.
await runUntilSignal(async () => {
  const logger = createLogger('gallery', 'info');
  loadEnvFile(checkout);
  const { SITE_PORT: port, HOST: hostname } = readVariablesOrExit(['SITE_PORT', 'HOST']);
  const loadSite = async () => ({ handle: toGallery, close: async () => undefined });
  const { server, close } = await createDevServer({ logger, loadSite });
  let closed: Promise<void> | undefined;
  const running = await listenWith(server, {
    port,
    hostname,
    name: 'gallery',
    logger,
    onClosing: () => void (closed = close()),
    onClose: async () => closed,
  });
  console.log(`The gallery is up: http://localhost:${running.port}${galleryPath}`);
  return running;
});

function toGallery(_: IncomingMessage, response: ServerResponse) {
  response.writeHead(302, { location: galleryPath }).end();
}
