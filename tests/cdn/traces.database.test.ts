// @module-tag thorough
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { startVarnish } from '../setup/startVarnish.ts';

it('a visitor names no trace through Varnish', async () => {
  const received: IncomingHttpHeaders[] = [];
  const site = createServer((request, response) => {
    if (request.url === '/page/') received.push(request.headers);
    response.end('ready');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const address = site.address();
  const varnish = await startVarnish(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', tracestate: 'a=b', 'x-other': 'kept' };
  for (const method of ['GET', 'POST']) expect((await fetch(`${varnish.url}/page/`, { method, headers })).status).toBe(200);
  await varnish.stop();
  site.closeAllConnections();
  site.close();
  expect(received).toHaveLength(2);
  for (const { traceparent, tracestate, 'x-other': other } of received)
    expect({ traceparent, tracestate, other }).toEqual({ traceparent: undefined, tracestate: undefined, other: 'kept' });
});
