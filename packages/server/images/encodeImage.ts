import { defaultImageQuality, imageBoxes, imageWidths, type ImageFocus, type ImageModifiers } from '@lupa/contracts/imagePath.ts';
import sharp, { type Sharp } from 'sharp';
import { sizeShown, type ImageSize } from './cleanRaster.ts';
import { ImageError } from './imageError.ts';
import { drawingLimits, drawnLimits } from './imageLimits.ts';
import { imageTypeOf, type ImageType } from './imageType.ts';

/** `source`: the format that the source has (PNG for what is not a raster image that browsers show). */
export type TargetFormat = 'avif' | 'webp' | 'png' | 'jpeg' | 'source';

const svgDensity = 72;
const highestSvgDensity = 100_000;
const white = { r: 255, g: 255, b: 255 };
const transparent = { ...white, alpha: 0 };
// avif looks the same as webp at a much lower number. Effort 2 takes 60 to 120 ms at 640 px; 4 makes the file 6 % smaller and takes a second.
const avif = { qualityBelowWebp: 25, lowestQuality: 20, effort: 2 };

/** Never larger than the source, but drawings. They are drawn from memory by a library that runs no script. @throws ImageError */
export async function encodeImage(source: Buffer, modifiers: ImageModifiers, format: TargetFormat): Promise<Buffer> {
  const type = imageTypeOf(source);
  if (type === null) throw new ImageError('The source is not an image', { fault: 'notImage' });
  try {
    const size = await readDrawnSize(source);
    const scale = type === 'svg' ? drawingScale(size, modifiers) : 1;
    const drawn = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
    const pipeline = sharp(source, {
      limitInputPixels: drawnLimits.pixels,
      failOn: 'error',
      ...(type === 'svg' && { density: Math.min(highestSvgDensity, Math.max(1, svgDensity * scale)) }),
    }).autoOrient();
    return await encodeAs(resize(pipeline, drawn, modifiers), outputFormat(format, type), modifiers.quality ?? defaultImageQuality);
  } catch (cause) {
    if (cause instanceof ImageError) throw cause;
    throw new ImageError('The source cannot be read as an image', { cause });
  }
}

/** The size of an image that is small enough to be drawn. @throws ImageError */
export async function readDrawnSize(source: Buffer): Promise<ImageSize> {
  const size = sizeShown(await sharp(source, { limitInputPixels: false }).metadata());
  const { width, height } = size;
  if (Math.max(width, height) <= drawnLimits.side && width * height <= drawnLimits.pixels) return size;
  throw new ImageError('The source is too large', { fault: 'tooLarge', detail: `${width} × ${height}` });
}

export function largestModifiers(size: ImageSize): ImageModifiers {
  const sizes: ImageModifiers[] = [{}, ...imageWidths.map((width) => ({ width })), ...imageBoxes];
  return sizes.reduce((most, each) => (drawingScale(size, each) > drawingScale(size, most) ? each : most));
}

/** How much larger than its nominal size a drawing is to be drawn, so that scaling it down afterwards never blurs it. */
function drawingScale(size: ImageSize, { width, height, fit = 'cover' }: ImageModifiers): number {
  const factors: number[] = [];
  if (width !== undefined) factors.push(width / size.width);
  if (height !== undefined) factors.push(height / size.height);
  const wanted = factors.length === 0 ? 1 : fit === 'cover' ? Math.max(...factors) : Math.min(...factors);
  // One that is much longer than wide is drawn as large as there is room.
  return Math.min(
    wanted,
    drawnLimits.side / Math.max(size.width, size.height),
    Math.sqrt(drawingLimits.pixels / (size.width * size.height)),
  );
}

function resize(pipeline: Sharp, source: ImageSize, { width, height, fit = 'cover', focus }: ImageModifiers): Sharp {
  if (width === undefined && height === undefined) return pipeline;
  if (width === undefined || height === undefined || fit === 'inside') {
    return pipeline.resize({ ...(width && { width }), ...(height && { height }), fit: 'inside', withoutEnlargement: true });
  }
  const factors = [source.width / width, source.height / height];
  const scale = Math.min(1, fit === 'cover' ? Math.min(...factors) : Math.max(...factors));
  const box = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  if (fit === 'cover' && focus) return cutAround(pipeline, source, box, focus);
  return pipeline.resize({ ...box, fit, ...(fit === 'contain' && { background: transparent }) });
}

function cutAround(pipeline: Sharp, source: ImageSize, box: ImageSize, focus: ImageFocus): Sharp {
  const scale = Math.max(box.width / source.width, box.height / source.height);
  const width = Math.max(box.width, Math.round(source.width * scale));
  const height = Math.max(box.height, Math.round(source.height * scale));
  return pipeline.resize({ width, height, fit: 'fill' }).extract({
    left: Math.round(((width - box.width) * focus.x) / 100),
    top: Math.round(((height - box.height) * focus.y) / 100),
    ...box,
  });
}

function outputFormat(format: TargetFormat, type: ImageType): 'avif' | 'webp' | 'png' | 'jpeg' {
  if (format !== 'source') return format;
  return type === 'svg' || type === 'gif' ? 'png' : type;
}

function encodeAs(pipeline: Sharp, format: 'avif' | 'webp' | 'png' | 'jpeg', quality: number): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return pipeline.avif({ quality: Math.max(avif.lowestQuality, quality - avif.qualityBelowWebp), effort: avif.effort }).toBuffer();
    case 'webp':
      return pipeline.webp({ quality }).toBuffer();
    case 'png':
      return pipeline.png({ compressionLevel: 8 }).toBuffer();
    case 'jpeg':
      return pipeline.flatten({ background: white }).jpeg({ quality, progressive: true }).toBuffer();
  }
}
