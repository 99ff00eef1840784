import { currencyUnits } from '@lupa/domain/marketNames.ts';
import { block, type PageTemplate, questions, safeGamblingBox } from './template.ts';

export const guide: PageTemplate = {
  id: 'guia',
  name: 'Guía',
  purpose: 'Explica un tema paso a paso.',
  subject: 'topic',
  subjectLabel: 'Tema',
  parent: '/guias/',
  sitemapCategory: 'Guías',
  propose: ({ name, key }) => ({
    internalName: `Guía: ${name}`,
    title: name,
    path: `/guias/${key}/`,
    description: `${name}: qué hay que saber, paso a paso y con ejemplos en ${currencyUnits}.`,
  }),
  build: ({ name }) => [
    block('heroSection', { variant: 'default', title: name, eyebrow: 'Guía' }, 'Una o dos frases: lo que se aprende aquí.'),
    block('contentSection', { title: 'Lo primero que hay que saber' }, `La respuesta corta, con un ejemplo en ${currencyUnits}.`),
    block(
      'list',
      { title: 'Paso a paso', style: 'steps', items: [{ title: '' }] },
      'Un paso por elemento: qué se hace y cómo se sabe que resultó.',
    ),
    block('contentSection', { title: 'Lo que puede salir mal' }, 'Los tropiezos que vimos y cómo se evitan.'),
    questions(`Preguntas sobre este tema`, ''),
    block('usefulLinks', { title: 'Para seguir', links: [{ title: 'Todas las guías', url: '/guias/' }] }),
    block('authorBox', { title: 'Quién escribe esta guía', showUpdatedDate: true }, 'Qué se comprobó y cuándo. Vacío: la biografía.'),
    safeGamblingBox(),
  ],
};
