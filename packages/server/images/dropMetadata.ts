import { ImageError } from './imageError.ts';
import type { ImageType } from './imageType.ts';

/** Without all that is no part of the picture. Pixels are not encoded again; AVIF stays (`isPlainAvif`). @throws ImageError */
export function dropMetadata(bytes: Buffer, type: Exclude<ImageType, 'svg'>): Buffer {
  try {
    return type === 'avif' ? bytes : cleaners[type](bytes);
  } catch (cause) {
    if (cause instanceof RangeError) throw new ImageError('The source is cut off', { cause });
    throw cause;
  }
}

const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp, gif: cleanGif };

function cut(bytes: Buffer, from: number, to: number): Buffer {
  if (to > bytes.length || to < from) throw new RangeError('beyond the end');
  return bytes.subarray(from, to);
}

const endOfImage = 0xd9;
const startOfScan = 0xda;
const [app0, app14] = [0xe0, 0xee];
/** Frames, tables, restarts (ITU-T T.81, table B.1). */
const isPictureMarker = (marker: number): boolean =>
  (marker >= 0xc0 && marker <= 0xcf) || (marker >= 0xda && marker <= 0xdf) || marker === 0xdb;

function cleanJpeg(bytes: Buffer): Buffer {
  const parts = [cut(bytes, 0, 2)];
  let at = 2;
  for (;;) {
    at = findMarker(bytes, at);
    const marker = bytes.readUInt8(at + 1);
    if (marker === endOfImage) return Buffer.concat([...parts, cut(bytes, at, at + 2)]);
    if (isStandalone(marker)) {
      at += 2;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = cut(bytes, at, Math.max(end, at + 4));
    if (marker === app0 && segment.toString('latin1', 4, 9) === 'JFIF\0') parts.push(withoutThumbnail(segment));
    else if (isPictureMarker(marker) || (marker === app14 && segment.toString('latin1', 4, 9) === 'Adobe')) parts.push(segment);
    at = end;
    if (marker !== startOfScan) continue;
    const scanEnd = findMarker(bytes, at, isRestart);
    parts.push(cut(bytes, at, scanEnd));
    at = scanEnd;
  }
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isStandalone = (marker: number): boolean => isRestart(marker) || marker === 0x01 || marker === 0xd8;

/** The place of the next marker; bytes that are escaped, filled in or `within` what is read are none. */
function findMarker(bytes: Buffer, from: number, isWithin: (marker: number) => boolean = () => false): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes.readUInt8(at + 1);
    if (marker !== 0 && marker !== 0xff && !isWithin(marker)) return at;
  }
  throw new RangeError('no marker');
}

function withoutThumbnail(segment: Buffer): Buffer {
  const plain = Buffer.from(cut(segment, 0, 18));
  plain.writeUInt16BE(16, 2);
  plain.writeUInt16BE(0, 16);
  return plain;
}

const pngChunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP sBIT bKGD pHYs hIST acTL fcTL fdAT'.split(' '));

function cleanPng(bytes: Buffer): Buffer {
  const parts = [cut(bytes, 0, 8)];
  for (let at = 8; ;) {
    const name = cut(bytes, at + 4, at + 8).toString('latin1');
    const end = at + 12 + bytes.readUInt32BE(at);
    const chunk = cut(bytes, at, end);
    if (pngChunks.has(name)) parts.push(chunk);
    if (name === 'IEND') return Buffer.concat(parts);
    at = end;
  }
}

const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
/** Profile, Exif and XMP (RFC 9649, 2.7). */
const webpMetadataFlags = 0b0010_1100;

function cleanWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  const body = cleanRiff(cut(bytes, 12, end));
  const head = Buffer.from(cut(bytes, 0, 12));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function cleanRiff(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const name = cut(bytes, at, at + 4).toString('latin1');
    const size = bytes.readUInt32LE(at + 4);
    const content = cut(bytes, at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
    if (!webpChunks.has(name)) continue;
    if (name === 'ANMF') parts.push(riffChunk(name, Buffer.concat([cut(content, 0, 16), cleanRiff(content.subarray(16))])));
    else parts.push(riffChunk(name, name === 'VP8X' ? withoutFlags(content) : content));
  }
  return Buffer.concat(parts);
}

function withoutFlags(content: Buffer): Buffer {
  const plain = Buffer.from(content);
  plain.writeUInt8(plain.readUInt8(0) & ~webpMetadataFlags, 0);
  return plain;
}

function riffChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const [gifImage, gifExtension, gifEnd] = [0x2c, 0x21, 0x3b];
const [graphicControl, application] = [0xf9, 0xff];

function cleanGif(bytes: Buffer): Buffer {
  let at = 13 + colourTableBytes(bytes.readUInt8(10));
  const parts = [cut(bytes, 0, at)];
  for (;;) {
    const start = at;
    const kind = bytes.readUInt8(at);
    if (kind === gifEnd) return Buffer.concat([...parts, cut(bytes, at, at + 1)]);
    if (kind !== gifImage && kind !== gifExtension) throw new RangeError('no block');
    at = kind === gifImage ? at + 11 + colourTableBytes(bytes.readUInt8(at + 9)) : at + 2;
    for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += 1 + size;
    const block = cut(bytes, start, ++at);
    if (kind === gifImage || block[1] === graphicControl || isLooping(block)) parts.push(block);
  }
}

const isLooping = (block: Buffer): boolean => block[1] === application && block.toString('latin1', 3, 14) === 'NETSCAPE2.0';
const colourTableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

type Box = { type: string; content: Buffer };

function* boxesOf(bytes: Buffer): Generator<Box> {
  for (let at = 0; at < bytes.length;) {
    let [size, head] = [bytes.readUInt32BE(at), 8];
    if (size === 1) [size, head] = [Number(bytes.readBigUInt64BE(at + 8)), 16];
    if (size === 0) size = bytes.length - at;
    if (size < head) throw new RangeError('no box');
    yield { type: cut(bytes, at + 4, at + 8).toString('latin1'), content: cut(bytes, at + head, at + size) };
    at += size;
  }
}

/** Whether an AVIF holds pictures and nothing else: no camera data, no other documents, nothing before or after. */
export function isPlainAvif(bytes: Buffer): boolean {
  try {
    const boxes = [...boxesOf(bytes)];
    const isKnown = boxes.every(({ type }) => ['ftyp', 'meta', 'mdat'].includes(type));
    const meta = boxes.find(({ type }) => type === 'meta');
    return isKnown && meta !== undefined && itemTypes(meta.content.subarray(4)).every((type) => ['av01', 'grid'].includes(type));
  } catch {
    return false;
  }
}

function itemTypes(meta: Buffer): string[] {
  const list = [...boxesOf(meta)].find(({ type }) => type === 'iinf')?.content;
  if (!list) return [];
  const entries = list.subarray(list.readUInt8(0) === 0 ? 6 : 8);
  return [...boxesOf(entries)].map(({ content }) => {
    const from = content.readUInt8(0) === 2 ? 8 : 10;
    return content.toString('latin1', from, from + 4);
  });
}
