import sharp, { type Metadata, type Sharp } from 'sharp';
import { dropMetadata, isPlainAvif } from './dropMetadata.ts';
import { ImageError } from './imageError.ts';
import { maximumSourceBytes, storedLimits, uploadLimits } from './imageLimits.ts';
import { imageTypeOf, type ImageType } from './imageType.ts';

export type ImageSize = { width: number; height: number };
export type RasterType = Exclude<ImageType, 'svg'>;
export type CleanImage = ImageSize & {
  bytes: Buffer;
  /** As it came, the way it is shown. */ given: ImageSize;
  /** The host draws its first frame. */ isMoving: boolean;
};

const jpeg = { quality: 92, chromaSubsampling: '4:4:4' };
const webpQuality = 92;
const avif = { quality: 80, effort: 0 };
const screenSpaces = ['srgb', 'b-w', 'rgb', 'rgb16', 'grey16'];
const checkedSide = 320;

/** Upright, in sRGB, within limits, without personal data, decoded once. Clean pixels stay as they are. @throws ImageError */
export async function cleanRaster(source: Buffer, type: RasterType): Promise<CleanImage> {
  const metadata = await readMetadata(source);
  const given = sizeShown(metadata);
  refuseLarge(given, metadata, type);
  const size = shrink(given);
  const isUpright = (metadata.orientation ?? 1) === 1;
  const hasScreenColours = metadata.icc === undefined && screenSpaces.includes(metadata.space);
  const isKept = size === given && isUpright && hasScreenColours && (type !== 'avif' || isPlainAvif(source));
  const bytes = isKept ? dropMetadata(source, type) : await redraw(source, metadata, type, size);
  if (isKept) await decode(bytes);
  if (bytes.length > maximumSourceBytes) throw new ImageError('The source is too large', { fault: 'tooManyBytes' });
  return { ...size, bytes, given, isMoving: isMoving(source, metadata, type) };
}

/** The source itself as it may be given to everybody: a picture without personal data, a drawing as it is. @throws ImageError */
export async function cleanOriginal(source: Buffer): Promise<Buffer> {
  const type = imageTypeOf(source);
  if (type === null) throw new ImageError('The source is not an image', { fault: 'notImage' });
  return type === 'svg' ? source : (await cleanRaster(source, type)).bytes;
}

function isMoving(source: Buffer, { pages = 1 }: Metadata, type: RasterType): boolean {
  return pages > 1 || (type === 'png' && source.subarray(0, 65_536).includes('acTL')) || source.toString('latin1', 4, 12) === 'ftypavis';
}

async function readMetadata(source: Buffer): Promise<Metadata> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new ImageError('The source cannot be read as an image', { cause });
  }
}

export function sizeShown({ width, height, autoOrient }: Metadata): ImageSize {
  return { width: autoOrient?.width ?? width, height: autoOrient?.height ?? height };
}

function refuseLarge({ width, height }: ImageSize, { isProgressive, pages = 1 }: Metadata, type: RasterType): void {
  const isReadByLines = (type === 'jpeg' || type === 'png') && !isProgressive;
  const most = isReadByLines ? uploadLimits.pixels : uploadLimits.pixelsInMemory;
  if (Math.max(width, height) <= uploadLimits.side && width * height * pages <= most) return;
  throw new ImageError('The source is too large', { fault: 'tooLarge', detail: `${width} × ${height}` });
}

function shrink(size: ImageSize): ImageSize {
  const { width, height } = size;
  const scale = Math.min(1, storedLimits.side / Math.max(width, height), Math.sqrt(storedLimits.pixels / (width * height)));
  if (scale === 1) return size;
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

async function redraw(source: Buffer, metadata: Metadata, type: RasterType, { width, height }: ImageSize): Promise<Buffer> {
  const isAnimated = (metadata.pages ?? 1) > 1;
  const draw = (failOn: 'warning' | 'error') => {
    const pipeline = sharp(source, { limitInputPixels: false, sequentialRead: true, failOn, animated: isAnimated }).autoOrient();
    return encode(pipeline.resize({ width, height, fit: 'fill' }).toColourspace('srgb'), source, type).toBuffer();
  };
  return decodeStrictly(draw);
}

function encode(pipeline: Sharp, source: Buffer, type: RasterType): Sharp {
  switch (type) {
    case 'jpeg':
      return pipeline.jpeg(jpeg);
    case 'png':
      return pipeline.png({ compressionLevel: 9 });
    case 'webp':
      return pipeline.webp({ quality: webpQuality, lossless: source.subarray(0, 4096).includes('VP8L') });
    case 'gif':
      return pipeline.gif();
    case 'avif':
      return pipeline.avif(avif);
  }
}

function decode(bytes: Buffer): Promise<Buffer> {
  return decodeStrictly((failOn) =>
    sharp(bytes, { limitInputPixels: false, sequentialRead: true, failOn })
      .resize({ width: checkedSide, height: checkedSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer(),
  );
}

/** What cameras write and every reader forgives: a few bytes too many before the end, and a scan whose header says what it is not. */
const harmless = /Invalid SOS parameters|\b\d{1,3} extraneous bytes before marker/;

async function decodeStrictly(read: (failOn: 'warning' | 'error') => Promise<Buffer>): Promise<Buffer> {
  try {
    return await read('warning').catch((cause: unknown) => {
      if (cause instanceof Error && harmless.test(cause.message)) return read('error');
      throw cause;
    });
  } catch (cause) {
    throw new ImageError('The source cannot be read to its end', { cause });
  }
}
