import { clickOutPath, readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import { buildImagePath, imageBoxes, imageWidths, type ImageSize } from '@lupa/contracts/imagePath.ts';
import type { Image } from '@lupa/contracts/image.ts';
import { placementParameter, signPlacement, type Placement } from '@lupa/contracts/placement.server.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import { buildAnchor, buildPaidAnchor, type AnchorProps, type LinkTarget } from '@lupa/ui/anchor.ts';
import type { PictureProps } from '@lupa/ui/Picture.tsx';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { presentHtml } from '@lupa/ui/sanitise.server.ts';
import type { PictureSpace, Presenter } from './block.ts';

export type PresenterOptions = {
  /** Base URLs without a trailing slash. */
  imagesUrl: string;
  clickoutUrl: string;
  /** Of the free-play host, which is another origin; missing: games cannot be played here. */
  freeplayUrl?: string | undefined;
  placementSecret: string;
  /** The ISO date in Chile. Links to partners are signed for it, so a page is another one each day. */
  day: string;
  isInternalRoute: (path: string) => boolean;
  /** Slug of the page that is rendered: it is part of every placement. */
  pageSlug: string;
  /** Microcopy `opens_in_new_tab` of the page. */
  newTabText?: string;
  /** Microcopy `advertising` of the page. */
  paidText?: string;
};

/** What turns content into final props on one page. Pure: the same content gives the same props on the same day. */
export function createPresenter(options: PresenterOptions): Presenter {
  const { newTabText = '', paidText = '' } = options;
  const clickOut: Presenter['clickOut'] = (partnerSlug, afflinkProxy, placement) =>
    buildClickOut(partnerSlug, afflinkProxy, placement, options);
  const anchor = (link: LinkTarget): AnchorProps => {
    const offer = readClickOutPath(link.url.trim().replace(options.clickoutUrl, ''));
    // An editor's link to a partner is a placement like every other.
    if (offer) return clickOut(offer.partnerSlug, offer.afflinkProxy, textPlacement);
    return buildAnchor(link, options);
  };
  const inlineHtml = (html: string) => presentHtml(html, anchor, { newTabText, paidText });
  const picture: Presenter['picture'] = (image, space) => buildPicture(image, space, options.imagesUrl);
  const richText = (parts: RichText) => parts.map((part) => presentPart(part, { inlineHtml, picture }));
  const freePlay: Presenter['freePlay'] = (game) => buildFreePlay(game, options);
  return { anchor, clickOut, freePlay, picture, richText, inlineHtml, newTabText };
}

const textPlacement: Omit<Placement, 'page'> = { block: '', toplist: '', responseId: '', linkId: 'text', position: 0 };

function buildClickOut(
  partnerSlug: string,
  afflinkProxy: string,
  placement: Omit<Placement, 'page'>,
  { clickoutUrl, placementSecret, pageSlug, day }: PresenterOptions,
): AnchorProps {
  const signed = signPlacement({ page: pageSlug, ...placement }, { partnerSlug, afflinkProxy, day }, placementSecret);
  const { responseId, linkId, toplist, position } = placement;
  return {
    ...buildPaidAnchor(`${clickoutUrl}${clickOutPath(partnerSlug, afflinkProxy)}?${placementParameter}=${signed}`),
    'data-response-id': responseId,
    'data-link-id': linkId,
    'data-link-data': JSON.stringify({ partner: partnerSlug, offer: afflinkProxy, toplist, position }),
  };
}

function buildFreePlay(
  { id, name, providerNormaliseName, normalisedName, freePlayHash }: Parameters<Presenter['freePlay']>[0],
  options: PresenterOptions,
): AnchorProps | null {
  const { freeplayUrl } = options;
  if (!freeplayUrl || freePlayHash === null) return null;
  const url = freeplayUrl + buildFreePlayPath({ provider: providerNormaliseName, game: normalisedName, hash: freePlayHash });
  return { ...buildAnchor({ url, openInNewTab: true }, options), 'data-play-game': id, 'data-game-name': name };
}

function presentPart(part: RichText[number], { inlineHtml, picture }: Pick<Presenter, 'inlineHtml' | 'picture'>): PresentedPart {
  switch (part.kind) {
    case 'list':
      return { ...part, items: part.items.map(inlineHtml) };
    case 'image':
      return {
        kind: 'image',
        picture: picture(part.image, { width: 768, sizes: '(min-width: 768px) 736px, 100vw' }),
        caption: part.caption,
      };
    default:
      return { ...part, html: inlineHtml(part.html) };
  }
}

// For images whose own size is not known.
const usualRatio = 2 / 3;

function buildPicture(image: Image, space: PictureSpace, imagesUrl: string): PictureProps {
  const { width, height, fit, isPriority = false } = space;
  const ratio = height ? height / width : image.width && image.height ? image.height / image.width : usualRatio;
  const url = (size: ImageSize) => imagesUrl + buildImagePath(image.src, { ...size, ...(fit && { fit }) });
  const isEnough = (candidate: number) => image.width === null || candidate <= Math.max(image.width, width);
  const picture = { width, height: height ?? Math.round(width * ratio), alt: image.alt, isPriority };
  if (space.sizes === undefined) {
    const twice = imageBoxes.find((box) => box.width === space.width * 2 && box.height === space.height * 2);
    // Where there is no other for one device pixel, that is `src`.
    return { src: url(space), ...(twice && isEnough(twice.width) && { srcSet: `${url(twice)} 2x` }), ...picture };
  }
  const sources = imageWidths
    .filter((candidate) => candidate <= width * 2 && isEnough(candidate))
    .map((candidate) => `${url({ width: candidate })} ${candidate}w`);
  return { src: url({ width: space.width }), ...(sources.length > 1 && { srcSet: sources.join(', '), sizes: space.sizes }), ...picture };
}
