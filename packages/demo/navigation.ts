import type { Link } from '@lupa/contracts/link.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { link } from './content/writeBlocks.ts';
import { rankedPartners } from './partners/partners.ts';
import { payoutRange } from './reviews/figures.ts';
import { reviewSlug } from './reviews/reviewPage.ts';

type DemoNavigationLink = Link & { copy: string; /** File name in the media library. */ image: string | null };
export type DemoNavigationItem = {
  name: string;
  cta: string | null;
  ctaLink: Link | null;
  linksGroups: { title: string; links: DemoNavigationLink[] }[];
};
export type DemoNavigationGroup = { groupName: string; locales: Partial<Record<ContentLocale, DemoNavigationItem[]>> };

const entry = (title: string, url: string, copy = '', image: string | null = null): DemoNavigationLink => ({
  ...link(title, url),
  copy,
  image,
});
const simple = (name: string, url: string): DemoNavigationItem => ({ name, cta: null, ctaLink: link(name, url), linksGroups: [] });

const bestReviews = rankedPartners
  .slice(0, 5)
  .map(({ slug, name, payoutHours }) => entry(name, reviewSlug(slug), `Retiros ${payoutRange(payoutHours)}`, `${slug}-icono.png`));

const header: DemoNavigationGroup = {
  groupName: 'Header',
  locales: {
    es_CL: [
      {
        name: 'Casinos',
        cta: 'Ver todas las reseñas',
        ctaLink: link('Ver todas las reseñas', '/resenas/'),
        linksGroups: [
          { title: 'Mejor evaluados', links: bestReviews },
          {
            title: 'Listas',
            links: [
              entry('Los mejor evaluados', '/', 'La nota global'),
              entry('Dinero real', '/dinero-real/', 'Ordenados por cómo pagan'),
              entry('Lista negra', '/lista-negra/', 'Donde no hay que entrar'),
            ],
          },
        ],
      },
      {
        name: 'Bonos',
        cta: 'La cuenta de cada bono',
        ctaLink: link('La cuenta de cada bono', '/bonos/'),
        linksGroups: [
          {
            title: 'Bonos',
            links: [
              entry('Comparar bonos en pesos', '/bonos/', 'Lo que cuesta cada uno'),
              entry('Qué es el rollover', '/guias/rollover/', 'Con un ejemplo completo'),
            ],
          },
        ],
      },
      {
        name: 'Pagos',
        cta: 'Todos los métodos de pago',
        ctaLink: link('Todos los métodos de pago', '/metodos-de-pago/'),
        linksGroups: [
          {
            title: 'Pagos',
            links: [
              entry('Métodos de pago', '/metodos-de-pago/', 'Cuáles sirven para cobrar'),
              entry('Cómo retirar', '/guias/retiros/', 'Paso a paso y sin sobresaltos'),
            ],
          },
        ],
      },
      {
        name: 'Guías',
        cta: null,
        ctaLink: null,
        linksGroups: [
          {
            title: 'Para entender',
            links: [
              entry('Situación legal', '/guias/situacion-legal/', 'Qué se sabe y qué no'),
              entry('Rollover', '/guias/rollover/', 'La cuenta en pesos'),
              entry('Retiros', '/guias/retiros/', 'Plazos medidos'),
            ],
          },
          { title: 'Para cuidarse', links: [entry('Juego responsable', '/juego-responsable/', 'Señales, herramientas y ayuda')] },
        ],
      },
      simple('Nosotros', '/nosotros/'),
    ],
    en: [simple('Ranking', '/en/#topList-ranking'), simple('Reviews (in Spanish)', '/resenas/'), simple('About us', '/nosotros/')],
    fr_CA: [
      simple('Classement', '/fr/#topList-ranking'),
      simple('Évaluations (en espagnol)', '/resenas/'),
      simple('À propos', '/nosotros/'),
    ],
    de_DE: [simple('Rangliste', '/de/#topList-ranking'), simple('Tests (auf Spanisch)', '/resenas/'), simple('Über uns', '/nosotros/')],
  },
};

const footerTop: DemoNavigationGroup = {
  groupName: 'Footer Top',
  locales: {
    es_CL: [
      simple('Reseñas', '/resenas/'),
      simple('Dinero real', '/dinero-real/'),
      simple('Juego responsable', '/juego-responsable/'),
      simple('Mapa del sitio', '/sitemap/'),
    ],
    en: [simple('Home', '/en/'), simple('Ranking', '/en/#topList-ranking')],
    fr_CA: [simple('Accueil', '/fr/'), simple('Classement', '/fr/#topList-ranking')],
    de_DE: [simple('Startseite', '/de/'), simple('Rangliste', '/de/#topList-ranking')],
  },
};

export const navigationGroups: DemoNavigationGroup[] = [header, footerTop];
