export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
  constructor(maximumBytes: number) {
    super(`larger than ${maximumBytes} bytes`);
  }
}

/** Reads to the end or the first byte too many: a stated length is not believed. @throws TooLargeError, and what the source throws */
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
