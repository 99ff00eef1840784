import { block, type PageTemplate, questions, type Subject, type TemplateBlock } from './template.ts';

function build({ id: paymentMethod, name, toplist }: Subject): TemplateBlock[] {
  return [
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
  ];
}

export const paymentPage: PageTemplate = {
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
  build,
};
