export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  constructor(maximumBytes: number) {
    super(`larger than ${maximumBytes} bytes`);
  }
}

/**
 * Reads a body to its end, or to the first byte too many, where the source is closed: what a host says of the length of its answer is not
 * believed. Requests to our own apps are read by `requestBody.ts`. @throws TooLargeError, and what the source throws
 */
export async function readBounded(body: AsyncIterable<Uint8Array> | null, maximumBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw new TooLargeError(maximumBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
