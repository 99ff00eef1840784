import { createElement } from 'react';

/** Where HTML goes that is there already. It never reaches a browser: a container of its own would are between the body and its header. */
export function LayoutPlace({ of }: { of: string }) {
  return createElement(`kept-${of}`);
}

const place = /<kept-(\w+)><\/kept-\1>/g;

/**
 * A rendered document with what belongs into its places, as UTF-8. Parts that are bytes already stay as they are: of a long page nothing is
 * copied twice. In a document that React wrote, only a place looks like one.
 */
export function putIntoPlaces(html: string, parts: Record<string, string | Buffer>): Buffer {
  const pieces: Buffer[] = [];
  let end = 0;
  for (const { 0: found, 1: name = '', index } of html.matchAll(place)) {
    const part = parts[name];
    if (part === undefined) continue;
    pieces.push(Buffer.from(html.slice(end, index)), toBytes(part));
    end = index + found.length;
  }
  return Buffer.concat([...pieces, Buffer.from(html.slice(end))]);
}

function toBytes(part: string | Buffer): Buffer {
  return typeof part === 'string' ? Buffer.from(part) : part;
}
