import { slugify } from '@lupa/domain/foldText.ts';
import { contentSectionExamples } from '@lupa/blocks/contentSection/contentSection.examples.ts';
import { heroSectionExamples } from '@lupa/blocks/heroSection/heroSection.examples.ts';
import { globalsExample, type Footer, type Globals } from '@lupa/contracts/globals.ts';
import { providerExample } from '@lupa/contracts/game.ts';
import { contentLocales, type ContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy, listOwnPaths } from '@lupa/contracts/microcopy.ts';
import type { NavigationGroup, NavigationLink } from '@lupa/contracts/navigation.ts';
import { partnerEntityExample } from '@lupa/contracts/partnerEntity.ts';
import { toplistPartnerExample } from '@lupa/contracts/toplist.ts';
import { foreignPage, setPage } from './foreignContent.ts';
import type { ForeignServices } from './foreignServices.ts';

const partnerNames = ['Casino Andino', 'Costa Brava', 'Faro del Sur', 'Gran Pacífico', 'La Ruleta', 'Mar Austral', 'Nevado'];

/**
 * What tells the partners apart for the filters of a toplist: of seven, four take Webpay, three Khipu, and Khipu goes with no free spins. The first
 * three ask for the example's rollover, the others for less or more.
 */
function filteredBy(index: number) {
  const methods =
    [['Webpay', 'Khipu'], ['Webpay'], ['Khipu'], ['Webpay'], ['MACH'], ['Khipu'], ['Webpay', 'Transferencia bancaria']][index] ?? [];
  const [offer] = toplistPartnerExample.attributes.offers;
  const rollover = [20, 45, 10, 60][index - 3];
  return {
    ...(offer && rollover !== undefined && { offers: [{ ...offer, attributes: { ...offer.attributes, rollover } }] }),
    paymentMethods: methods.map((name) => ({ name })),
    providers: [{ arcadeId: index % 2 === 0 ? 3 : 7 }],
    offerTypeCMS: methods.includes('Khipu') ? ['welcome'] : ['welcome', 'freeSpins'],
  };
}

export function setBrowserContent(services: ForeignServices): void {
  const { answers } = services;
  answers.set('/cms/navigationGroup', { json: [...contentLocales.map(headerOf), ...contentLocales.map(footerTopOf)] });
  answers.set('/cms/Microcopy/', { json: [] });
  for (const locale of contentLocales) answers.set(`/cms/globals/?locale=${locale}`, { json: [globalsOf(locale)] });
  answers.set('/cms/redirects', { json: [] });
  answers.set('/cms/globalPaymentMethod/', { json: [] });
  answers.set('/cms/gameEntity/', { json: [] });
  answers.set('/arcade/providers/', { json: [providerExample, { ...providerExample, id: 7, name: 'Kelp & Tide' }] });
  for (const id of [3, 7]) answers.set(`/arcade/games/provider/${id}/`, { json: { results: [] } });
  answers.set('/cms/partnerEntity', {
    json: partnerNames.map((name) => ({ ...partnerEntityExample, partnerSlug: slugify(name), partnerName: name })),
  });
  const partners = Object.fromEntries(
    partnerNames.map((name, index) => [
      slugify(name),
      { slug: slugify(name), name, attributes: { ...toplistPartnerExample.attributes, casinoName: name, ...filteredBy(index) } },
    ]),
  );
  answers.set('/fenix/toplist/', { json: [{ responseId: 'home.7.1c9f0a2be4d1', partners }] });
  setPages(services);
}

const route = (slug: string, sitemapCategory: string | null, title: string) => ({ internalName: title, slug, sitemapCategory, title });
const ownRoutes = [
  route('/', 'Principal', 'Inicio'),
  route('/dinero-real/', 'Principal', 'Dinero real'),
  route('/nosotros/', 'La casa', 'Nosotros'),
  route('/resenas/', 'Reseñas', 'Reseñas'),
  route('/resenas/casino-andino/', 'Reseñas', 'Casino Andino'),
  route('/sitemap/', 'La casa', 'Mapa del sitio'),
  route('/larga/', null, 'Una página larga'),
  route('/corta/', null, 'Una página corta'),
  route('/en/', 'Main', 'Home'),
  route('/fr/', 'Principal', 'Accueil'),
  route('/de/', 'Start', 'Startseite'),
  route('/404/', null, 'No encontrada'),
];
/** With those that the site leads to by itself. */
const routes = [
  ...ownRoutes,
  ...new Set(listOwnPaths(defaultMicrocopy))
    .difference(new Set(ownRoutes.map(({ slug }) => slug)))
    .values()
    .map((path) => route(path, null, path)),
];

const toplistBlock = (id: string) => ({
  type: 'topList',
  id,
  title: 'Los mejor evaluados',
  toplist: 'home',
  visibleEntries: 3,
  showFilters: true,
});
const section = (id: string, title: string) => ({ ...contentSectionExamples.richText, id, title });
const analytics = {
  category: 'Casino',
  subCategories: ['Toplist', 'Chile'],
  vertical: 'Casino',
  subVertical: 'Online',
  triVertical: 'Real money',
  primarySubCategory: 'Toplist',
  equivalentPage: '/',
  siteSection: 'home',
  variant: 'a',
};

