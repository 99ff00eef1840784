import { SpanKind } from '@opentelemetry/api';
import { isRecording, type SetAttributes, traced, traceHeaders } from './tracing.ts';

/** A service answered with a redirect. Where it leads may be anywhere, also inside the network: nobody goes there. */
export class RedirectRefusedError extends Error {
  override readonly name = 'RedirectRefusedError';
  readonly status: number;
  readonly location: string | null;
  constructor(status: number, location: string | null) {
    super(`answered ${status}, a redirect to ${location?.slice(0, 200) ?? 'nowhere'}: redirects of services are not followed`);
    this.status = status;
    this.location = location;
  }
}

/** `fetch` for what one part asks of another: an address is where the operator says it is. @throws RedirectRefusedError, and as `fetch` */
export async function fetchDirectly(url: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status < 300 || response.status >= 400 || response.status === 304) return response;
  await response.body?.cancel();
  throw new RedirectRefusedError(response.status, response.headers.get('location'));
}

export type TracedCall = {
  url: string;
  method?: string;
  /** The path with names for what callers fill in: the name of the span. The URL itself is told to nobody. */
  template: string;
};

export type TracedInit = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

export function tracedCall<Result>(
  { url, method = 'GET', template }: TracedCall,
  work: (headers: Record<string, string>, setAttributes: SetAttributes) => Promise<Result>,
): Promise<Result> {
  if (!isRecording()) return work(traceHeaders(), () => undefined);
  const { hostname, port } = new URL(url);
  const attributes = {
    'http.request.method': method,
    'url.template': template,
    'server.address': hostname,
    ...(port !== '' && { 'server.port': Number(port) }),
  };
  return traced(`${method} ${template}`, { kind: SpanKind.CLIENT, attributes }, (setAttributes) => work(traceHeaders(), setAttributes));
}

/** `fetchDirectly` for what one part of ours asks of another: the trace goes on there. @throws as fetchDirectly */
export function fetchTraced(template: string, url: string, { headers, ...init }: TracedInit = {}): Promise<Response> {
  return tracedCall({ url, template, ...(init.method !== undefined && { method: init.method }) }, async (added, setAttributes) => {
    const response = await fetchDirectly(url, { ...init, headers: { ...headers, ...added } });
    setAttributes({ 'http.response.status_code': response.status });
    return response;
  });
}
