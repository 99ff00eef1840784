import type { Asker } from './serviceCalls.ts';
import type { TaggedEntry } from './taggedCache.ts';

/** What an answer takes in memory once it is parsed, for each byte of its JSON: a rough figure. */
export const bytesPerJsonByte = 4;

/** An answer as it is kept. The values of one key always come from one question, so what is read back has the type that was put in. */
export type Boxed = {
  answer: unknown;
  etag?: string | undefined;
  mustEnd: boolean;
  /** Until when the service lets it be shown, in milliseconds since 1970, however soon it is asked for again. */
  holdsUntil: number;
};

/** The answer, noted as what the asker's page is made of. */
export function recordEntry(entry: TaggedEntry<Boxed>, { collector }: Asker): unknown {
  collector.recordTags(entry.tags);
  collector.recordFreshUntil(entry.freshUntil, entry.value.holdsUntil);
  if (entry.value.mustEnd) collector.recordEnd(entry.freshUntil);
  return entry.value.answer;
}
