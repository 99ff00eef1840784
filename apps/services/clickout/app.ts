import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServiceApp } from '@lupa/server/createServiceApp.ts';
import type { Logger } from '@lupa/server/logger.ts';
import type { Metrics } from '@lupa/server/metrics.ts';
import { isPlainTarget } from '@lupa/server/plainTarget.ts';
import type { ReadinessCheck } from '@lupa/server/readiness.ts';
import { setRoute } from '@lupa/server/traceRequests.ts';
import { clickOutFolder } from '@lupa/contracts/clickOut.ts';
import { postbackFolder } from '@lupa/contracts/postback.ts';
import type { ClickAnswer } from './answerClick.ts';
import type { PostbackAnswer } from './answerPostback.ts';
import { noticePolicy, notices, renderNotice } from './noticePage.ts';

export type ClickoutDeps = {
  answerClick: ClickAnswer;
  answerPostback: PostbackAnswer;
  siteUrl: string;
  readiness: ReadinessCheck[];
  logger: Logger;
  metrics: Metrics;
};

const traceAttributes = { 'lupa.service': 'clickout' };

/** The click-out host (docs/contracts.md "clickout") as a listener for Node's HTTP server. */
export function createApp({ answerClick, answerPostback, siteUrl, readiness, logger, metrics }: ClickoutDeps): RequestListener {
  const app = createServiceApp({ service: 'clickout', logger, readiness, metrics });
  app.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n', 200, { 'Cache-Control': 'public, max-age=86400' }));
  app.notFound((context) =>
    context.html(renderNotice(notices.unknown, siteUrl), 404, {
      'Content-Security-Policy': noticePolicy,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    }),
  );
  const answerOther = getRequestListener(app.fetch);

  /** What `createServiceApp` does for the others: the route of the trace, and the time of the answer. */
  function follow({ method }: IncomingMessage, response: ServerResponse, route: string): void {
    const started = performance.now();
    setRoute(method, route, traceAttributes);
    response.once('finish', () =>
      metrics.requests.observe({ method: method ?? '', route, status: String(response.statusCode) }, (performance.now() - started) / 1000),
    );
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    if (url.startsWith(clickOutFolder) && isPlainTarget(url)) {
      follow(request, response, `${clickOutFolder}*`);
      answerClick(request, response);
    } else if (url.startsWith(postbackFolder) && isPlainTarget(url)) {
      follow(request, response, `${postbackFolder}*`);
      void answerPostback(request, response).catch(() => response.destroy());
    } else void answerOther(request, response);
  };
}
