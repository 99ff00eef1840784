import { readPageLink } from '@lupa/blocks/shared/forms/pageLink.ts';
import type { Image } from '@lupa/contracts/image.ts';
import { imageSources } from '@lupa/contracts/imagePath.ts';
import { defaultContentLocale, type ContentLocale } from '@lupa/contracts/locale.ts';
import type { Capture } from '@lupa/contracts/offer.ts';
import type { Author } from '@lupa/contracts/page.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { slugs } from '../slugs.ts';
import { focusOf } from '../media/focus.ts';
import type { Page, Partner, PaymentMethod } from '../../payload-types.ts';
import { readSiteTarget } from './siteTarget.ts';
import { resolveLink } from './storedRedirects.ts';
import type { Reader } from './publishing.ts';
import { idOf, redirectName, type Reference, sourceOf } from './sources.ts';

/** What is asked for is noted in `refs`, found or not, so that a later change of it rebuilds the document. */
export type References = {
  locale: ContentLocale;
  refs: ReadonlySet<string>;
  partner: (reference: Reference) => Promise<Partner | null>;
  partnerSlug: (reference: Reference) => Promise<string | null>;
  toplistIdentifier: (reference: Reference) => Promise<string | null>;
  offerId: (reference: Reference) => Promise<string | null>;
  paymentMethod: (reference: Reference) => Promise<PaymentMethod | null>;
  /** Path of a published page: in this language, else in the default one. */
  pagePath: (reference: Reference) => Promise<string | null>;
  page: (reference: Reference) => Promise<Page | null>;
  image: (reference: Reference) => Promise<Image | null>;
  imageSource: (reference: Reference) => Promise<string | null>;
  /** A picture of a page as it was; null for a file whose hash is not known yet. */
  capture: (reference: Reference) => Promise<Capture | null>;
  author: (reference: Reference) => Promise<Author | null>;
  /** What an editor chose or typed as the target of a link → where its page is; a path of the site that has moved → where it leads in the end. */
  link: <Target extends string | null | undefined>(target: Target) => Promise<Target | string>;
};

export function createReferences(reader: Reader, locale: ContentLocale): References {
  const refs = new Set<string>();

  async function find<Slug extends Parameters<Reader['find']>[0]>(collection: Slug, reference: Reference, from = locale) {
    const id = idOf(reference);
    if (id === undefined) return null;
    refs.add(sourceOf(collection, id));
    return reader.find(collection, id, from);
  }
  const page = async (reference: Reference): Promise<Page | null> => {
    const own = await find(slugs.pages, reference);
    if (own?._status === 'published' && own.slug) return own;
    const fallback = await find(slugs.pages, reference, defaultContentLocale);
    return fallback?._status === 'published' && fallback.slug ? fallback : null;
  };
  const pagePath = async (reference: Reference) => (await page(reference))?.slug ?? null;
  const image = async (reference: Reference): Promise<Image | null> => {
    const file = await find(slugs.media, reference);
    if (!file?.filename) return null;
    return {
      src: `${imageSources.media}/${file.filename}`,
      alt: file.isDecorative ? '' : (file.alt ?? ''),
      width: file.width ?? null,
      height: file.height ?? null,
      ...focusOf(file),
    };
  };

  return {
    locale,
    refs,
    page,
    pagePath,
    image,
    imageSource: async (reference) => (await image(reference))?.src ?? null,
    partner: (reference) => find(slugs.partners, reference),
    capture: async (reference) => {
      const file = await find(slugs.media, reference);
      if (!file?.filename || !file.sha256) return null;
      const day = dayInMarket(new Date(file.storedAt ?? file.createdAt));
      return { src: `${imageSources.media}/${file.filename}`, day, sha256: file.sha256 };
    },
    partnerSlug: async (reference) => (await find(slugs.partners, reference))?.slug ?? null,
    toplistIdentifier: async (reference) => (await find(slugs.toplists, reference))?.identifier ?? null,
    offerId: async (reference) => {
      const offer = await find(slugs.offers, reference);
      return offer ? String(offer.id) : null;
    },
    link: async (target) => {
      const chosen = readPageLink(target);
      const path = chosen && (await pagePath(chosen.id));
      if (chosen && path !== null) return path + chosen.rest;
      const typed = chosen ? chosen.path + chosen.rest : target;
      if (!typed || readSiteTarget(typed, reader.siteUrl) === null) return target;
      const { target: resolved, paths } = resolveLink(typed, await reader.findRedirects(), reader.siteUrl);
      for (const path of paths) refs.add(redirectName(path, reader.siteUrl));
      return resolved;
    },
    paymentMethod: (reference) => find(slugs.paymentMethods, reference),
    author: async (reference) => {
      const author = await find(slugs.authors, reference);
      if (!author) return null;
      return {
        name: author.name,
        slug: await pagePath(author.page),
        role: author.role ?? '',
        photo: await image(author.photo),
        expertise: author.expertise ?? [],
        biography: author.biography ?? '',
      };
    },
  };
}
