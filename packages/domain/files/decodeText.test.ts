// Requirements: 15.1, 15.3.
import { expect, it } from 'vitest';
import { createTextDecoding } from './decodeText.ts';

const spanish = 'Página,¿Cuántos años?,¡Bonos en línea!,ÁREA,NÚMERO,Él,acción,N° 5';
const dos = 'P\u00A0gina,\u00A8Cu\u00A0ntos a\u00A4os?,\u00ADBonos en l\u00A1nea!,\u00B5REA,N\u00E9MERO,\u0090l,acci\u00A2n,N\u00F8 5';
const mac = 'P\u0087gina,\u00C0Cu\u0087ntos a\u0096os?,\u00C1Bonos en l\u0092nea!,\u00E7REA,N\u00F2MERO,\u0083l,acci\u0097n,N\u00A1 5';

function decode(bytes: Uint8Array, length = bytes.length) {
  const decoding = createTextDecoding();
  let text = '';
  for (let at = 0; at < bytes.length; at += length) text += decoding.decode(bytes.subarray(at, at + length), at + length >= bytes.length);
  return [decoding.encoding, text];
}

it.each([
  ['Windows-1252', Buffer.from(spanish, 'latin1'), spanish],
  ['MS-DOS (CP850)', Buffer.from(dos, 'latin1'), spanish],
  ['Mac OS Roman', Buffer.from(mac, 'latin1'), spanish],
  ['MS-DOS (CP850)', Buffer.from('N\u00E9MERO,C\u00E0DIGO', 'latin1'), 'NÚMERO,CÓDIGO'],
  ['UTF-16', Buffer.from(spanish, 'utf16le'), spanish],
  ['UTF-16', Buffer.from(spanish, 'utf16le').swap16(), spanish],
  ['UTF-8', Buffer.from(spanish), spanish],
  ['UTF-8', Buffer.from('with the end that MS-DOS writes\r\n\u001A'), 'with the end that MS-DOS writes\r\n'],
] as const)('a text in %s is read', (encoding, bytes, text) => expect(decode(bytes)).toEqual([encoding, text]));

it.each([
  'Pirate\u0092s Gold, \u0093Año\u0094 \u0096 50\u00A2',
  'C\u009Cur, ma\u00F1ana\u0097y la noche, d\u0092\u00E9tat',
  'Casino\u00A0Andino\u0099, costo 5\u00A3, 1\u00BA\u00A0lugar, O\u0092Higgins',
  'S\u00E3o Jo\u00E3o, G\u00F6tter, \u008Akoda',
])('%j stays in Windows-1252', (text) => {
  const bytes = Buffer.from(text, 'latin1');
  expect(decode(bytes)).toEqual(['Windows-1252', new TextDecoder('windows-1252').decode(bytes)]);
});

it.each([
  ['that might be in two encodings', 'costo\u0096beneficio', 'unknown'],
  ['that has lost letters', 'A\u001Ao', 'lost'],
  ['in which a sign may be a letter', 'caf\u0082', 'unknown'],
  ['in which a space may be a letter', 'm\u00A0s', 'unknown'],
  ['of another language in an encoding of its own', '\u00CF\u00F0\u00E8\u00E2\u00A4\u00E2\u0081', 'unknown'],
])('a text %s is none: %j', (_name, text, kind) =>
  expect(() => decode(Buffer.from(text, 'latin1'))).toThrow(expect.objectContaining({ kind })),
);

it('a text whose later part is in another encoding is none', () => {
  const bytes = Buffer.concat([
    Buffer.from('Año nuevo '.repeat(7), 'latin1'),
    Buffer.from('a\u00A4os de p\u00A0gina l\u00A1nea', 'latin1'),
  ]);
  expect(() => decode(bytes, 70)).toThrow(expect.objectContaining({ kind: 'mixed' }));
});
