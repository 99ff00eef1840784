import { Readable } from 'node:stream';
import { createTextDecoding, TextFault, type TextFaultKind } from '@lupa/domain/files/decodeText.ts';
import { type FileForm, readFileForm } from '@lupa/domain/files/fileForm.ts';

/** A row as the feed has it, or why it cannot be read. `row` is the line where it stands (where it ends, in CSV), in a JSON list its place. */
export type FeedEntry = { row: number; value: unknown } | { row: number; unreadable: string };

/** Longest row, in characters. */
export const maximumRowLength = 256 * 1024;

export class FeedError extends Error {
  override readonly name = 'FeedError';
}

/** `head` is the start of the text, which `texts` begins with as well. */
export type FeedText = { isJson: boolean; head: string; texts: AsyncIterable<string> };

/** Bytes that tell what a feed is and how its columns are separated. */
const headLength = 64 * 1024;

const accepted = 'send JSON lines, a JSON list or CSV';
const refusals: Partial<Record<FileForm, string>> = {
  excel: `The feed is an Excel workbook: ${accepted}`,
  openDocument: `The feed is an OpenDocument file: ${accepted}`,
  oldExcel: `The feed is an old Excel workbook: ${accepted}`,
  zip: `The feed is a zip archive, as Excel workbooks are: ${accepted}`,
  gzip: 'The feed is compressed with gzip: send it with Content-Encoding: gzip, or name the file .gz',
  pdf: `The feed is a PDF: ${accepted}`,
  picture: `The feed is a picture: ${accepted}`,
  html: `The feed is a web page, perhaps of a login: ${accepted}`,
  xml: `The feed is XML: ${accepted}`,
};

const textFaults: Record<TextFaultKind, string> = {
  binary: `The feed is not a text: ${accepted}`,
  lost: 'The feed has lost letters: there is U+FFFD where they were',
  mixed: 'The feed is in one encoding in one part and in another one elsewhere: send UTF-8',
  unknown: 'The encoding of the feed cannot be told: send UTF-8',
};

/** Decodes a feed and says what it is. @throws FeedError */
export async function openFeedText(stream: Readable): Promise<FeedText> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer | string>;
  const first: Buffer[] = [];
  let length = 0;
  let isWhole = false;
  while (length < headLength && !isWhole) {
    const { done, value } = await chunks.next();
    isWhole = done === true;
    if (done !== true) {
      first.push(Buffer.from(value));
      length += value.length;
    }
  }
  const start = Buffer.concat(first);
  const form = readFileForm(start);
  const refusal = refusals[form];
  if (refusal !== undefined) throw new FeedError(refusal);
  const decoding = createTextDecoding();
  const decode = (bytes: Uint8Array, isLast: boolean): string => {
    try {
      return decoding.decode(bytes, isLast);
    } catch (error) {
      throw error instanceof TextFault ? new FeedError(textFaults[error.kind], { cause: error }) : error;
    }
  };
  const head = decode(start, isWhole);
  return { isJson: form === 'json', head, texts: isWhole ? Readable.from([head]) : decodeRest(head, chunks, decode) };
}

async function* decodeRest(
  head: string,
  chunks: AsyncIterator<Buffer | string>,
  decode: (bytes: Uint8Array, isLast: boolean) => string,
): AsyncGenerator<string> {
  yield head;
  for (let { done, value } = await chunks.next(); done !== true; { done, value } = await chunks.next())
    yield decode(Buffer.from(value), false);
  yield decode(new Uint8Array(), true);
}
