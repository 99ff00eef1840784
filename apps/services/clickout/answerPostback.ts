import type { IncomingMessage, ServerResponse } from 'node:http';
import { postbackFolder, signatureHeader } from '@lupa/contracts/postback.ts';
import { buildConversionRow, type ConversionRow } from '@lupa/database/insertConversions.ts';
import { keepCall } from '@lupa/domain/postback/keptCall.server.ts';
import { readCall, type Parameters, type PostbackCall } from '@lupa/domain/postback/readCall.server.ts';
import { lacksAmount, readPostback } from '@lupa/domain/postback/readPostback.ts';
import { networkOf, readAddress } from '@lupa/server/networkOf.ts';
import { readBounded, TooLargeError } from '@lupa/server/readBounded.ts';
import { isCompressed } from '@lupa/server/requestBody.ts';
import { LRUCache } from 'lru-cache';
import type { CallFault, PostbackNotes, Refusal } from './postbackNotes.ts';
import type { RowLog } from './rowLog.ts';
import type { Source, SourceBook } from './sourceBook.ts';

export type PostbackOutcome = 'taken' | 'refused' | 'forbidden' | 'unknown' | 'throttled' | 'notReady' | 'notKept';

export type PostbackOptions = {
  sources: () => SourceBook | null;
  log: Pick<RowLog<ConversionRow>, 'record'>;
  notes: PostbackNotes;
  throttle: CallThrottle;
  trustedProxies: number;
  /** Milliseconds. */
  now: () => number;
  onAnswer?: (outcome: PostbackOutcome) => void;
};

export type PostbackAnswer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const answers: Record<PostbackOutcome, [status: number, text: string, ...headers: string[]]> = {
  taken: [200, 'OK'],
  refused: [400, ''],
  forbidden: [403, ''],
  unknown: [404, 'unknown address'],
  throttled: [429, 'too many calls to unknown addresses', 'Retry-After', '60'],
  notReady: [503, 'not ready, call again', 'Retry-After', '5'],
  notKept: [503, 'not kept, call again', 'Retry-After', '30'],
};

const longestBody = 131_072;
/** What the programme is told, where the name of the fault says too little. */
const explanations: Partial<Record<CallFault, string>> = {
  unsigned: 'parameters beside the signed body',
  type: 'the body is not what its Content-Type says: application/json or application/x-www-form-urlencoded, in UTF-8',
  form: 'too large, too many parameters, not UTF-8, or a body with GET',
  duplicate: 'a name comes twice',
};

