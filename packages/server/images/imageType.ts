export type ImageType = 'avif' | 'webp' | 'png' | 'jpeg' | 'gif' | 'svg';

export const mediaTypes: Record<ImageType, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

/** What the bytes are, whatever their name says; null when they are no image that we serve. */
export function imageTypeOf(bytes: Buffer): ImageType | null {
  const text = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (brandsOf(bytes).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  if (text(0, 5) === 'GIF87' || text(0, 5) === 'GIF89') return 'gif';
  return isSvg(bytes.toString('utf8', 0, 2048).replace(/^\ufeff/, '')) ? 'svg' : null;
}

/** What a file of the family of MP4 says that it is (ISO/IEC 14496-12, 4.3). */
function brandsOf(bytes: Buffer): string[] {
  const text = bytes.toString('latin1', 0, Math.min(256, bytes.length >= 8 ? bytes.readUInt32BE(0) : 0));
  return text.slice(4, 8) === 'ftyp' ? [text.slice(8, 12), ...(text.slice(16).match(/.{4}/gs) ?? [])] : [];
}

const otherTypes: [name: string, start: RegExp][] = [
  ['TIFF', /^(?:II\*\0|MM\0\*)/],
  ['BMP', /^BM.{4}\0{4}/s],
  ['PSD', /^8BPS/],
  ['JPEG XL', /^(?:\xff\x0a|\0\0\0\x0cJXL )/],
];

/** The name of a kind of picture that is not taken into the library; null when the bytes are none that people have. */
export function otherTypeOf(bytes: Buffer): string | null {
  if (imageTypeOf(bytes) === 'gif') return 'GIF';
  if (brandsOf(bytes).some((brand) => /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return 'HEIC';
  const start = bytes.toString('latin1', 0, 16);
  return otherTypes.find(([, pattern]) => pattern.test(start))?.[0] ?? null;
}

// One after the other, each tried once at its place: the time grows with the length alone, whatever the text is.
const beforeRoot = /\s*(?:<\?xml[^>]*>|<!--[^]*?-->|<!doctype[^>[]*>)/iy;
const root = /\s*<svg[\s>]/iy;

function isSvg(text: string): boolean {
  let place = 0;
  for (beforeRoot.lastIndex = 0; beforeRoot.test(text);) place = beforeRoot.lastIndex;
  root.lastIndex = place;
  return root.test(text);
}
