import type { IncomingMessage, ServerResponse } from 'node:http';
import { readPostback, type PostbackFault } from '@lupa/domain/postback/readPostback.ts';
import { networkOf } from '@lupa/server/networkOf.ts';
import { readAddress } from '@lupa/server/readAddress.ts';
import { readBounded, TooLargeError } from '@lupa/server/readBounded.ts';
import type { CallThrottle } from './callThrottle.ts';
import type { PostbackNotes } from './postbackNotes.ts';
import type { ConversionRow } from './postbackRow.ts';
import { isSigned, longestBody, readParameters, readPostbackPath } from './readCall.ts';
import type { RowLog } from './rowLog.ts';
import type { Source, SourceBook } from './sourceBook.ts';

export type PostbackOutcome = 'taken' | 'refused' | 'forbidden' | 'unknown' | 'throttled' | 'notReady' | 'notKept';
/** Why a call with the right secret is not taken. */
export type CallFault = PostbackFault | 'address' | 'signature' | 'form';

export type PostbackOptions = {
  sources: () => SourceBook | null;
  log: Pick<RowLog<ConversionRow>, 'record'>;
  notes: Pick<PostbackNotes, 'refuse' | 'drop'>;
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

  function take(response: ServerResponse, source: Source, parameters: Map<string, string>): void {
    const { partnerSlug, mapping } = source;
    const receivedAt = now();
    const read = readPostback(parameters, mapping, receivedAt);
    notes.drop(partnerSlug, read.dropped, receivedAt);
    if (read.kind === 'fault') {
      const { fault, eventId, clickId } = read;
      notes.refuse({ partnerSlug, reason: fault, parameters: [...parameters.keys()], eventId, clickId, at: receivedAt });
      return answer(response, 'refused', `missing or unreadable: ${fault}`);
    }
    const { id, kind, clickId, amount, currency, at } = read.event;
    const moment = new Date(receivedAt).toISOString();
    const event = { id, kind, amount, currency, partner_slug: partnerSlug, click_id: clickId, received_at: moment };
    log.record({ ...event, at: at?.toISOString() ?? moment }, (fate) => answer(response, fate === 'lost' ? 'notKept' : 'taken'));
  }

  /** What keeps a call with the right secret from being read; null: nothing. */
  function findFault(request: IncomingMessage, source: Source, call: { query: string; body: string }, address: string): CallFault | null {
    const { addresses, signingKey } = source;
    if (addresses.length > 0 && !addresses.includes(address)) return 'address';
    return signingKey !== null && !isSigned(request, call, signingKey) ? 'signature' : null;
  }

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'POST') {
      response.writeHead(405, { Allow: 'GET, POST', 'Content-Length': '0' }).end();
      return;
    }
    const book = sources();
    if (book === null) return answer(response, 'notReady');
    const address = readAddress(request, trustedProxies);
    const path = readPostbackPath(request.url ?? '');
    if (!throttle.mayTry(networkOf(address))) return answer(response, 'throttled');
    const source = path && book.find(path.partnerSlug, path.secret, now());
    if (!source) {
      throttle.noteMiss(networkOf(address));
      return answer(response, 'unknown');
    }
    const body = request.method === 'POST' ? await readBody(request) : '';
    const call = { query: path.query, body: body ?? '' };
    const refuse = (reason: CallFault) =>
      notes.refuse({ partnerSlug: source.partnerSlug, reason, parameters: [], eventId: null, clickId: null, at: now() });
    const fault = body === null ? 'form' : findFault(request, source, call, address);
    if (fault === 'address' || fault === 'signature') {
      refuse(fault);
      return answer(response, 'forbidden', `not allowed: ${fault}`);
    }
    const parameters = fault === null ? readParameters(call.query, call.body, request.headers['content-type'] ?? '') : null;
    if (parameters !== null) return take(response, source, parameters);
    refuse('form');
    return answer(response, 'refused', 'unreadable body or too many parameters');
  };
}

/** Null when it is too large or broke off. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  try {
    return (await readBounded(request, longestBody)).toString('utf8');
  } catch (error) {
    if (error instanceof TooLargeError || request.destroyed) return null;
    throw error;
  }
}
