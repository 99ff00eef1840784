import { clickOutPath, readClickOutPath } from '@lupa/contracts/clickOut.ts';
import { buildFreePlayPath } from '@lupa/contracts/freePlay.ts';
import { failedGame } from '@lupa/contracts/game.ts';
import { placementParameter, signPlacement, type Placement } from '@lupa/contracts/placement.server.ts';
import { previewBarId } from '@lupa/contracts/preview.ts';
import type { PageLocale } from '@lupa/contracts/locale.ts';
import type { RichText } from '@lupa/contracts/richText.ts';
import { buildAnchor, buildPaidAnchor, nowhere, type AnchorProps, type LinkTarget } from '@lupa/ui/anchor.ts';
import type { PresentedPart } from '@lupa/ui/RichText.tsx';
import { presentHtml } from '@lupa/ui/sanitise.server.ts';
import type { Presenter } from './block.ts';
import { buildPicture, type ImageHosts } from './buildPicture.server.ts';

export type PresenterHosts = ImageHosts & {
  /** Base URL of the click-out host, without a trailing slash. */
  clickoutUrl: string;
  /**
   * How links to offers are built there: `signed`, with their placement, for our own host; `plain`: the offer's path and nothing else.
   * `none`: they lead to the bar of a preview, as nobody's click may be counted there.
   */
  offerLinks?: 'signed' | 'plain' | 'none' | undefined;
  /** Of the free-play host, which is another origin; missing: games cannot be played here. */
  freeplayUrl?: string | undefined;
};

export type PresenterOptions = PresenterHosts & {
  placementSecret: string;
  /** The ISO date in the market. Links to partners are signed for it, so a page is another one each day. */
  day: string;
  isInternalRoute: (path: string) => boolean;
  /** Paths that the site leads to by itself and that no page has yet: a link there leads nowhere. */
  missingPaths?: ReadonlySet<string>;
  canonicalPath?: (path: string) => string | null;
  pageSlug: string;
  /** Of the page; missing: no link says that it leaves it. `languageNote` is microcopy `in_language`. */
  locale?: PageLocale;
  languageNote?: string;
  newTabText?: string;
  paidText?: string;
};

/** What turns content into final props on one page. Pure: the same content gives the same props on the same day. */
export function createPresenter(options: PresenterOptions): Presenter {
  const { newTabText = '', paidText = '', locale, languageNote = '{language}' } = options;
  const rules = { ...options, language: locale && { locale, note: languageNote } };
  const clickOut: Presenter['clickOut'] = (partnerSlug, afflinkProxy, placement) =>
    buildClickOut(partnerSlug, afflinkProxy, placement, options);
  const anchor = (link: LinkTarget): AnchorProps => {
    const url = link.url.trim();
    if (options.missingPaths?.has(url.split(/[?#]/, 1)[0] ?? '')) return nowhere;
    const offer = readClickOutPath(url.replace(options.clickoutUrl, ''));
    // Somebody else's click-out host has paths of its own.
    if (offer && options.offerLinks === 'plain') return buildPaidAnchor(url);
    // An editor's link to a partner is a placement like every other.
    if (offer) return clickOut(offer.partnerSlug, offer.afflinkProxy, textPlacement);
    return buildAnchor(link, rules);
  };
  const inlineHtml = (html: string) => presentHtml(html, anchor, { newTabText, paidText });
  const picture: Presenter['picture'] = (image, space) => buildPicture(image, space, options);
  const richText = (parts: RichText) => parts.map((part) => presentPart(part, { inlineHtml, picture }));
  const freePlay: Presenter['freePlay'] = (game) => buildFreePlay(game, options);
  return { anchor, clickOut, freePlay, picture, richText, inlineHtml, newTabText };
}

const textPlacement: Omit<Placement, 'page'> = { block: '', toplist: '', responseId: '', linkId: 'text', position: 0 };

function buildClickOut(
  partnerSlug: string,
  afflinkProxy: string,
  placement: Omit<Placement, 'page'>,
  options: PresenterOptions,
): AnchorProps {
  const { responseId, linkId, toplist, position } = placement;
  const { target, ...paid } = buildPaidAnchor(buildOfferUrl(partnerSlug, afflinkProxy, placement, options));
  return {
    ...paid,
    ...(options.offerLinks === 'none' || target === undefined ? {} : { target }),
    'data-response-id': responseId,
    'data-link-id': linkId,
    'data-link-data': JSON.stringify({ partner: partnerSlug, offer: afflinkProxy, toplist, position }),
  };
}

function buildOfferUrl(
  partnerSlug: string,
  afflinkProxy: string,
  placement: Omit<Placement, 'page'>,
  { clickoutUrl, offerLinks, placementSecret, pageSlug, day }: PresenterOptions,
): string {
  if (offerLinks === 'none') return `#${previewBarId}`;
  if (offerLinks === 'plain') return new URL(`${clickoutUrl}/${afflinkProxy.replace(/^\/+/, '')}`).href;
  const signed = signPlacement({ page: pageSlug, ...placement }, { partnerSlug, afflinkProxy, day }, placementSecret);
  return `${clickoutUrl}${clickOutPath(partnerSlug, afflinkProxy)}?${placementParameter}=${signed}`;
}

function buildFreePlay(
  { id, name, providerNormaliseName, normalisedName, freePlayHash, isFreePlayStopped }: Parameters<Presenter['freePlay']>[0],
  options: PresenterOptions,
): AnchorProps | null {
  const { freeplayUrl } = options;
  if (!freeplayUrl || !freePlayHash || isFreePlayStopped || providerNormaliseName === '' || normalisedName === failedGame.normalisedName)
    return null;
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
