import type { DemoPage } from '../writing/demoPage.ts';
import { readPage } from '../writing/readPage.ts';
import { aboutPage } from './about.ts';
import { correctionsPage } from './corrections.ts';
import { methodPage } from './method.ts';
import { personPages } from './people.ts';
import { responsiblePage } from './responsible.ts';

/** About the site itself. The site adds the list of pages to the sitemap, and heading and link home to the page that is not found. */
export const housePages: DemoPage[] = [
  aboutPage,
  ...personPages,
  methodPage,
  correctionsPage,
  responsiblePage,
  ...['privacidad', 'terminos', 'mapa-del-sitio', 'no-encontrada'].map((name) => readPage(`pages/${name}`)),
];
