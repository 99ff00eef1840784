import type { Readable } from 'node:stream';
import { JSONParser } from '@streamparser/json';
import { readCsv } from './feedCsv.ts';
import { type FeedEntry, FeedError, maximumRowLength, openFeedText } from './feedText.ts';

/** Reads a feed row by row, of JSON lines, a JSON list or CSV; holds one chunk and one row at a time. @throws FeedError */
export async function* readFeed(stream: Readable): AsyncGenerator<FeedEntry> {
  const { isJson, head, texts } = await openFeedText(stream);
  if (!isJson) yield* readCsv(head, texts);
  else if (head.trimStart().startsWith('[')) yield* readList(texts);
  else {
    checkLines(head.trimStart());
    yield* readJsonLines(texts);
  }
}

const namesOfRows = new Set(['id', 'name', 'normalisedName', 'type', 'providerId']);
const listsOfRows = new Set(['images', 'attributes', 'jackpots']);

/** @throws FeedError for what is one object around a list, or an answer without one */
function checkLines(head: string): void {
  if (/^\{\s*[\r\n]/.test(head))
    throw new FeedError('The feed is JSON over several lines: put each object on a line of its own, or send a list');
  const [line = ''] = head.split('\n');
  const { names, hasList } = readNames(line);
  if (names.filter((name) => namesOfRows.has(name)).length > 1) return;
  if (hasList) throw new FeedError('The feed is one JSON object with a list in it: send the list itself, or a line for each object');
  if (!names.includes('id') && names.some((name) => /^(?:errors?|message|success)$/i.test(name)))
    throw new FeedError('The feed is an answer without games, perhaps of a login');
}

/** The names of an object, of which the end may be missing, and whether it has a list that may be the games, perhaps in another object. */
function readNames(line: string): { names: string[]; hasList: boolean } {
  const names: string[] = [];
  let hasList = /"(?:games|providers|items|results|data)"\s*:\s*\[\s*\]/.test(line);
  const parser = new JSONParser({ paths: ['$.*', '$.*.*', '$.*.*.*'], keepStack: false });
  parser.onValue = ({ value, key, stack }) => {
    if (stack.length === 1) names.push(String(key));
    const isOwn = stack.some((one) => listsOfRows.has(String(one.key)));
    if (typeof key === 'number' && typeof value === 'object' && !isOwn) hasList = true;
  };
  try {
    parser.write(line);
  } catch {
    // The row says so itself.
  }
  return { names, hasList };
}

async function* readJsonLines(texts: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  let row = 0;
  for await (const line of splitLines(texts)) {
    row++;
    if (line === undefined) yield { row, unreadable: `is longer than ${maximumRowLength} characters` };
    else if (line.trim() !== '') yield parseLine(row, line);
  }
}

function parseLine(row: number, line: string): FeedEntry {
  try {
    return { row, value: JSON.parse(line) as unknown };
  } catch {
    return { row, unreadable: 'is not JSON' };
  }
}

/** Lines without their end; undefined for one that is too long. */
async function* splitLines(texts: AsyncIterable<string>): AsyncGenerator<string | undefined> {
  let line: string | undefined = '';
  for await (const text of texts) {
    for (const [place, part] of text.split('\n').entries()) {
      if (place > 0) {
        yield line;
        line = '';
      }
      if (line !== undefined) line = line.length + part.length > maximumRowLength ? undefined : line + part;
    }
  }
  if (line !== '') yield line;
}

/** Where a list breaks, everything after it is doubtful, so it costs the feed. */
async function* readList(texts: AsyncIterable<string>): AsyncGenerator<FeedEntry> {
  let found: FeedEntry[] = [];
  let row = 0;
  let length = 0;
  const parser = new JSONParser({ paths: ['$.*'], keepStack: false });
  parser.onValue = ({ value }) => {
    row++;
    length = 0;
    found.push({ row, value });
  };
  const parse = (act: () => void) => {
    try {
      act();
    } catch (error) {
      throw new FeedError(`The JSON list cannot be read after row ${row}`, { cause: error });
    }
  };
  for await (const text of texts) {
    length += text.length;
    parse(() => {
      if (!parser.isEnded || text.trim() !== '') parser.write(text);
    });
    yield* found;
    found = [];
    if (length > maximumRowLength * 2) throw new FeedError(`Row ${row + 1} of the JSON list is longer than ${maximumRowLength} characters`);
  }
  parse(() => {
    if (!parser.isEnded) parser.end();
  });
}
