import { findImageSource, type ImageHosts } from '@lupa/blocks/buildPicture.server.ts';
import type { Image } from '@lupa/contracts/image.ts';
import { buildImagePath } from '@lupa/contracts/imagePath.ts';
import type { PageModel, ShareImage } from './pageModel.ts';
import type { PageFeature } from './pageFeature.ts';

/** In pixels: what networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/**
 * A picture that an editor chose, in the size that networks ask for. As JPEG: who draws cards of links reads little else. One that the resize host does not have
 * is taken as it is.
 */
export function buildShareImage(image: Image, hosts: ImageHosts): ShareImage {
  const { source, url } = findImageSource(image.src, hosts);
  if (source === null) return { url, alt: image.alt, type: null, size: null };
  const path = buildImagePath(source, { ...shareImageSize, fit: 'cover', format: 'jpeg' });
  return { url: hosts.imagesUrl + path, alt: image.alt, type: 'image/jpeg', size: sizeIn(image) };
}

/** The picture of a page: the one that an editor chose, else one that a feature makes. None on errors, and where the page has no address of its own. */
export function findShareImage(page: PageModel, features: readonly PageFeature[]): ShareImage | null {
  if (page.status !== 200 || page.canonicalUrl === null) return null;
  const made = features.map((feature) => feature.findShareImage?.(page) ?? null).find((image) => image !== null) ?? null;
  if (!page.shareImage) return made;
  return { ...page.shareImage, alt: page.shareImage.alt || (made?.alt ?? page.title) };
}

/** The host makes nothing larger than it is: the box shrinks until the picture fills it. */
function sizeIn({ width, height }: Image): ShareImage['size'] {
  if (!width || !height) return null;
  const scale = Math.min(1, width / shareImageSize.width, height / shareImageSize.height);
  return { width: Math.round(shareImageSize.width * scale), height: Math.round(shareImageSize.height * scale) };
}
