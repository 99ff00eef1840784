import { crc32 } from 'node:zlib';
import sharp from 'sharp';

export function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

export function jpegSegment(marker: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The head of a file of the family of MP4. */
export function ftypBox(...brands: string[]): Buffer {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1');
  box.writeUInt32BE(box.length);
  return box;
}

/** Two frames, red and green. */
export async function film() {
  const frames = ['#f00', '#0f0'].map((background) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } });
}
