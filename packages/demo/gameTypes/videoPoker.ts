import { gamesOfType, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, gameTypePage } from './gameTypePage.ts';
import { hourlyCost, oneIn, percentOf, videoPokerHands, videoPokerTables } from './odds.ts';

const machines = gamesOfType('VIDEO_POKER');
const { count, averageReturn } = formatType('VIDEO_POKER');
const fullPay = videoPokerTables[0].returned;
const machinesReturning = (returned: number) => machines.filter((game) => numberOf(game, 'RTP') === returned).length;
const handsPerHour = 500;
const cost = (returned: number) => formatPesos(hourlyCost(500, handsPerHour, returned));
const royal = videoPokerHands[0].chance;

export const videoPokerPage = gameTypePage({
  internalName: 'Video póker gratis',
  slug: '/juegos-gratis/video-poker/',
  title: 'Video póker gratis: tablas de pago y estrategia',
  description: `Practica en ${count} máquinas de video póker con créditos. Cómo reconocer una tabla 9/6, cada cuánto sale cada mano y qué cartas guardar.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-06',
  blocks: [
    hero(
      'Video póker gratis',
      'Cinco cartas, un cambio y una tabla de pagos a la vista. Es el único juego de máquina en que se puede saber el RTP antes de jugar, contando con los dedos.',
      { eyebrow: `${count} máquinas`, cta: link('Probar una máquina', '#freeGames-juegos'), image: 'ilustracion-video-poker.png' },
    ),
    section(
      'Mira dos filas y ya sabes cuánto devuelve',
      `En la versión más conocida, Jacks or Better, casi todo está fijo: el trío paga 3, el doble par 2, el par de J recupera la apuesta. Los casinos mueven dos filas, **el full y el color**, y con eso mueven el retorno.

Una máquina «9/6» paga 9 por el full y 6 por el color: devuelve **${percentOf(fullPay / 100)}** si se juega perfecto. Bájale a 6/5 y quedan ${percentOf(0.95)}. La pantalla es idéntica, las cartas también.`,
    ),
    table(
      'Full y color deciden',
      ['Tabla', 'RTP con juego perfecto', 'En nuestro catálogo', 'Una hora a $500 por mano'],
      videoPokerTables.map(({ name, returned }) => [
        `**${name}**`,
        percentOf(returned / 100),
        machinesReturning(returned) === 0
          ? '-'
          : `${machinesReturning(returned)} ${machinesReturning(returned) === 1 ? 'máquina' : 'máquinas'}`,
        cost(returned),
      ]),
      `Pérdida promedio en ${handsPerHour} manos. Conteo por el RTP que declara cada máquina; el promedio del catálogo es ${averageReturn}.`,
    ),
    freeGames('Máquinas para practicar', 'Abre la tabla de pagos antes de la primera mano. Es la costumbre que más plata ahorra.', {
      id: 'juegos',
      gameTypes: ['VIDEO_POKER'],
      pageSize: 12,
    }),
    table(
      'Cada cuánto sale cada mano',
      ['Mano', 'Paga', 'Probabilidad', 'Sale', 'Aporta al RTP'],
      videoPokerHands.map(({ name, pays, chance }) => [
        `**${name}**`,
        `${pays} a 1`.replace(' a 1', pays === 1 ? ' vez' : ' veces'),
        percentOf(chance),
        oneIn(chance),
        percentOf(pays * chance),
      ]),
      'Jacks or Better 9/6 con cinco monedas y juego perfecto. En las demás manos, más de la mitad, no se recupera nada.',
    ),
    list('Qué guardar: la primera línea que calce', 'steps', [
      'Escalera real, escalera de color o póker servidos.',
      'Cuatro cartas para la escalera real.',
      'Full, color, escalera o trío.',
      'Cuatro para escalera de color.',
      'Doble par y, después, un par de J o mayor.',
      'Tres para la escalera real.',
      'Cuatro para color.',
      'Un par bajo. Vale más que una carta alta suelta.',
      'Cuatro para una escalera abierta por los dos lados.',
      'Dos cartas altas del mismo palo; luego, tres para escalera de color.',
      'Dos cartas altas de distinto palo, las más bajas si son tres; luego, un 10 con J, Q o K de su palo.',
      'Una carta alta. Y si no hay ninguna, cambia las cinco.',
    ]),
    section(
      'Por qué se juega con cinco monedas',
      `La escalera real paga 250 por moneda hasta la cuarta y **800** con la quinta. Como sale ${oneIn(royal)} manos, esa diferencia vale ${percentOf(royal * 550)} de retorno: una 9/6 con una sola moneda deja de ser buena.

Si cinco monedas son mucho, busca una máquina con moneda más chica en lugar de apostar menos monedas. Y recuerda el tamaño de la espera: a ${handsPerHour} manos por hora, una escalera real llega cada ochenta horas en promedio. Sin ella, la misma máquina devuelve ${percentOf(fullPay / 100 - royal * 800)}.`,
    ),
    questions('Preguntas sobre video póker', [
      [
        '¿Se juega contra alguien?',
        'No. No hay rivales ni faroles, solo una tabla. Un par de dieces, que en una mesa puede ganar, aquí no paga nada.',
      ],
      [
        '¿La baraja es completa en cada mano?',
        'Sí: 52 cartas, 53 si hay comodín, barajadas de nuevo. Las cinco del cambio salen de las 47 que quedan.',
      ],
      [
        '¿Qué cuesta equivocarse?',
        'Con la lista corta de esta página se pierde menos de una décima de punto. Jugar por intuición cuesta entre dos y cuatro puntos, más que elegir mal la tabla.',
      ],
      [
        '¿Y Deuces Wild o Joker Poker?',
        'Tienen otras tablas y otra estrategia. Nada de lo que aparece en esta página sirve para ellas, así que practícalas con créditos antes de suponer.',
      ],
    ]),
  ],
});
