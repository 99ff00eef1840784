import { requestIdHeader, type ServiceVariables } from '@lupa/server/createServiceApp.ts';
import { ProblemError } from '@lupa/server/problem.ts';
import type { Context } from 'hono';
import type { ChangeFeed, NumberedChange } from './changeFeed.ts';
import type { OpenStreams } from './openStreams.ts';

const retryDelay = 1000;

/** `GET /changes`: server-sent events. `Last-Event-ID` resumes after the change that was seen last. */
export async function streamChanges(context: Context<ServiceVariables>, feed: ChangeFeed, streams: OpenStreams): Promise<Response> {
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
    [requestIdHeader]: context.get('requestId'),
  };
  if (context.req.method === 'HEAD') return new Response(null, { headers });

  const logger = context.get('logger');
  let unsubscribe: (() => void) | undefined;
  const stream = streams.open({ outgoing: readOutgoing(context.env), onEnd: () => unsubscribe?.() });
  const sink = {
    open: (position: number | undefined) =>
      void stream.write(`retry: ${retryDelay}\n${position === undefined ? '' : `id: ${position}\n`}\n`),
    write: (change: NumberedChange) => stream.write(`id: ${change.id}\ndata: ${JSON.stringify({ tags: change.tags })}\n\n`),
    drop: () => {
      logger.warn('a reader of the change feed was too slow and is cut off');
      stream.abort();
    },
  };
  try {
    unsubscribe = await feed.subscribe(sink, readLastEventId(context.req.header('Last-Event-ID')));
  } catch (cause) {
    stream.end();
    throw new ProblemError(503, 'The change feed cannot be read now', { cause });
  }
  return new Response(stream.body, { headers });
}

/** An id that is not one of ours says that its reader missed we do not know what. */
function readLastEventId(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,15}$/.test(text) ? Number(text) : NaN;
}

function readOutgoing(bindings: unknown): unknown {
  return typeof bindings === 'object' && bindings !== null && 'outgoing' in bindings ? bindings.outgoing : undefined;
}
