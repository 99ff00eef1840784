import { createLogger } from '@lupa/server/logger.ts';
import { expect, it } from 'vitest';
import { serveForTest } from '../../../tests/setup/serveForTest.ts';
import { pollFeed } from './feedPoller.ts';

it('a feed that leads elsewhere is not followed, and the log says where to', async () => {
  const asked: (string | undefined)[] = [];
  const feed = await serveForTest((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/latest/meta-data/' }).end('[]');
  });
  const stop = new AbortController();
  const lines: string[] = [];
  await pollFeed({
    url: `${feed.url}/feed`,
    seconds: 1,
    store: { writeAll: async (rows) => rows.length },
    logger: createLogger('test', 'info', { write: (line) => void lines.push(line) }),
    signal: stop.signal,
    onTurn: () => stop.abort(),
  });
  expect(asked).toEqual(['/feed']);
  expect(lines.join('')).toContain('"event":"jackpots.feedFailed"');
  expect(lines.join('')).toContain('a redirect to /latest/meta-data/');
});
