import type { DemoLocalePage, DemoPage } from '../content/demoPage.ts';
import { hero, list } from '../content/writeBlocks.ts';
import { aboutPage } from './about.ts';
import { correctionsPage } from './corrections.ts';
import { privacyPage, termsPage } from './legal.ts';
import { methodPage } from './method.ts';
import { personPages } from './people.ts';
import { responsiblePage } from './responsible.ts';

const notFoundRecord = {
  sitemapCategory: null,
  author: null,
  updatedOn: '2026-10-01',
  noIndex: true,
  analytics: { category: 'Error', subCategories: ['Error 404'], primarySubCategory: 'Error 404', siteSection: 'error' },
} satisfies Partial<DemoLocalePage>;

// The site puts its own heading and the link home above these blocks.
const notFound: DemoPage = {
  internalName: 'No encontrada',
  parent: null,
  locales: {
    es_CL: {
      ...notFoundRecord,
      slug: '/404/',
      title: 'No encontramos esa página',
      description: 'La página que buscas no existe o cambió de lugar.',
      blocks: [
        list('Lo que más se busca', 'bullets', [
          '[Los casinos mejor evaluados](/resenas/)',
          '[Casinos que pagan rápido](/dinero-real/)',
          '[Métodos de pago](/metodos-de-pago/)',
          '[La cuenta de los bonos](/bonos/)',
          '[Todas las guías](/guias/)',
          '[Ayuda y juego responsable](/juego-responsable/)',
        ]),
      ],
    },
    en: {
      ...notFoundRecord,
      slug: '/en/404/',
      title: 'We cannot find that page',
      description: 'The page you are looking for does not exist or has moved.',
      blocks: [list('Try one of these', 'bullets', ['[Our ranking, in English](/en/)', '[All reviews, in Spanish](/resenas/)'])],
    },
    fr_CA: {
      ...notFoundRecord,
      slug: '/fr/404/',
      title: 'Nous ne trouvons pas cette page',
      description: 'La page que vous cherchez n’existe pas ou a changé d’adresse.',
      blocks: [
        list('Essayez plutôt', 'bullets', ['[Notre classement, en français](/fr/)', '[Toutes les évaluations, en espagnol](/resenas/)']),
      ],
    },
    de_DE: {
      ...notFoundRecord,
      slug: '/de/404/',
      title: 'Diese Seite finden wir nicht',
      description: 'Die gesuchte Seite gibt es nicht oder sie ist umgezogen.',
      blocks: [
        list('Versuchen Sie es hier', 'bullets', ['[Unsere Rangliste, auf Deutsch](/de/)', '[Alle Tests, auf Spanisch](/resenas/)']),
      ],
    },
  },
};

// What it lists the site adds itself, from the routes.
const sitemap: DemoPage = {
  internalName: 'Mapa del sitio',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/sitemap/',
      title: 'Mapa del sitio',
      description: 'Todas las páginas de LupaCasino, ordenadas por sección.',
      sitemapCategory: 'La casa',
      author: null,
      updatedOn: '2026-11-18',
      analytics: { category: 'Sitemap', siteSection: 'sitemap' },
      blocks: [
        hero(
          'Mapa del sitio',
          'Todo lo publicado, en una sola página. También hay un resumen en [inglés](/en/), en [francés](/fr/) y en [alemán](/de/).',
        ),
      ],
    },
  },
};

export const housePages: DemoPage[] = [
  aboutPage,
  ...personPages,
  methodPage,
  correctionsPage,
  responsiblePage,
  privacyPage,
  termsPage,
  sitemap,
  notFound,
];
