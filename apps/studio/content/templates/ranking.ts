import { block, type PageTemplate, questions, safeGamblingBox } from './template.ts';

export const ranking: PageTemplate = {
  id: 'ranking',
  name: 'Ranking y comparativa',
  purpose: 'Una toplist, su comparador y con qué regla se ordena.',
  subject: 'toplists',
  subjectLabel: 'Toplist',
  parent: '/',
  sitemapCategory: 'Principal',
  propose: ({ name, key }) => ({
    internalName: name,
    title: `${name}: el ranking de hoy`,
    path: `/${key}/`,
    description: `${name}, en orden y con su regla a la vista: nota, plazos medidos y un comparador para ponerlos lado a lado.`,
  }),
  build: ({ name, toplist }) => [
    block('heroSection', { variant: 'default', title: name }, 'Una o dos frases: con qué regla se ordena y por qué.'),
    block('topList', { variant: 'default', title: 'El orden de hoy', toplist, visibleEntries: 5, showFilters: true }),
    block('casinoComparator', { title: 'Ponlos lado a lado', toplist }),
    block('contentSection', { title: 'Cómo se ordena' }, 'Qué se midió, cuándo, y qué no cuenta.'),
    block('list', { title: 'Antes del primer depósito', style: 'steps', items: [{ title: '' }] }, 'Un paso por elemento.'),
    questions('Dudas frecuentes', ''),
    safeGamblingBox(),
  ],
};
