import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Next leads a request that names a host in its target (`GET http://other.example/`) to that host: it sees the path alone. */
export function takeOriginForm(): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.url = request.url?.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*\/?/i, '/');
  });
}
