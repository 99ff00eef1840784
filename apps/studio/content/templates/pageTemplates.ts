import { currencyUnits } from '@lupa/domain/marketNames.ts';
import { catalogueTemplates } from './catalogueTemplates.ts';
import { casinoReview } from './casinoReview.ts';
import { helpPage, homePage, privacyPage } from './siteTemplates.ts';
import { block, type OwnSubject, type PageTemplate, questions, safeGamblingBox } from './template.ts';

const guide: PageTemplate<OwnSubject> = {
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

const ranking: PageTemplate<OwnSubject> = {
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

const bonusPage: PageTemplate<OwnSubject> = {
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
    block('bonusCards', { title: 'Los bonos con que más gente retira algo', toplist, limit: 6 }),
    block(
      'contentSection',
      { title: 'Un ejemplo con lápiz y papel' },
      'Un depósito, el bono, lo que hay que apostar y cuántos no retiran nada.',
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

const paymentPage: PageTemplate<OwnSubject> = {
  id: 'metodo-de-pago',
  name: 'Método de pago',
  purpose: 'Qué casinos lo aceptan, y cómo se deposita y se retira con él.',
  subject: 'payment-methods',
  subjectLabel: 'Método de pago',
  parent: '/metodos-de-pago/',
  sitemapCategory: 'Métodos de pago',
  propose: ({ name, key }) => ({
    internalName: name,
    title: `Casinos con ${name}: depósitos y retiros`,
    path: `/metodos-de-pago/${key}/`,
    description: `Casinos que reciben y pagan con ${name}: plazos medidos, mínimos, costos y cuidados.`,
  }),
  build: ({ id: paymentMethod, name, toplist }) => [
    block(
      'heroSection',
      { variant: 'payment', title: `Casinos con ${name}`, paymentMethod },
      'Una o dos frases: de dónde sale la plata y para qué sirve.',
    ),
    ...(toplist === null
      ? []
      : [block('topList', { variant: 'default', title: 'Los que reciben y pagan, primero', toplist, visibleEntries: 4 })]),
    block('contentSection', { title: `Cómo funciona ${name}` }, 'Qué se necesita, cuánto demora y quién paga la comisión.'),
    block('prosCons', { title: 'Para quién es' }, 'Lo que conviene y lo que no, un punto por entrada.'),
    block('contentSection', { title: `Retirar con ${name}` }, 'Qué casinos pagan por la misma vía y cuánto tardó, con fecha.'),
    block('list', { title: 'Cuidados', style: 'checks', items: [{ title: '' }] }, 'Un cuidado comprobado por elemento.'),
    questions(`Dudas sobre ${name}`, `¿Puedo retirar con ${name}?`),
    block('usefulLinks', { title: `Si ${name} no te calza`, links: [{ title: 'Todos los métodos de pago', url: '/metodos-de-pago/' }] }),
    block('contentSection', { title: 'Fuentes' }, 'Cada fuente con su enlace y el día en que se vio.'),
  ],
};

export const pageTemplates: readonly PageTemplate<OwnSubject>[] = [
  casinoReview,
  guide,
  ranking,
  bonusPage,
  paymentPage,
  homePage,
  privacyPage,
  helpPage,
];

export const findTemplate = (id: unknown): PageTemplate | undefined =>
  [...pageTemplates, ...catalogueTemplates].find((template) => template.id === id);
