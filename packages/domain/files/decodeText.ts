export type Encoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/** `binary`: not a text; `lost`: letters were lost before; `mixed`: UTF-8 with other bytes in between; `unknown`: no encoding that is read. */
export type TextFaultKind = 'binary' | 'lost' | 'mixed' | 'unknown';

export class TextFault extends Error {
  override readonly name = 'TextFault';
  readonly kind: TextFaultKind;

  constructor(kind: TextFaultKind) {
    super(`The bytes cannot be read as text: ${kind}`);
    this.kind = kind;
  }
}

export type TextDecoding = {
  readonly encoding: Encoding;
  /** @throws TextFault */
  decode: (bytes: Uint8Array, isLast: boolean) => string;
};

/** Bytes that Windows-1252 gives no character. */
const unassigned = /[\u0081\u008D\u008F\u0090\u009D]/;
/** Bytes of the longest character of UTF-8. */
const longestCharacter = 4;

/**
 * Decodes a text in portions: UTF-16 with its mark, UTF-8, or Windows-1252 where the first letters beyond ASCII are no UTF-8. Nothing else is
 * guessed.
 */
export function createTextDecoding(): TextDecoding {
  let decoder: TextDecoder | null = null;
  let encoding: Encoding = 'UTF-8';
  let held = new Uint8Array();

  function choose(bytes: Uint8Array, isLast: boolean): TextDecoder {
    const [first, second] = bytes;
    const isLittle = first === 0xff && second === 0xfe;
    if (isLittle || (first === 0xfe && second === 0xff)) {
      encoding = 'UTF-16';
      return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be');
    }
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isLast });
      return new TextDecoder('utf-8', { fatal: true });
    } catch {
      encoding = 'Windows-1252';
      return new TextDecoder('windows-1252');
    }
  }

  return {
    get encoding() {
      return encoding;
    },
    decode(portion, isLast) {
      const bytes = held.length === 0 ? portion : joinBytes(held, portion);
      held = new Uint8Array();
      let plain = '';
      let rest = bytes;
      if (decoder === null) {
        const text = new TextDecoder('utf-8').decode(bytes);
        if (text.length === bytes.length && !text.includes('\uFFFD')) return checkText(text, encoding);
        const start = bytes.findIndex((byte) => byte >= 0x80);
        plain = checkText(text.slice(0, start), encoding);
        rest = bytes.subarray(start);
        if (rest.length < longestCharacter && !isLast) {
          held = rest.slice();
          return plain;
        }
        decoder = choose(rest, isLast);
      }
      return plain + checkText(decodeWith(decoder, rest, isLast), encoding, rest);
    },
  };
}

function decodeWith(decoder: TextDecoder, bytes: Uint8Array, isLast: boolean): string {
  try {
    return decoder.decode(bytes, { stream: !isLast });
  } catch {
    throw new TextFault('mixed');
  }
}

function checkText(text: string, encoding: Encoding, bytes?: Uint8Array): string {
  if (text.includes('\0')) throw new TextFault('binary');
  if (text.includes('\uFFFD')) throw new TextFault('lost');
  if (encoding === 'Windows-1252' && bytes) {
    if (unassigned.test(text)) throw new TextFault('unknown');
    if (bytes.some(startsUtf8)) throw new TextFault('mixed');
  }
  return text;
}

/** As a letter of Spanish does in UTF-8; in Windows-1252 it would be `Ã` or `Â` before a sign. */
function startsUtf8(byte: number, index: number, bytes: Uint8Array): boolean {
  const next = bytes[index + 1] ?? 0;
  return (byte === 0xc2 || byte === 0xc3) && next >= 0x80 && next <= 0xbf;
}

function joinBytes(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(one.length + other.length);
  joined.set(one);
  joined.set(other, one.length);
  return joined;
}
