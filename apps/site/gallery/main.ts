import type { IncomingMessage, ServerResponse } from 'node:http';
import { listenWith, runUntilSignal } from '@lupa/server/listen.ts';
import { createLogger } from '@lupa/server/logger.ts';
import { createDevServer } from '../dev/devServer.ts';
import { galleryPath } from './galleryPaths.ts';

// `npm run gallery`: every block with every example, without any service.
await runUntilSignal(async () => {
  const logger = createLogger('gallery', 'info');
  const port = Number(process.env['SITE_PORT'] ?? 3000);
  const loadSite = async () => ({ handle: toGallery, close: async () => undefined });
  const { server, close } = await createDevServer({ logger, loadSite });
  let closed: Promise<void> | undefined;
  const running = await listenWith(server, {
    port,
    hostname: process.env['HOST'] ?? '127.0.0.1',
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
