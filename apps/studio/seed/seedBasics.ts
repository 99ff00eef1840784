import { readFile } from 'node:fs/promises';
import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { gameExtras } from '@lupa/demo/games/gameFacts.ts';
import { media, mediaFolder, paymentFile, portraitFile } from '@lupa/demo/media.ts';
import { microcopy } from '@lupa/demo/microcopy.ts';
import { navigationGroups, redirects, type DemoNavigationItem } from '@lupa/demo/navigation.ts';
import { paymentPageName } from '@lupa/demo/pages/payments.ts';
import { pages } from '@lupa/demo/pages/pages.ts';
import { ratingMethods } from '@lupa/demo/partners/records.ts';
import { authors, authorSlug } from '@lupa/demo/writing/authors.ts';
import { paymentMethods } from '@lupa/demo/writing/paymentMethods.ts';
import { slugs } from '../core/slugs.ts';
import { atNoon, published, type FindId, type SeedDocument } from './seedContext.ts';

const otherLocales = contentLocales.filter((locale) => locale !== defaultContentLocale);

function listTranslations<Data>(
  texts: Partial<Record<ContentLocale, string>>,
  build: (text: string) => Data,
): [ContentLocale, () => Data][] {
  return otherLocales.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [[locale, () => build(text)]];
  });
}

export const mediaDocuments: SeedDocument<'media'>[] = media.map(({ file, alt, translations = {} }) => ({
  key: file,
  data: () => ({ alt, isDecorative: alt === '', credit: 'Dibujo propio' }),
  translations: listTranslations(translations, (own) => ({ alt: own })),
  readFile: () => readFile(new URL(file, mediaFolder)),
}));

export const paymentMethodDocuments: SeedDocument<'payment-methods'>[] = paymentMethods.map(({ internalName, name }) => ({
  key: internalName,
  data: (findId) => ({ internalName, name, logo: findId(slugs.media, paymentFile(internalName)) }),
  links: (findId) => ({ page: findId(slugs.pages, paymentPageName(internalName)) }),
}));

export const authorDocuments: SeedDocument<'authors'>[] = authors.map(({ key, roles, ...author }) => ({
  key: author.name,
  data: (findId) => ({ ...author, photo: findId(slugs.media, portraitFile(key)) }),
  translations: listTranslations(roles, (role) => ({ role })),
  links: (findId) => {
    const page = pages.find(({ locales }) => locales.es_CL?.slug === authorSlug({ key }));
    return page ? { page: findId(slugs.pages, page.internalName) } : {};
  },
}));

export const gameExtraDocuments: SeedDocument<'game-extras'>[] = gameExtras.map((data) => ({ key: data.arcadeId, data: () => data }));

export const redirectDocuments: SeedDocument<'redirects'>[] = redirects.map((data) => ({ key: data.from, data: () => data }));

export const ratingMethodDocuments: SeedDocument<'rating-methods'>[] = ratingMethods.map(({ day, verdicts, ...method }) => ({
  key: method.version,
  data: () => ({ ...method, ...verdicts, day: atNoon(day), ...published }),
}));

export const microcopyDocuments: SeedDocument<'microcopy'>[] = Object.entries(microcopy).map(([key, texts]) => ({
  key,
  data: () => ({ key, value: texts[defaultContentLocale] }),
  translations: otherLocales.map((locale) => [locale, () => ({ value: texts[locale] })]),
}));

/** Until a site has a page of its own for it, casinos are compared on the home page. */
export const startingTexts: SeedDocument<'microcopy'>[] = microcopyDocuments.map((document) =>
  document.key === 'comparator_path' ? { ...document, data: () => ({ key: 'comparator_path', value: '/#comparador' }) } : document,
);

export const startingMenus: SeedDocument<'navigation-groups'>[] = [
  { key: 'Header', data: () => ({ groupName: 'Header', navigationItems: [] }) },
];

export const startingLists: SeedDocument<'toplists'>[] = [
  { key: 'home', data: () => ({ name: 'Portada', identifier: 'home', orderedBy: 'editor', entries: [], _status: 'draft' }) },
];

export const navigationDocuments: SeedDocument<'navigation-groups'>[] = navigationGroups.map(({ groupName, locales }) => ({
  key: groupName,
  data: (findId) => ({ groupName, navigationItems: menuItems(locales.es_CL ?? [], findId) }),
  translations: otherLocales.flatMap((locale) => {
    const items = locales[locale];
    return items ? [[locale, (findId) => ({ navigationItems: menuItems(items, findId) })]] : [];
  }),
}));

function menuItems(items: DemoNavigationItem[], findId: FindId) {
  return items.map(({ name, cta, ctaLink, linksGroups }) => ({
    name,
    cta,
    ...(ctaLink && { ctaLink }),
    linksGroups: linksGroups.map(({ title, links }) => ({
      title,
      links: links.map(({ image, ...link }) => ({ ...link, ...(image && { image: findId(slugs.media, image) }) })),
    })),
  }));
}
