import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { newCasinoPath, slugs } from '../../core/slugs.ts';
import { isolateRequest, plain } from '../../core/publish/reader.ts';
import { languagesPath } from './languages.ts';

/** The name by which the site looks for the menu at the top. */
const headerMenu = 'Header';

/** What a new site needs before somebody reads it. `isOptional`: a site is complete without it. */
export type FirstStep = { id: string; title: string; text: string; href: string; isDone: boolean; isOptional?: boolean };

const listOf = (slug: string): string => `/admin/collections/${slug}`;
const globalOf = (slug: string): string => `/admin/globals/${slug}`;
const templateOf = (id: string): string => `/admin/plantillas?plantilla=${id}`;
const published = { _status: { equals: 'published' } } as const;
const pageAt = (path: string): Where => ({ slug: { equals: path }, ...published });

/** In the order in which a visitor meets what they make. */
export async function loadFirstSteps(req: PayloadRequest): Promise<FirstStep[]> {
  const { consent_privacy_path: privacyPath, safer_gambling_path: helpPath } = defaultMicrocopy;
  const [{ siteName, footer }, { periods }, hasCasino, hasOffer, list, hasList, hasHome, menu, hasPrivacy, hasHelp, hasLanguage] =
    await Promise.all([
      readGlobals(req),
      req.payload.findGlobal({ slug: slugs.legalStatus, depth: 0, req: isolateRequest(req) }),
      isThere(req, slugs.partners, published),
      isThere(req, slugs.offers, published),
      find(req, slugs.toplists, {}),
      isThere(req, slugs.toplists, published),
      isThere(req, slugs.pages, pageAt('/')),
      find(req, slugs.navigationGroups, { groupName: { equals: headerMenu } }),
      isThere(req, slugs.pages, pageAt(privacyPath)),
      isThere(req, slugs.pages, pageAt(helpPath)),
      hasOtherLanguage(req),
    ]);
  const hasHelplines = (footer?.trustedArea?.items ?? []).length > 0;
  return [
    {
      id: 'nombre',
      title: 'Nombre y logo',
      text: 'Cómo se llama el sitio, en General, y su logo, en Pie de página.',
      href: globalOf(slugs.siteGlobals),
      isDone: (siteName ?? '').trim() !== '' && Boolean(footer?.logoSite),
    },
    {
      id: 'casino',
      title: 'El primer casino, con su oferta',
      text: 'En un solo formulario: nombre, logo, enlace, oferta, licencia, primera comprobación, reseña y listas. Después se publica junto.',
      href: hasCasino ? listOf(slugs.partners) : newCasinoPath,
      isDone: hasCasino && hasOffer,
    },
    {
      id: 'lista',
      title: 'La primera lista',
      text: 'Sin una lista publicada, el sitio no muestra ningún casino. «Portada» ya está: le falta un puesto.',
      href: list === undefined ? `${listOf(slugs.toplists)}/create` : `${listOf(slugs.toplists)}/${list.id}`,
      isDone: hasList,
    },
    {
      id: 'portada',
      title: 'La portada',
      text: 'De una plantilla, con la lista puesta: escribes los textos y la publicas.',
      href: templateOf('portada'),
      isDone: hasHome,
    },
    {
      id: 'menu',
      title: 'El menú',
      text: 'El de arriba ya existe, vacío: agrégale enlaces a las páginas.',
      href: menu === undefined ? `${listOf(slugs.navigationGroups)}/create` : `${listOf(slugs.navigationGroups)}/${menu.id}`,
      isDone: menu !== undefined && (menu.navigationItems ?? []).length > 0,
    },
    {
      id: 'privacidad',
      title: 'Privacidad',
      text: 'El aviso de privacidad de cada página lleva a ella. De una plantilla.',
      href: templateOf('privacidad'),
      isDone: hasPrivacy,
    },
    {
      id: 'ayuda',
      title: 'Juego responsable y líneas de ayuda',
      text: 'Una página, de una plantilla, y al menos una línea de ayuda en el pie.',
      href: hasHelp ? globalOf(slugs.siteGlobals) : templateOf('juego-responsable'),
      isDone: hasHelp && hasHelplines,
    },
    {
      id: 'ley',
      title: 'Situación legal',
      text: 'Qué dice la ley hoy: de ello dependen los avisos y los botones.',
      href: globalOf(slugs.legalStatus),
      isDone: (periods ?? []).length > 0,
    },
    {
      id: 'idiomas',
      title: 'Otro idioma',
      text: 'El sitio está en español. Cada página puede publicarse también en inglés, francés y alemán, cuando tenga sus textos.',
      href: languagesPath,
      isDone: hasLanguage,
      isOptional: true,
    },
  ];
}

export const areStepsLeft = (steps: readonly FirstStep[]): boolean =>
  steps.some(({ isDone, isOptional = false }) => !isDone && !isOptional);

const readGlobals = (req: PayloadRequest) =>
  req.payload.findGlobal({
    slug: slugs.siteGlobals,
    locale: defaultContentLocale,
    fallbackLocale: false,
    depth: 0,
    req: isolateRequest(req),
  });

async function find<Slug extends 'toplists' | 'navigation-groups'>(req: PayloadRequest, collection: Slug, where: Where) {
  const { docs } = await req.payload.find({
    ...plain(req),
    collection,
    where,
    locale: defaultContentLocale,
    draft: true,
    limit: 1,
    sort: 'id',
  });
  return docs[0];
}

async function hasOtherLanguage(req: PayloadRequest): Promise<boolean> {
  const others = contentLocales.filter((locale) => locale !== defaultContentLocale);
  const found = await Promise.all(others.map((locale) => isThere(req, slugs.pages, { _status: { equals: 'published' } }, locale)));
  return found.includes(true);
}

async function isThere(req: PayloadRequest, collection: CollectionSlug, where: Where, locale: ContentLocale = defaultContentLocale) {
  const { totalDocs } = await req.payload.count({ collection, where, locale, req: isolateRequest(req) });
  return totalDocs > 0;
}
