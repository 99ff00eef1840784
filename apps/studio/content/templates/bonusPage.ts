import { currencyUnits } from '@lupa/domain/marketNames.ts';
import { block, type PageTemplate, questions, safeGamblingBox } from './template.ts';

export const bonusPage: PageTemplate = {
  id: 'bono',
  name: 'Página de bono',
  purpose: `Un tipo de bono, con la cuenta en ${currencyUnits} de cada oferta.`,
  subject: 'toplists',
  subjectLabel: 'Toplist de los bonos',
  parent: '/bonos/',
  sitemapCategory: 'Bonos',
  propose: ({ name, key }) => ({
    internalName: name,
    title: `${name}: cuánto cuestan en ${currencyUnits}`,
    path: `/bonos/${key.replace(/^bonos-/, '')}/`,
    description: `${name} con su rollover traducido a ${currencyUnits}: cuánto hay que apostar, en qué plazo y cuándo conviene decir que no.`,
  }),
  build: ({ name, toplist }) => [
    block('heroSection', { variant: 'default', title: name }, 'Una o dos frases: qué da este bono y qué cuesta.'),
    block('bonusCards', { title: 'Los más llevaderos', toplist, limit: 6 }),
    block(
      'contentSection',
      { title: 'Un ejemplo con lápiz y papel' },
      'Un depósito, el bono, lo que hay que apostar y cuántos lo pierden todo.',
    ),
    block(
      'list',
      { title: 'Cómo tomarlo sin enredarse', style: 'bullets', items: [{ title: '' }] },
      'Una condición por elemento: apuesta máxima, plazo, juegos que cuentan.',
    ),
    questions('Preguntas sobre este bono', ''),
    block('usefulLinks', { title: 'Seguir con la cuenta', links: [{ title: 'Todos los bonos', url: '/bonos/' }] }),
    safeGamblingBox(),
  ],
};
