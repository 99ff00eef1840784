// Requirements: 15.3.
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readFeed } from './feedLines.ts';
import type { FeedEntry } from './feedText.ts';
import { readFeedRow } from './readFeedRow.ts';

type Input = string | Buffer;

/** In pieces of three bytes, so that each character of more than one is cut somewhere. */
async function read(input: Input): Promise<FeedEntry[]> {
  const bytes = Buffer.from(input);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_none, place) => bytes.subarray(place * 3, place * 3 + 3));
  const entries: FeedEntry[] = [];
  for await (const entry of readFeed(Readable.from(pieces))) entries.push(entry);
  return entries;
}
const valuesOf = async (input: Input) => (await read(input)).map((entry) => ('value' in entry ? entry.value : entry.unreadable));

const game = { id: 101, name: 'Ñandú «101»' };
const json = JSON.stringify(game);
const csv = 'id;name\r\n101;Ñandú «101»\r\n';

describe('a feed', () => {
  it.each<[string, Input]>([
    ['JSON lines', `${json}\n`],
    ['JSON lines with a mark, CRLF and blank lines', `\uFEFF\r\n${json}\r\n\r\n`],
    ['JSON lines in UTF-16', Buffer.from(`\uFEFF${json}\n`, 'utf16le')],
    ['JSON lines in Windows-1252', Buffer.from(json, 'latin1')],
    ['a JSON list', `[${json}]`],
    ['a JSON list over several lines', `\uFEFF[\n  {\n    "id": 101,\n    "name": "Ñandú «101»"\n  }\n]\n\n`],
    ['JSON lines after one that is empty', `\n${json}`],
    ['CSV in UTF-8 with a mark', `\uFEFF${csv}`],
    ['CSV in Windows-1252', Buffer.from(csv, 'latin1')],
    ['CSV in MS-DOS', Buffer.from('M\u00A0quinas del a\u00A4o\nid;name\n101;\u00A5and\u00A3 \u00AE101\u00AF\n', 'latin1')],
    ['CSV in UTF-16 without its mark', Buffer.from(csv, 'utf16le')],
    ['CSV in UTF-16 with tabs', Buffer.from(`\uFEFF${csv.replaceAll(';', '\t')}`, 'utf16le').swap16()],
    ['CSV with commas', csv.replaceAll(';', ',')],
    ['CSV with titles above its names', `Catálogo\n\nFecha;1-11-2026\n${csv}`],
    ['CSV with names in capitals', csv.replace('id;name', 'ID; Name ')],
    ['CSV with short rows', csv.replace('id;name', 'id;name;type;url')],
  ])('%s', async (_name, input) => expect(await valuesOf(input)).toEqual([game]));

  it('has rows with lists of their own', async () => {
    const rows = [{ id: 1, tags: [{ a: 1 }], name: 'Oro' }, { name: 'Sin número', images: [{ tags: ['logo'] }] }, { status: 'x' }];
    for (const first of [0, 1])
      expect(
        await valuesOf(
          rows
            .slice(first)
            .map((row) => `${JSON.stringify(row)}\n`)
            .join(''),
        ),
      ).toEqual(rows.slice(first));
    const long = { id: 1, name: 'Oro', lines: Array.from({ length: 20_000 }, () => ({})) };
    expect(await valuesOf(JSON.stringify(long))).toEqual([long]);
  });

  it.each<[string, Input, string]>([
    ['XML', '<?xml version="1.0"?><games/>', 'is XML'],
    ['a login page', '<!DOCTYPE html><html></html>', 'is a web page'],
    ['an object over several lines', '{\n  "id": 101\n}\n', 'put each object on a line'],
    ['a list in an object', `{"games": [${json}]}`, 'send the list itself'],
    ['a list beside a state', `{"status":true,"games":[${json}]}`, 'send the list itself'],
    ['a list beside an error', `{"error":0,"response":[${json}]}\n`, 'send the list itself'],
    ['one page of a list', `{"page":1,"meta":{"pages":[1,2]},"results":[${json}]}`, 'send the list itself'],
    ['a long list beside an id', `{"jsonrpc":"2.0","id":1,"result":{"games":[${json}${`,${json}`.repeat(4000)}]}}`, 'send the list itself'],
    ['an empty list', '{"games":[]}', 'send the list itself'],
    ['an object with a kind and a list', `{"kind":"games","items":[${json}]}`, 'send the list itself'],
    ['an error', '{"status":false,"message":"Invalid token"}', 'an answer without games'],
    ['a list that ends too early', `[${json}, {"id": 1`, 'cannot be read after row 1'],
    ['a list with a word in it', `[${json}, game]`, 'cannot be read after row 1'],
    ['a book', Buffer.from('PK\u0003\u0004 xl/workbook.xml'), 'is an Excel workbook'],
    ['what is compressed', Buffer.from([0x1f, 0x8b, 8, 0]), 'compressed with gzip'],
    ['a text without names', 'uno;dos\n1;2\n', 'no line at its start names the column id'],
    ['two encodings', Buffer.concat([Buffer.from(csv), Buffer.from('102;\u00D1', 'latin1')]), 'is in one encoding in one part'],
    ['lost letters', 'id;name\n1;\uFFFDand\uFFFD\n', 'has lost letters'],
    ['no text', Buffer.from('id;name\n1;a\0b\n'), 'is not a text'],
    ['a quote that does not close', 'id,name\n1,"a', 'The CSV cannot be read'],
  ])('that is %s is refused, and says what it is', async (_name, input, message) => {
    await expect(read(input)).rejects.toThrow(message);
  });

  it.each([
    ['id;name\n1,23E+17;a\n', 'id: was written as a power by a spreadsheet, and lost its last digits'],
    ['id;name\n1;=A1\n', 'name: holds a formula instead of its result'],
    ['id;name\n1;#REF!\n', 'name: holds the error of a formula'],
    ['id;name\n1;Ã‘andÃº\n', 'name: was read with another encoding, and lost its letters'],
    ['id;name\n1;a;b\n', 'has 3 columns instead of 2'],
    ['id;images\n1;x\n', 'images: is not JSON'],
  ])('a row of %j cannot be read', async (input, reason) => expect(await valuesOf(input)).toEqual([reason]));
});

it.each([
  ['Pirate&#039;s Gold &amp; Silver', "Pirate's Gold & Silver"],
  ['Caf&eacute; &amp;amp; T&eacute;', 'Café & Té'],
  ['Rock & Roll &notword AT&T', 'Rock & Roll &notword AT&T'],
  ['\u200BMon\u00ADtaña\u00A0\u202EAlta\uFEFF', 'Montaña Alta'],
  ['Libro\tde\r\nRa\u0085y\u2028\u3000Oro', 'Libro de Ra y Oro'],
  ['Fruit\u2800 \u2800Party&nbsp;&#10;2', 'Fruit Party 2'],
  ['Oro\u0007\u009F\uFFF9 \u{E0041}Vivo', 'Oro Vivo'],
  ['\u2800', 'name: '],
  ['Oro\u0000', 'holds a character that cannot be stored'],
  ['&#8203;', 'name: '],
  ['\u200B', 'name: '],
])('the name %j is %j', (name, clean) => {
  const value = { ...game, name, normalisedName: 'a', type: 'SLOTS', providerId: 3 };
  const read = readFeedRow({ row: 1, value });
  const text = 'body' in read ? (JSON.parse(read.body) as { name: string }).name : read.reason.replace(/(?<=^name: ).*/, '');
  expect(text).toBe(clean);
});
