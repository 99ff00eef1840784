import { formatReturn, gamesOfType, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, firstGame, gameTypePage } from './gameTypePage.ts';
import { percentOf } from './odds.ts';

const tables = gamesOfType('BLACKJACK');
const { count, averageReturn } = formatType('BLACKJACK');
const returning = (returned: number) => tables.filter((game) => numberOf(game, 'RTP') === returned).length;
const [usual, sixToFive] = [99.6, 98.24];
const cost = (returned: number) => formatPesos(Math.round(70 * 2000 * (1 - returned / 100)));

const hard: [hand: string, against: [string, string, string, string]][] = [
  ['8 o menos', ['Pedir', 'Pedir', 'Pedir', 'Pedir']],
  ['9', ['Doblar desde el 3', 'Pedir', 'Pedir', 'Pedir']],
  ['10', ['Doblar', 'Doblar', 'Pedir', 'Pedir']],
  ['11', ['Doblar', 'Doblar', 'Doblar', 'Pedir']],
  ['12', ['Plantarse desde el 4', 'Pedir', 'Pedir', 'Pedir']],
  ['13 a 16', ['Plantarse', 'Pedir', 'Pedir', 'Pedir']],
  ['17 o más', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
];
const soft: typeof hard = [
  ['As y 2 o 3', ['Doblar con 5 y 6', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 4 o 5', ['Doblar desde el 4', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 6', ['Doblar desde el 3', 'Pedir', 'Pedir', 'Pedir']],
  ['As y 7', ['Doblar desde el 3', 'Plantarse con 7 y 8', 'Pedir', 'Pedir']],
  ['As y 8 o 9', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
];
const pairs: typeof hard = [
  ['Ases', ['Separar', 'Separar', 'Separar', 'Separar']],
  ['Dieces', ['Plantarse', 'Plantarse', 'Plantarse', 'Plantarse']],
  ['Nueves', ['Separar', 'Separar con 8 y 9', 'Plantarse', 'Plantarse']],
  ['Ochos', ['Separar', 'Separar', 'Separar', 'Separar']],
  ['Sietes', ['Separar', 'Separar con 7', 'Pedir', 'Pedir']],
  ['Seises', ['Separar', 'Pedir', 'Pedir', 'Pedir']],
  ['Cincos', ['Doblar', 'Doblar', 'Pedir', 'Pedir']],
  ['Cuatros', ['Separar con 5 y 6', 'Pedir', 'Pedir', 'Pedir']],
  ['Doses y treses', ['Separar', 'Separar con 7', 'Pedir', 'Pedir']],
];
const rowsOf = (hands: typeof hard) => hands.map(([hand, against]) => [`**${hand}**`, ...against]);

export const blackjackPage = gameTypePage({
  internalName: 'Blackjack gratis',
  slug: '/juegos-gratis/blackjack/',
  title: 'Blackjack gratis y la estrategia básica completa',
  description: `${count} mesas de blackjack para practicar con créditos, la tabla de estrategia básica y lo que cuesta cada regla de la casa en porcentaje.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-14',
  blocks: [
    hero(
      'Blackjack gratis',
      'Es el juego de casino en el que más pesa lo que uno decide. Bien jugado cuesta medio peso de cada cien; jugado a ojo, dos o tres.',
      {
        eyebrow: `${count} mesas · RTP medio ${averageReturn}`,
        cta: link('Practicar con créditos', '#freeGames-juegos'),
        image: 'ilustracion-blackjack.png',
      },
    ),
    list('Las reglas en seis líneas', 'steps', [
      ['El objetivo', 'Sumar más que la casa sin pasar de 21. Las figuras valen 10 y el as, 1 u 11.'],
      ['El reparto', 'Dos cartas para ti, dos para la casa: una a la vista.'],
      ['Pedir o plantarse', 'Si te pasas pierdes en el acto, aunque la casa se pase después. De ahí sale su ventaja.'],
      ['Doblar', 'Una apuesta igual y una sola carta más.'],
      ['Separar', 'Con dos cartas iguales, dos manos con una apuesta cada una.'],
      ['Blackjack', 'As y figura de entrada pagan 3 a 2. Si la mesa dice 6 a 5, busca otra.'],
    ]),
    freeGames('Mesas para practicar', 'Ábrelas al lado de la tabla de más abajo. Cien manos con créditos bastan para dejar de dudar.', {
      id: 'juegos',
      gameTypes: ['BLACKJACK'],
      pageSize: 12,
    }),
    section(
      'La estrategia básica',
      `Para cada mano existe una jugada que pierde menos. No es opinión: sale de calcular todas las cartas posibles. Las tres tablas valen para **seis mazos, casa que se planta en 17 y doble después de separar**, la mesa más común de nuestro catálogo.

Se leen así: a la izquierda tu mano, arriba la carta visible de la casa. Donde dice «doblar» y ya tienes tres cartas, pide.`,
      { link: link('La guía, carta por carta', '/guias/estrategia-blackjack/') },
    ),
    table('Manos duras', ['Tu mano', 'Casa 2 a 6', 'Casa 7 a 9', 'Casa 10', 'Casa as'], rowsOf(hard)),
    table(
      'Manos blandas',
      ['Tu mano', 'Casa 2 a 6', 'Casa 7 a 9', 'Casa 10', 'Casa as'],
      rowsOf(soft),
      'Blanda es la mano con un as que vale 11: no se pasa con una carta más. Con as y 7 contra un 2, plántate.',
    ),
    table('Pares', ['Tu mano', 'Casa 2 a 6', 'Casa 7 a 9', 'Casa 10', 'Casa as'], rowsOf(pairs)),
    table(
      'Lo que cuesta cada regla',
      ['Regla de la mesa', 'Cambia la ventaja de la casa en'],
      [
        ['El blackjack paga **6 a 5** en vez de 3 a 2', '+1,36 %'],
        ['La casa **pide con 17 blando**', '+0,22 %'],
        ['No se puede doblar después de separar', '+0,14 %'],
        ['La casa no mira su segunda carta antes de jugar', '+0,11 %'],
        ['Se puede **rendir** la mano por la mitad', '-0,08 %'],
      ],
      `Valores aproximados sobre una mesa de ${percentOf(1 - usual / 100)} de ventaja.`,
    ),
    firstGame(
      106,
      ({ rtp, game }) =>
        `Tiene las reglas de las tablas de arriba y avisa cuando uno se aparta de ellas. Con estrategia devuelve ${rtp}; los errores más comunes están en [su página](${game.localUrl ?? '#'}).`,
    ),
    section(
      'Cuánto se nota en una hora',
      `A setenta manos de $2.000 por hora se apuestan ${formatPesos(140_000)}. En una mesa de ${formatReturn(usual)} se pierden en promedio **${cost(usual)}**; en una de 6 a 5, **${cost(sixToFive)}**. En el catálogo hay ${returning(usual)} de las primeras y ${returning(sixToFive)} de las segundas, con el mismo paño verde y casi el mismo nombre.

Los promedios esconden la noche. En setenta manos una racha de $20.000 para arriba o para abajo es corriente: la estrategia baja el costo, no el azar.`,
    ),
    questions('Preguntas sobre el blackjack', [
      [
        '¿Sirve contar cartas en línea?',
        'Contra un juego virtual no: baraja antes de cada mano. En vivo cortan el mazo por la mitad, y con eso la ventaja posible es casi nula.',
      ],
      [
        '¿Conviene el seguro?',
        'No. Paga 2 a 1 un resultado que ocurre menos de una vez cada tres: cuesta alrededor de 7 % de lo asegurado.',
      ],
      [
        '¿Y las apuestas laterales?',
        'Pares, 21+3 y parecidas tienen entre 3 y 8 % de ventaja, muchas veces más que toda la mano. Están ahí por eso.',
      ],
      [
        '¿Por qué pierdo con 16 contra 10 si hago lo correcto?',
        'Porque es la peor mano del juego. Plantándose se pierde 77 % de las veces; pidiendo, el promedio sale apenas mejor. La estrategia elige la pérdida menor, no la que duele menos.',
      ],
    ]),
  ],
});
