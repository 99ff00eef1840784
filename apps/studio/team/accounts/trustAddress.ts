import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { readAddress } from '@lupa/server/networkOf.ts';
import { addressHeader } from '../../core/api/loginThrottle.ts';

/**
 * Next hands on no socket, and takes `X-Forwarded-For` from anybody. Node tells of each request before Next sees it: the
 * visitor's address is put into a header of ours there.
 */
export function trustAddress(trustedProxies: number): void {
  diagnostics.subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[addressHeader] = readAddress(request, trustedProxies);
  });
}
