import {
  buildImagePath,
  imageBoxes,
  imageSources,
  imageWidths,
  roundFocus,
  type ImageFocus,
  type ImageSize,
  type ImageOrigins,
} from '@lupa/contracts/imagePath.ts';
import type { Image } from '@lupa/contracts/image.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PictureSpace } from './block.ts';

export type ImageHosts = {
  /** The resize host: width, height and fit are in its paths (`buildImagePath`). */
  imagesUrl: string;
  /** Where the content service's images are, and the games service's; missing: the resize host has them. */
  contentImagesUrl?: string | undefined;
  arcadeImagesUrl?: string | undefined;
  imageOrigins?: ImageOrigins | undefined;
};

/** In CSS pixels. */
const smallWidth = 128;

/** Of the widths that the host makes, those that are half as large again: closer ones cost more in the HTML than they save. */
const offeredWidths = imageWidths.filter((width) => ![384, 768, 1600].includes(width));

const usualRatio = 2 / 3;

/** An image in its space: in the sizes that the resize host makes of it, or as it is where that host cannot read it. */
export function buildPicture(image: Image, space: PictureSpace, hosts: ImageHosts): PictureProps {
  const { width, height, isPriority = false } = space;
  const ratio = height ? height / width : image.width && image.height ? image.height / image.width : usualRatio;
  const picture = { width, height: height ?? Math.round(width * ratio), alt: image.alt, isPriority };
  const { source, url } = findImageSource(image.src, hosts);
  const focus = image.focus && roundFocus(image.focus);
  // The host cuts to a box. What it cannot read, and what follows the viewport, is cut by the page's styles.
  const isCutByHost = source !== null && space.sizes === undefined;
  return {
    ...(source === null ? { src: url } : buildSources({ ...image, src: source }, space, hosts.imagesUrl, isCutByHost ? focus : undefined)),
    ...picture,
    ...(focus && !isCutByHost && { focus }),
  };
}

function buildSources(
  image: Image,
  { sizes, ...space }: PictureSpace,
  imagesUrl: string,
  focus: ImageFocus | undefined,
): Pick<PictureProps, 'src' | 'srcSet' | 'sizes'> {
  const { width, height, fit } = space;
  const url = (size: ImageSize) =>
    imagesUrl + buildImagePath(image.src, { ...size, ...(fit && { fit }), ...(fit === 'cover' && focus && { focus }) });
  const isEnough = (candidate: number) => image.width === null || candidate <= Math.max(image.width, width);
  if (sizes === undefined) {
    const twice = imageBoxes.find((box) => box.width === width * 2 && box.height === Number(height) * 2);
    const hasTwice = twice !== undefined && isEnough(twice.width);
    // A small one costs less twice as large for everybody than its second address in the HTML.
    if (hasTwice && width <= smallWidth) return { src: url(twice) };
    return { src: url({ width, height } as ImageSize), ...(hasTwice && { srcSet: `${url(twice)} 2x` }) };
  }
  const sources = offeredWidths
    .filter((candidate) => candidate <= width * 2 && isEnough(candidate))
    .map((candidate) => `${url({ width: candidate })} ${candidate}w`);
  return { src: url({ width } as ImageSize), ...(sources.length > 1 && { srcSet: sources.join(', '), sizes }) };
}

type FoundSource = { source: string; url: null } | { source: null; url: string };

/** The source path of an image on the resize host, or where else it is. */
export function findImageSource(src: string, { contentImagesUrl, arcadeImagesUrl, imageOrigins }: ImageHosts): FoundSource {
  const absolute = toAbsolute(src, { contentImagesUrl, arcadeImagesUrl });
  if (absolute === null) return { source: src, url: null };
  for (const [name, base] of imageOrigins ?? [])
    if (absolute.startsWith(`${base}/`) && !absolute.includes('?'))
      return { source: `${name}/${decodePath(absolute.slice(base.length + 1))}`, url: null };
  return { source: null, url: absolute };
}

function toAbsolute(src: string, { contentImagesUrl, arcadeImagesUrl }: Pick<ImageHosts, 'contentImagesUrl' | 'arcadeImagesUrl'>) {
  const games = `${imageSources.arcade}/`;
  const own = src.startsWith(games) ? src.slice(games.length) : src;
  if (/^https?:\/\//i.test(own)) return own;
  if (own.startsWith('//')) return `https:${own}`;
  if (src.startsWith(games)) return arcadeImagesUrl === undefined ? null : `${arcadeImagesUrl}/${src.slice(games.length)}`;
  return contentImagesUrl === undefined ? null : `${contentImagesUrl}/${src.replace(/^\/+/, '')}`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
