import { decodeOld, guessOld, isLikely, type OldEncoding } from './oldEncodings.ts';

export type Encoding = 'UTF-8' | 'UTF-16' | OldEncoding;

/** `binary`: not a text; `lost`: letters were lost before; `mixed`: two encodings in one file; `unknown`: none that is read, or one of two. */
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

/** Bytes of the longest character of UTF-8, and as many as tell UTF-16. */
const longestCharacter = 4;

/**
 * Decodes a text in portions: UTF-16, UTF-8, or one of the old encodings where the first letters beyond ASCII are no UTF-8. Nothing else is
 * guessed.
 */
export function createTextDecoding(): TextDecoding {
  let decode: TextDecoding['decode'] | null = null;
  let encoding: Encoding = 'UTF-8';
  let held = new Uint8Array();
  let isAtStart = true;

  function choose(bytes: Uint8Array, isLast: boolean): TextDecoding['decode'] {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isLast });
      return decodeBy(new TextDecoder('utf-8', { fatal: true }));
    } catch {
      if (bytes.some(startsUtf8)) throw new TextFault('mixed');
      const old = guessOld(bytes);
      if (old === null) throw new TextFault('unknown');
      encoding = old;
      return (portion) => decodePart(portion, old);
    }
  }

  return {
    get encoding() {
      return encoding;
    },
    decode(portion, isLast) {
      const bytes = held.length === 0 ? portion : joinBytes(held, portion);
      held = new Uint8Array();
      if (decode !== null) return checkText(decode(bytes, isLast));
      const start = bytes.findIndex((byte) => byte >= 0x80 || byte === 0);
      const wide = isAtStart ? readWide(bytes) : null;
      if (wide !== null) {
        encoding = 'UTF-16';
        decode = decodeBy(new TextDecoder(wide));
        return checkText(decode(bytes, isLast));
      }
      isAtStart &&= bytes.length === 0;
      if (start === -1) return checkText(new TextDecoder().decode(bytes));
      // The letter before the first one beyond ASCII belongs to its word.
      const from = Math.max(0, start - 1);
      const plain = checkText(new TextDecoder().decode(bytes.subarray(0, from)));
      const rest = bytes.subarray(from);
      if (rest.length <= longestCharacter && !isLast) {
        held = rest.slice();
        return plain;
      }
      decode = choose(rest, isLast);
      return plain + checkText(decode(rest, isLast));
    },
  };
}

/** By its mark, or by the zero in each of its first letters. */
function readWide([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0) ? 'utf-16be' : null;
}

const decodeBy =
  (decoder: TextDecoder): TextDecoding['decode'] =>
  (bytes, isLast) => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch {
      throw new TextFault('mixed');
    }
  };

function decodePart(bytes: Uint8Array, encoding: OldEncoding): string {
  if (bytes.some(startsUtf8) || !isLikely(bytes, encoding)) throw new TextFault('mixed');
  return decodeOld(bytes, encoding);
}

function checkText(text: string): string {
  if (text.includes('\0')) throw new TextFault('binary');
  if (text.includes('\uFFFD') || /\u001A(?=[^\s\u001A])/.test(text)) throw new TextFault('lost');
  // With which MS-DOS ends a file.
  return text.replaceAll('\u001A', '');
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
