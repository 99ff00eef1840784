import { type ContentLocale, contentLocales, defaultContentLocale } from '@lupa/contracts/locale.ts';
import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { isolateRequest } from '../../core/publish/reader.ts';
import { languagesPath } from './languages.ts';

/** What a new site needs before somebody reads it. `isOptional`: a site is complete without it. */
export type FirstStep = { id: string; title: string; text: string; href: string; isDone: boolean; isOptional?: boolean };

const created = (slug: string): string => `/admin/collections/${slug}/create`;

export async function loadFirstSteps(req: PayloadRequest): Promise<FirstStep[]> {
  const [isNamed, hasHome, hasCasino, hasOffer, hasMenu, hasLanguage] = await Promise.all([
    hasName(req),
    isThere(req, slugs.pages, { slug: { equals: '/' }, _status: { equals: 'published' } }),
    isThere(req, slugs.partners, { _status: { equals: 'published' } }),
    isThere(req, slugs.offers, { _status: { equals: 'published' } }),
    isThere(req, slugs.navigationGroups, {}),
    hasOtherLanguage(req),
  ]);
  return [
    {
      id: 'nombre',
      title: 'Nombre y logo',
      text: 'Cómo se llama el sitio, su logo, y lo que dice el pie de cada página.',
      href: `/admin/globals/${slugs.siteGlobals}`,
      isDone: isNamed,
    },
    {
      id: 'casino',
      title: 'El primer casino',
      text: 'Su ficha: nombre, logo, licencia y medios de pago. Las páginas la usan; nada se escribe dos veces.',
      href: created(slugs.partners),
      isDone: hasCasino,
    },
    {
      id: 'oferta',
      title: 'Su primera oferta',
      text: 'Las condiciones del bono y la salida al casino.',
      href: created(slugs.offers),
      isDone: hasOffer,
    },
    {
      id: 'portada',
      title: 'La portada',
      text: 'Una página cuya ruta es «/», con los bloques que quieras. Al publicarla, el sitio tiene página de inicio.',
      href: created(slugs.pages),
      isDone: hasHome,
    },
    {
      id: 'menu',
      title: 'El menú',
      text: 'Un grupo llamado «Header», con enlaces a las páginas. Las que faltan salen rápido con una plantilla.',
      href: created(slugs.navigationGroups),
      isDone: hasMenu,
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

async function hasName(req: PayloadRequest): Promise<boolean> {
  const at = { slug: slugs.siteGlobals, locale: defaultContentLocale, fallbackLocale: false, depth: 0 } as const;
  const { siteName } = await req.payload.findGlobal({ ...at, req: isolateRequest(req) });
  return typeof siteName === 'string' && siteName.trim() !== '';
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
