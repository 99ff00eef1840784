import { examplesOf } from '../shared/examples/examplesOf.ts';

const paragraph = (html: string) => ({ kind: 'paragraph', html });

const sections = [
  {
    title: 'Confianza',
    score: 9.4,
    body: [
      paragraph(
        'La licencia de Curazao aparece vigente en el registro público, a nombre de la misma empresa que firma los términos. No hay reclamos abiertos de más de un mes en las mesas de mediación que miramos.',
      ),
    ],
  },
  {
    title: 'Pagos',
    score: 9.5,
    body: [
      paragraph('Cuatro retiros en dieciocho meses: 3 h 25 min, 6 h, 11 h y 23 h. El más lento fue un viernes, por transferencia.'),
      {
        kind: 'list',
        ordered: false,
        items: ['A CuentaRUT el mismo día', 'Con Khipu, entre 1 y 6 horas', 'Sin comisión en ninguno de los dos'],
      },
    ],
  },
  {
    title: 'Bonos',
    score: 6.8,
    body: [
      paragraph(
        'Con un rollover de 35 veces conviene a quien ya pensaba jugar harto en tragamonedas. Al resto le sale mejor depositar sin bono.',
      ),
    ],
  },
];

export const generalReviewExamples = examplesOf('generalReview', {
  usual: {
    id: 'veredicto-andino',
    title: 'El veredicto',
    partner: 'casino-andino',
    body: [
      paragraph('Casino Andino es la cuenta que recomendamos cuando alguien pregunta por dónde empezar: paga a la hora que dice.'),
      paragraph(
        'Después de cuatro rondas de pruebas sigue siendo el casino en línea con menos sorpresas de los que revisamos. Cada cláusula que nos preocupaba la pudimos leer antes de depositar, y <strong>ninguna cambió sin aviso</strong> entre una visita y la otra.',
      ),
      paragraph('No tiene licencia chilena, porque no existe. La que tiene es de Curazao, y si algo sale mal hay que reclamar allá.'),
    ],
    sections,
  },
  withoutOffer: {
    id: 'veredicto-sin-oferta',
    title: 'Sin bono, y qué',
    partner: 'sin-oferta',
    body: [paragraph('Hoy no ofrece ningún bono. Para quien retira seguido, eso es una ventaja.')],
    sections: [],
  },
  outdated: {
    id: 'veredicto-roble',
    title: 'Por qué ya no lo recomendamos',
    partner: 'viejo-roble',
    body: [paragraph('En marzo cambió de dueño. En mayo dejó sin responder tres retiros nuestros.')],
    sections: [{ title: 'Pagos', score: 2.1, body: [paragraph('Dos de los tres retiros nunca llegaron.')] }],
  },
  expired: {
    id: 'veredicto-nevado',
    partner: 'nevado-bet',
    body: [paragraph('Un bono que se venció y nadie retiró.')],
  },
  long: {
    id: 'veredicto-largo',
    title: 'El veredicto sobre el casino con el nombre más largo de todos los que operan en línea desde el extranjero',
    partner: 'casino-del-sur-y-la-patagonia',
    body: [
      paragraph('Un párrafo de entrada.'),
      { kind: 'quote', html: 'Escribimos un domingo a las 2 de la mañana y respondieron en noventa segundos.' },
      { kind: 'heading', level: 3, html: 'Lo que viene con la cuenta' },
      ...Array.from({ length: 4 }, () => sections[0]?.body[0]),
    ],
    sections: [
      ...sections,
      ...sections.map((section) => ({ ...section, title: `${section.title}: lo que comprobamos en la segunda ronda de 2026` })),
    ],
  },
  withBrokenSections: {
    id: 'veredicto-roto',
    title: 'Datos rotos',
    partner: 'pacifico-play',
    body: [{ kind: 'unknown' }],
    sections: [{ score: 9 }, { title: 'Sin nota ni texto', score: 'mucho' }],
  },
});
