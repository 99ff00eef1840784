/** One message of a `text/event-stream`. `id` is the last id that the stream has named, if any. */
export type StreamEvent = { id: string | undefined; data: string };

const maximumLine = 1024 * 1024;

/** A message that never ends: not a stream that can be read. */
export class EventStreamError extends Error {
  override readonly name = 'EventStreamError';
}

/**
 * Reads server-sent events (WHATWG HTML, section 9.2) from pieces of text. Returns the events that a piece completes;
 * an event without data is one too, because it may carry an id.
 */
export function createEventStreamReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let id: string | undefined;
  let data: string[] = [];
  let hasFields = false;

  function readLine(line: string): StreamEvent | null {
    if (line === '') {
      const event = hasFields ? { id, data: data.join('\n') } : null;
      data = [];
      hasFields = false;
      return event;
    }
    if (line.startsWith(':')) return null;
    const colon = line.indexOf(':');
    const name = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (name === 'data') data.push(value);
    if (name === 'id' && !value.includes('\0')) id = value;
    hasFields ||= name === 'data' || name === 'id';
    return null;
  }

  return (piece) => {
    rest += piece;
    // A carriage return at the end may be half of a line break.
    const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
    const lines = complete.split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + rest.slice(complete.length);
    if (rest.length > maximumLine || data.length > 10_000) throw new EventStreamError('The event stream sends a message without end');
    return lines.flatMap((line) => readLine(line) ?? []);
  };
}