function setPages(services: ForeignServices): void {
  services.answers.set('/cms/pages/all', { json: routes });
  const translations = [
    { locale: 'es_CL', slug: '/' },
    { locale: 'en', slug: '/en/' },
    { locale: 'fr_CA', slug: '/fr/' },
    { locale: 'de_DE', slug: '/de/' },
  ];
  setPage(services, '/', {
    title: 'Casinos en línea en Chile',
    description: 'Comparamos bonos, retiros y letra chica.',
    analytics,
    translations,
    content: [heroSectionExamples.home, toplistBlock('ranking'), section('how', 'Cómo revisamos'), section('more', 'Qué más miramos')],
  });
  for (const [slug, title] of [
    ['/en/', 'Online casinos in Chile'],
    ['/fr/', 'Casinos en ligne'],
    ['/de/', 'Online-Casinos'],
  ] as const)
    setPage(services, slug, { title, translations, content: [{ ...heroSectionExamples.home, title }] });
  for (const { slug, title } of routes.slice(1, 6))
    setPage(services, slug, { title, breadcrumbs: trail(slug, title), content: [section('a', title)] });
  setPage(services, '/corta/', {
    title: 'Una página corta',
    content: [{ ...section('a', 'Corta'), body: [{ kind: 'paragraph', html: 'Poco.' }] }],
  });
  setPage(services, '/larga/', {
    title: 'Una página larga',
    breadcrumbs: trail('/larga/', 'Una página larga'),
    content: [
      ...['Primera', 'Segunda', 'Tercera', 'Cuarta', 'Quinta'].map((title, index) => section(`s${index}`, title)),
      toplistBlock('late'),
      ...['Séptima', 'Octava', 'Novena', 'Décima'].map((title, index) => section(`t${index}`, title)),
    ],
  });
  services.answers.set(
    `/cms/page/${encodeURIComponent('/404/')}`,
    foreignPage('/404/', { title: 'No encontramos esta página', content: [] }),
  );
}

const trail = (slug: string, title: string) => [
  { title: 'Inicio', url: '/' },
  { title, url: slug },
];

const words: Record<ContentLocale, { casinos: string; games: string; all: string; about: string }> = {
  es_CL: { casinos: 'Casinos', games: 'Juegos', all: 'Ver todas las reseñas', about: 'Nosotros' },
  en: { casinos: 'Casinos', games: 'Games', all: 'All reviews', about: 'About' },
  fr_CA: { casinos: 'Casinos', games: 'Jeux', all: 'Toutes les critiques', about: 'À propos' },
  de_DE: { casinos: 'Casinos', games: 'Spiele', all: 'Alle Tests', about: 'Über uns' },
};

const plain = { openInNewTab: false, noFollow: false, noOpener: false };
const entry = (title: string, url: string, copy = '', image: string | null = null): NavigationLink => ({
  ...plain,
  title,
  url,
  copy,
  image: image === null ? null : { src: image, title },
});

function headerOf(locale: ContentLocale): NavigationGroup {
  const { casinos, games, all, about } = words[locale];
  return {
    groupName: 'Header',
    locale,
    navigationItems: [
      {
        name: casinos,
        cta: all,
        ctaLink: { ...plain, url: '/resenas/', title: all },
        linksGroups: [
          {
            title: 'Mejor evaluados',
            links: partnerNames.map((name) =>
              entry(
                name,
                name === 'Casino Andino' ? '/resenas/casino-andino/' : `/resenas/${slugify(name)}/`,
                'Retiros en 24 horas',
                'media/logo.png',
              ),
            ),
          },
          {
            title: 'Listas',
            links: [entry('Dinero real', '/dinero-real/', 'Ordenados por cómo pagan'), entry('Comparador', '/dinero-real/#comparador')],
          },
        ],
      },
      {
        name: games,
        cta: null,
        ctaLink: null,
        linksGroups: [{ title: games, links: [entry('Una página larga', '/larga/'), entry('Corta', '/corta/')] }],
      },
      { name: about, cta: null, ctaLink: { ...plain, url: '/nosotros/', title: about }, linksGroups: [] },
    ],
  };
}

function footerTopOf(locale: ContentLocale): NavigationGroup {
  const { all, about } = words[locale];
  const item = (name: string, url: string) => ({ name, cta: null, ctaLink: { ...plain, url, title: name }, linksGroups: [] });
  return { groupName: 'Footer Top', locale, navigationItems: [item(all, '/resenas/'), item(about, '/nosotros/')] };
}

const siteNames = ['LupaJuegos', 'LupaApuestas', 'LupaBingo', 'LupaPóker', 'LupaPerú', 'LupaRuleta', 'LupaVivo', 'LupaRaspe', 'LupaFútbol'];

function globalsOf(locale: ContentLocale): Globals {
  const [example] = globalsExample;
  if (!example) throw new Error('The examples of the contracts have changed.');
  const column = (title: string): Footer['linksArea'][number] => ({
    linkTitle: { title, link: '/resenas/' },
    links: [
      { text: 'Dinero real', link: '/dinero-real/' },
      { text: 'Correcciones', link: 'correcciones@lupacasino.example' },
    ],
  });
  const trusted = (title: string): Footer['trustedArea'] => ({ ...example.footer.trustedArea, title });
  return {
    ...example,
    footer: {
      ...example.footer,
      linksArea: [column(`Casinos ${locale}`), column('Bonos'), column('Cuidarse'), column('La casa')],
      linksAreaFr: [column('Casinos au Québec')],
      linksAreaOntario: locale === 'en' ? [column('Ontario casinos')] : [],
      trustedArea: trusted(`Juego responsable ${locale}`),
      trustedAreaFr: trusted('Jeu responsable'),
      trustedAreaOntario: locale === 'en' ? trusted('Responsible gambling in Ontario') : { title: '', description: '', items: [] },
      networkInterlinkingArea: {
        title: 'Nuestra red',
        description: 'Sitios hermanos',
        sites: siteNames.map((casinoName) => ({
          casinoName,
          casinoLink: `https://${slugify(casinoName)}.example/`,
          casinoLogo: 'media/lupajuegos.png',
          casinoColor: '#0B3A53',
        })),
      },
    },
  };
}
