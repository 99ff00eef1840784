import { examplesOf } from '../shared/examples/examplesOf.ts';

const reviews = [
  {
    name: 'Marcela',
    city: 'Valparaíso',
    date: '2026-10-30',
    score: 5,
    text: 'Pedí $85.000 a CuentaRUT un jueves a las 11 y a las 15 ya estaban. Me habían pedido el carnet la primera vez, después nunca más.',
    reply: null,
  },
  {
    name: 'Rodrigo T.',
    city: 'Rancagua',
    date: '2026-10-12',
    score: 2,
    text: 'El bono está bien explicado, pero la transferencia del viernes llegó el martes. Nadie me avisó que los fines de semana no corre.',
    reply: 'Hola, Rodrigo. Las transferencias bancarias salen de lunes a viernes; lo pusimos en la caja de retiro desde el 15 de octubre.',
  },
  {
    name: 'Pía',
    city: 'Temuco',
    date: '2026-09-18',
    score: 4,
    text: 'Buen catálogo y el chat contesta. Le falta una app, aunque en el celular anda fluido.',
    reply: null,
  },
];

const many = Array.from({ length: 9 }, (_, index) => ({
  name: ['Camila', 'Jorge', 'Anita', 'Esteban', 'Luz'][index % 5],
  city: ['Arica', 'La Serena', 'Concepción', ''][index % 4],
  date: `2026-0${9 - index}-1${index}`,
  score: [5, 4, 1, 3, 4.5][index % 5],
  text:
    index === 2
      ? 'Perdí más de lo que quería y cuando pedí la autoexclusión por chat me ofrecieron un bono. Tuve que insistir tres veces, por correo y con copia, para que cerraran la cuenta. Después de eso cumplieron: no me llegó ningún mensaje más, y la plata que quedaba me la devolvieron completa a la misma cuenta desde donde deposité.'
      : 'Sin problemas para depositar con Webpay. El retiro tardó lo que dice la página.',
  reply: index === 2 ? 'Lamentamos lo que pasó. Capacitamos de nuevo al equipo de ese turno.' : null,
}));

/** Their partner is in examplePartners.ts. */
export const userReviewsExamples = examplesOf('userReviews', {
  usual: {
    id: 'opiniones-andino',
    title: 'Lo que cuentan quienes juegan ahí',
    partner: 'casino-andino',
    intro: [
      {
        kind: 'paragraph',
        html: 'Las recibimos por formulario y pedimos un comprobante de depósito o de retiro. No publicamos las que no lo traen.',
      },
    ],
    reviews,
  },
  single: { id: 'opiniones-una', partner: 'casino-andino', reviews: [{ name: 'Pía', score: 4, text: 'Cumple.' }] },
  long: {
    id: 'opiniones-largas',
    title: 'Opiniones de jugadores de Casino Andino en todo Chile, desde Arica hasta Punta Arenas',
    partner: 'casino-andino',
    reviews: [
      ...many,
      {
        name: 'Un nombre de usuario larguísimo que alguien eligió un domingo',
        city: 'San Francisco de Mostazal',
        date: '2025-12-31',
        score: 3,
        text: 'Correcto.',
        reply: null,
      },
    ],
  },
  withBrokenReviews: {
    id: 'opiniones-rotas',
    title: 'Datos rotos',
    partner: 'casino-andino',
    reviews: [
      { name: 'Sin nota', text: 'No cuenta' },
      { name: 'Ema', score: 9, text: 'Fuera de la escala' },
      { name: 'Ema', date: 'ayer', score: 3, text: 'Esta sí.' },
    ],
  },
});
