import { createServer } from 'node:http';
import { createLogger } from '@lupa/server/logger.ts';
import { expect, it } from 'vitest';
import { pollFeed } from './feedPoller.ts';

it('a feed that leads elsewhere is not followed, and the log says where to', async () => {
  const asked: (string | undefined)[] = [];
  const feed = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/latest/meta-data/' }).end('[]');
  });
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
  const address = feed.address();
  const stop = new AbortController();
  const lines: string[] = [];
  await pollFeed({
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/feed`,
    seconds: 1,
    store: { writeAll: async (rows) => rows.length },
    logger: createLogger('test', 'info', { write: (line) => void lines.push(line) }),
    signal: stop.signal,
    onTurn: () => stop.abort(),
  });
  await new Promise((resolve) => feed.close(resolve));
  expect(asked).toEqual(['/feed']);
  expect(lines.join('')).toContain('"event":"jackpots.feedFailed"');
  expect(lines.join('')).toContain('a redirect to /latest/meta-data/');
});
