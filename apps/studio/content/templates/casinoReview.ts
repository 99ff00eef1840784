import { countryName, currencyUnits } from '@lupa/domain/marketNames.ts';
import { block, type PageTemplate, questions, safeGamblingBox, type Subject, type TemplateBlock } from './template.ts';

function build(casino: Subject): TemplateBlock[] {
  const { name, id: partner } = casino;
  return [
    block(
      'heroSection',
      { variant: 'casino-review', title: `${name}: reseña y prueba con plata propia`, partner },
      'Dos frases: lo mejor, lo peor y para quién es.',
    ),
    block(
      'infoBox',
      { tone: 'info', title: 'Licencia y situación legal', link: { title: 'Por qué decimos esto', url: '/guias/situacion-legal/' } },
      `Qué licencia declara, quién la dio y qué día se comprobó. Nunca que es legal en ${countryName}.`,
    ),
    block(
      'generalReview',
      {
        title: 'Veredicto',
        partner,
        sections: [
          { title: 'Pagos: cómo los probamos', criterion: 'payments' },
          { title: 'Confianza: quién responde', criterion: 'trust' },
          { title: 'Atención: el trato', criterion: 'support' },
        ],
      },
      'La opinión en dos o tres párrafos con cifras, y un párrafo por apartado.',
    ),
    block('prosCons', { title: 'A favor y en contra', partner }),
    block('ratings', { title: `La nota de ${name}, parte por parte`, partner }),
    block('recordTimeline', { title: 'Retiros medidos', partner }),
    block(
      'contentSection',
      { title: 'Depósitos y retiros' },
      'Cómo entra y sale la plata: métodos, plazos, mínimos y topes, con la fecha de la prueba.',
    ),
    ...methodTable(casino),
    block(
      'contentSection',
      { title: `El bono de ${name}, en ${currencyUnits}` },
      `Qué hay que apostar, en ${currencyUnits} y con un ejemplo, y qué dice la letra chica.`,
    ),
    block('contentSection', { title: 'Qué se puede jugar' }, 'Cuántos juegos, de qué tipos y con qué RTP.'),
    ...gamesToTry(casino),
    block('offerChanges', { title: 'Qué cambió en sus bonos', partner }),
    questions(
      `Preguntas sobre ${name}`,
      `¿${name} es legal en ${countryName}?`,
      `¿Cuánto demora un retiro en ${name}?`,
      '¿Puedo jugar sin bono?',
    ),
    block('authorBox', { title: 'Quién hizo esta prueba', showUpdatedDate: true }, 'Cuándo se probó y con cuánto. Vacío: la biografía.'),
    safeGamblingBox(),
  ];
}

function methodTable({ name, methods }: Subject): TemplateBlock[] {
  if (methods.length === 0) return [];
  const cell = (value: string) => ({ value });
  const rows = methods.map((method) => ({
    cells: [cell(method.name), cell(method.deposits ? 'Sí' : 'No'), cell(method.withdrawals ? 'Sí' : 'No')],
  }));
  const columns = ['Método', 'Depósito', 'Retiro'].map((column) => ({ name: column }));
  return [block('table', { title: 'Métodos de pago', caption: `Según la ficha de ${name}.`, columns, rows })];
}

function gamesToTry({ name, providers, gameTypes }: Subject): TemplateBlock[] {
  if (providers.length === 0) return [];
  return [
    block('freeGames', {
      title: `Lo que se juega en ${name}`,
      providerIds: providers,
      gameTypes: gameTypes as never,
      pageSize: 6,
      showFilters: false,
    }),
  ];
}

export const casinoReview: PageTemplate<'partners'> = {
  id: 'resena',
  name: 'Reseña de casino',
  purpose: 'El veredicto, la nota y lo medido de un casino.',
  subject: 'partners',
  subjectLabel: 'Casino',
  parent: '/resenas/',
  sitemapCategory: 'Reseñas',
  propose: ({ name, key }) => ({
    internalName: `Reseña ${name}`,
    title: `Reseña de ${name}: pagos, bonos y nota`,
    path: `/resenas/${key}/`,
    description: `${name} a la lupa: cuánto tarda en pagar, cuánto cuesta su bono y qué respalda su licencia.`,
  }),
  build,
};