/** Answers calls below `/postback/` (docs/contracts.md): 200 once the event is durable, so that a programme which calls until it is told so loses none. */
export function createPostbackAnswer({ sources, log, notes, throttle, trustedProxies, now, onAnswer }: PostbackOptions): PostbackAnswer {
  function answer(response: ServerResponse, outcome: PostbackOutcome, reason = ''): void {
    onAnswer?.(outcome);
    const [status, text, ...more] = answers[outcome];
    const body = `${text || reason}\n`;
    const length = String(Buffer.byteLength(body));
    const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', length, 'Cache-Control', 'no-store'];
    response.writeHead(status, [...headers, 'X-Content-Type-Options', 'nosniff', 'X-Robots-Tag', 'noindex', ...more]).end(body);
  }

  async function refuse(response: ServerResponse, outcome: 'refused' | 'forbidden', refusal: Omit<Refusal, 'at'>): Promise<void> {
    const { reason, call } = refusal;
    const isNoted = notes.refuse({ ...refusal, at: now() });
    // A call that nobody could read again is better called again.
    if (call !== undefined && !(isNoted && (await notes.flush()))) return answer(response, 'notKept');
    answer(response, outcome, `${outcome === 'forbidden' ? 'not allowed' : 'missing or unreadable'}: ${explanations[reason] ?? reason}`);
  }

  async function take(
    response: ServerResponse,
    { partnerSlug, mapping }: Source,
    call: PostbackCall,
    parameters: Parameters,
  ): Promise<void> {
    const receivedAt = now();
    const read = readPostback(parameters, mapping, receivedAt);
    notes.drop(partnerSlug, read.dropped, receivedAt);
    if (read.kind === 'fault') {
      const { fault, eventId, clickId } = read;
      const refusal = { partnerSlug, reason: fault, parameters: parameters.map(([name]) => name), eventId, clickId };
      if (fault === 'time' || fault === 'nonce') return refuse(response, 'forbidden', refusal);
      return refuse(response, 'refused', { ...refusal, call: keepCall(call) });
    }
    const row = buildConversionRow(partnerSlug, read.event, new Date(receivedAt));
    log.record(lacksAmount(read.event) ? { ...row, call: keepCall(call) } : row, (fate, reason) => {
      if (fate === 'refused' && reason === 'amount') answer(response, 'refused', 'missing or unreadable: amount');
      else if (fate === 'refused') answer(response, 'forbidden', 'not allowed: nonce');
      else answer(response, fate === 'lost' ? 'notKept' : 'taken');
    });
  }

  /** The source with the secret of the path. Right calls are never held back, whoever else calls from their network: they are money. */
  function findSource(book: SourceBook, path: PostbackPath | null, network: string): Source | 'unknown' | 'throttled' {
    const source = path && book.find(path.partnerSlug, path.secret, now());
    if (source) return source;
    return throttle.mayMiss(network) ? 'unknown' : 'throttled';
  }

  return async (request, response) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'POST') {
      response.writeHead(405, { Allow: 'GET, POST', 'Content-Length': '0' }).end();
      return;
    }
    const book = sources();
    if (book === null) return answer(response, 'notReady');
    const address = readAddress(request, trustedProxies);
    const path = readPostbackPath(request.url ?? '');
    const source = findSource(book, path, networkOf(address));
    if (typeof source === 'string') return answer(response, source);
    const { partnerSlug, addresses, signingKey } = source;
    const reject = async (reason: CallFault, call?: PostbackCall) => {
      const isForbidden = reason === 'address' || signingKey !== null;
      const refusal = { partnerSlug, reason, parameters: [], eventId: null, clickId: null };
      await refuse(response, isForbidden ? 'forbidden' : 'refused', call === undefined ? refusal : { ...refusal, call: keepCall(call) });
    };
    if (addresses.length > 0 && !addresses.includes(address)) return reject('address');
    const body = await readBody(request);
    if (body === null) return reject('form');
    // Node takes no byte beyond ASCII in an address.
    const query = Buffer.from(path?.query ?? '');
    const signature = request.headers[signatureHeader];
    const call = { method, query, body, contentType: request.headers['content-type'], signature: signature?.toString() } as const;
    const parameters = readCall(call, signingKey);
    if (typeof parameters !== 'string') return take(response, source, call, parameters);
    // Of one that signs, `type` is a fault of what was signed rightly.
    await reject(parameters, signingKey === null || parameters === 'type' ? call : undefined);
  };
}

type PostbackPath = { partnerSlug: string; secret: string; query: string };

/** `/postback/{partnerSlug}/{secret}` with or without a slash at its end; null when the path has another form. */
function readPostbackPath(url: string): PostbackPath | null {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const [partnerSlug, secret, end, ...more] = path.slice(postbackFolder.length).split('/');
  if (!partnerSlug || !secret || (end !== undefined && end !== '') || more.length > 0) return null;
  return { partnerSlug, secret, query: mark === -1 ? '' : url.slice(mark + 1) };
}

/** Null when it is too large, compressed or broke off. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  if (isCompressed(request.headers['content-encoding'])) return null;
  try {
    // One that is destroyed takes its connection with it, before the answer is out.
    return await readBounded(request.iterator({ destroyOnReturn: false }), longestBody);
  } catch (error) {
    if (error instanceof TooLargeError) request.resume();
    else if (!request.destroyed) throw error;
    return null;
  }
}

export type CallThrottle = { mayMiss: (network: string) => boolean };

const window = 60_000;
const mostNetworks = 10_000;

export function createCallThrottle({ missesPerMinute, elapsed }: { missesPerMinute: number; elapsed: () => number }): CallThrottle {
  const misses = new LRUCache<string, { count: number; since: number }>({ max: mostNetworks });
  return {
    mayMiss: (network) => {
      const known = misses.get(network);
      const current = known !== undefined && elapsed() - known.since < window ? known : { count: 0, since: elapsed() };
      current.count += 1;
      misses.set(network, current);
      return current.count <= missesPerMinute;
    },
  };
}
