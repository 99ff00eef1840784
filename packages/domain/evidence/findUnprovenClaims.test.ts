// Requirements: 10.14.
import { describe, expect, it, test } from 'vitest';
import { findUnprovenClaims, readBlockPassages } from './findUnprovenClaims.ts';

const names = ['Faro Austral', 'Nevado Once', 'Chucao'];
const scope = { names, isAboutOne: false, isSpanish: true };
const claimsIn = (text: string, changes: Partial<typeof scope> = {}) =>
  findUnprovenClaims([{ place: 1, text }], { ...scope, ...changes }).map(({ kind, claim }) => `${kind}: ${claim}`);

describe('in a text about a casino', () => {
  it.each([
    ['Pagó $40.000 y nada más.', ['number: $40.000']],
    ['El 61 % responde.', ['number: 61 %']],
    ['Elegimos veinte tragamonedas al azar.', ['number: veinte', 'test: Elegimos']],
    ['Aprobaron el carnet en 47 minutos.', ['duration: 47 minutos']],
    ['Llega en menos de un día.', ['duration: un día']],
    ['El chat cierra a las nueve de la noche.', ['time: a las nueve']],
    ['Se cortó a las 22:15.', ['time: 22:15']],
    ['Los domingos no hay nadie.', ['weekday: domingos']],
    ['Cerró el 15 de mayo de 2026.', ['date: 15 de mayo de 2026']],
    ['Existe desde 2019.', ['date: 2019']],
    ['Hay una sucursal en Temuco.', ['place: sucursal']],
    ['Es el más rápido.', ['rank: el más rápido']],
    ['Ninguno paga antes.', ['rank: Ninguno paga antes']],
    ['Paga más rápido que todos.', ['rank: más rápido que todos']],
    ['Su rollover de {{offerRollover:chucao}} veces está en el promedio.', ['rank: en el promedio']],
    ['Es la mejor de la lista.', ['rank: la mejor']],
    ['Llamamos y nadie sabía.', ['test: Llamamos']],
    ['Por correo nos contestaron en inglés.', ['test: nos contestaron']],
    ['En nuestra prueba no hubo cobros.', ['test: nuestra prueba']],
  ])('%s', (text, claims) => expect(claimsIn(text, { isAboutOne: true })).toEqual(claims));

  it.each([
    'Solo para mayores de 18 años, con verificación en dos pasos y TLS 1.3.',
    'La Ley 21.719 y el boletín 14.838-03 siguen en disputa; llama al 600 360 7777 o a la línea *4141.',
    'Así terminan {{offerLost:chucao}} de 100 personas.',
    'Pedimos {{withdrawalAmount:chucao}} un {{withdrawalDay:chucao}}.',
    'Pedimos el retiro por Khipu. Llegó en {{withdrawalTime:chucao}}.',
    'Veinte al azar: por ejemplo así, y {{gamesReduced:chucao}} corrían por debajo de la versión más alta de su estudio.',
    'El peor retiro tardó {{worstWithdrawal:chucao}}.',
    'Es el más lento, dicen los [registros](/datos/).',
    'Por ejemplo, con $10.000 hay que apostar treinta veces.',
    'Pagó en 22 minutos ([registro](/datos/registros.json)).',
    'Llegó un martes, <a href="/resenas/chucao/#registro-3">según el registro</a>.',
    'Nevado Once y la mejor manera de perder la paciencia.',
    'La primera vez conviene leer los términos.',
  ])('nothing is claimed by: %s', (text) => expect(claimsIn(text, { isAboutOne: true })).toEqual([]));

  it('a link to the review itself is no evidence', () =>
    expect(claimsIn('Pagó en [22 minutos](/resenas/chucao/).', { isAboutOne: true })).toEqual(['duration: 22 minutos']));

  it('a figure is no evidence for another number that is typed', () =>
    expect(claimsIn('Llegó en {{withdrawalTime:chucao}}, con 47 minutos del banco.', { isAboutOne: true })).toEqual([
      'duration: 47 minutos',
    ]));

  it('another language has what is neutral', () =>
    expect(claimsIn('They paid $40 at 22:15, the best of 3.', { isAboutOne: true, isSpanish: false })).toEqual([
      'time: 22:15',
      'number: $40',
    ]));
});

describe('in any other text', () => {
  it('only what is said of a casino is a claim: its sentence, and the next that goes on about it', () => {
    expect(claimsIn('Un retiro toma 24 horas. Mira los términos.')).toEqual([]);
    expect(claimsIn('Faro Austral tarda 24 horas.')).toEqual(['duration: 24 horas']);
    expect(claimsIn('{{rating:chucao}} es la mejor nota.')).toEqual(['rank: la mejor']);
    expect(claimsIn('Lo pedimos en Faro Austral. Llegó en 24 horas. Un banco tarda 48 horas.')).toEqual([
      'test: pedimos',
      'duration: 24 horas',
    ]);
    expect(claimsIn('Faro Austral es otra cosa.\n\nLlegó en 24 horas.')).toEqual([]);
  });

  it('what is typed about a test is a claim, whatever casino it was; that there are tests is none', () => {
    expect(claimsIn('Lo aceptaron tres de los casinos donde lo probamos.')).toEqual(['number: tres']);
    expect(claimsIn('Depositamos plata nuestra y cuenta el retiro más lento.')).toEqual([]);
  });

  it.each(['Chucao Games tiene 12 juegos.', 'Blackjack Chucao reparte 6 mazos.'])(
    'a studio or a game of a similar name is no casino: %s',
    (text) => expect(claimsIn(text)).toEqual([]),
  );

  it('a casino whose name is not written yet is named nowhere', () =>
    expect(claimsIn('Un retiro toma 24 horas.', { names: [''] })).toEqual([]));
});

test('texts of blocks are read with their places, without keys, addresses, tables and readers’ opinions', () => {
  const blocks = [
    { type: 'heroSection', id: 'a b', title: 'Un título', url: '/a b/', image: { src: 'a b.png', alt: 'Un dibujo' } },
    { type: 'table', rows: [{ cells: [{ value: 'Faro Austral, 3 horas' }] }] },
    { type: 'userReviews', intro: [], reviews: [{ text: 'Pagó en 3 horas' }] },
    {
      type: 'contentSection',
      body: [
        { kind: 'heading', level: 2, html: 'En 2026' },
        { kind: 'list', items: ['Una <b>cosa</b>'] },
      ],
    },
  ];
  expect(readBlockPassages(blocks).map(({ place, text, isHeading }) => [place, text, isHeading])).toEqual([
    [1, 'Un título', true],
    [1, 'Un dibujo', false],
    [4, 'En 2026', true],
    [4, 'Una <b>cosa</b>', false],
  ]);
});
