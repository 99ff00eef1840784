import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'payload';

/** What the answer to one request may weigh, in bytes as JSON, and how long it may be worked on. */
const answerBytes = 16 * 1024 * 1024;
const milliseconds = 20_000;

type Reading = { until: number; signal: AbortSignal | undefined; bytes: number };

// The build has a copy of this module for each entry, and one Payload for all of them.
const place = Symbol.for('lupa.studio.reading');
const shared = globalThis as { [place]?: AsyncLocalStorage<Reading> };
const reading: AsyncLocalStorage<Reading> = (shared[place] ??= new AsyncLocalStorage<Reading>());

export const withReadingBudget = <Result>(signal: AbortSignal | undefined, read: () => Promise<Result>): Promise<Result> =>
  reading.run({ until: Date.now() + milliseconds, signal, bytes: 0 }, read);

/** To be told of each document that is read, with those that it names. @throws APIError 400 when the budget of the request is spent */
export function spend(document: unknown): void {
  const own = reading.getStore();
  if (own === undefined) return;
  if (own.signal?.aborted) throw new APIError('Nadie espera ya la respuesta.', 400, null, true);
  if (Date.now() > own.until) throw new APIError(`La respuesta tarda demasiado. ${askLess}`, 400, null, true);
  own.bytes += weigh(document, answerBytes - own.bytes);
  if (own.bytes > answerBytes) throw new APIError(`La respuesta es demasiado grande. ${askLess}`, 400, null, true);
}

const askLess = 'Pide menos documentos con «limit», menos campos con «select», o «depth=0».';

/** Bytes of a value as JSON, roughly. Counting ends once there are more than `most`. */
function weigh(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let bytes = 2;
  for (const [name, inner] of Object.entries(value)) {
    bytes += name.length + 4 + weigh(inner, most - bytes);
    if (bytes > most) break;
  }
  return bytes;
}
