import { findImageSource, type ImageHosts } from '@lupa/blocks/buildPicture.server.ts';
import type { Image } from '@lupa/contracts/image.ts';
import { buildImagePath } from '@lupa/contracts/imagePath.ts';
import type { PageModel, ShareImage } from './pageModel.ts';
import { cardSize } from '../features/shareCards/cardAddress.ts';
import { formatCard } from '../features/shareCards/cardContent.ts';

/**
 * A picture that an editor chose, in the size of a card. As JPEG: who draws cards of links reads little else. One that the resize host does not have
 * is taken as it is.
 */
export function buildShareImage(image: Image, hosts: ImageHosts): ShareImage {
  const { source, url } = findImageSource(image.src, hosts);
  if (source === null) return { url, alt: image.alt, type: null, size: null };
  const path = buildImagePath(source, { ...cardSize, fit: 'cover', format: 'jpeg' });
  return { url: hosts.imagesUrl + path, alt: image.alt, type: 'image/jpeg', size: sizeIn(image) };
}

/** The picture of a page: its own, else its card; null where it has neither. */
export function findShareImage(page: PageModel): ShareImage | null {
  const card = formatCard(page);
  if (card === null) return null;
  if (page.shareImage) return { ...page.shareImage, alt: page.shareImage.alt || card.alt };
  return { ...card, type: 'image/png', size: cardSize };
}

/** The host makes nothing larger than it is: the box shrinks until the picture fills it. */
function sizeIn({ width, height }: Image): ShareImage['size'] {
  if (!width || !height) return null;
  const scale = Math.min(1, width / cardSize.width, height / cardSize.height);
  return { width: Math.round(cardSize.width * scale), height: Math.round(cardSize.height * scale) };
}
