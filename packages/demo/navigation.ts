import type { ContentLocale } from '@lupa/contracts/locale.ts';
import { simple, type MenuItem } from './navigation/menu.ts';
import { spanishHeader } from './navigation/spanishHeader.ts';

export type DemoNavigationItem = MenuItem;
export type DemoNavigationGroup = { groupName: string; locales: Partial<Record<ContentLocale, MenuItem[]>> };

const header: DemoNavigationGroup = {
  groupName: 'Header',
  locales: {
    es_CL: spanishHeader,
    en: [
      simple('Ranking', '/en/#topList-ranking'),
      simple('Compare', '/en/#comparador'),
      simple('How we test', '/en/#contentSection-method'),
      simple('Reviews (in Spanish)', '/resenas/'),
    ],
    fr_CA: [
      simple('Classement', '/fr/#topList-ranking'),
      simple('Comparer', '/fr/#comparador'),
      simple('Notre méthode', '/fr/#contentSection-method'),
      simple('Évaluations (en espagnol)', '/resenas/'),
    ],
    de_DE: [
      simple('Rangliste', '/de/#topList-ranking'),
      simple('Vergleichen', '/de/#comparador'),
      simple('So testen wir', '/de/#contentSection-method'),
      simple('Tests (auf Spanisch)', '/resenas/'),
    ],
  },
};

const footerTop: DemoNavigationGroup = {
  groupName: 'Footer Top',
  locales: {
    es_CL: [
      simple('Reseñas', '/resenas/'),
      simple('Dinero real', '/dinero-real/'),
      simple('Guías', '/guias/'),
      simple('Juego responsable', '/juego-responsable/'),
      simple('Mapa del sitio', '/sitemap/'),
    ],
    en: [simple('Home', '/en/'), simple('Ranking', '/en/#topList-ranking')],
    fr_CA: [simple('Accueil', '/fr/'), simple('Classement', '/fr/#topList-ranking')],
    de_DE: [simple('Startseite', '/de/'), simple('Rangliste', '/de/#topList-ranking')],
  },
};

export const navigationGroups: DemoNavigationGroup[] = [header, footerTop];
