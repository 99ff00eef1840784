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
  if (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) return 'avif';
  if (text(0, 5) === 'GIF87' || text(0, 5) === 'GIF89') return 'gif';
  return isSvg(bytes.toString('utf8', 0, 2048).replace(/^\ufeff/, '')) ? 'svg' : null;
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
