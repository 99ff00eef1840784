import { gamesOfType, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, firstGame, gameTypePage } from './gameTypePage.ts';
import { percentOf, rouletteBet } from './odds.ts';

const { count } = formatType('ROULETTE');
const wheels = gamesOfType('ROULETTE').map((game) => numberOf(game, 'RTP'));
const wheelsReturning = (returned: number) => wheels.filter((value) => value === returned).length;
const [single, french, double] = [97.3, 98.65, 94.74];

const bets: [name: string, covered: number, example: string][] = [
  ['Pleno', 1, 'El 17'],
  ['Caballo', 2, '17 y 20'],
  ['Transversal', 3, '16, 17 y 18'],
  ['Cuadro', 4, '16, 17, 19 y 20'],
  ['Seisena', 6, 'Del 16 al 21'],
  ['Docena o columna', 12, 'Del 13 al 24'],
  ['Rojo, par o mitad', 18, 'Rojo'],
];
const evenMoney = rouletteBet(18, 1);
const cost = (edge: number) => formatPesos(Math.round(60 * 1000 * edge));

export const roulettePage = gameTypePage({
  internalName: 'Ruleta gratis',
  slug: '/juegos-gratis/ruleta/',
  title: `Ruleta gratis: ${count} mesas y la cuenta de cada apuesta`,
  description:
    'Juega ruleta europea, francesa y americana con créditos. Probabilidad, pago y ventaja de la casa de cada apuesta, y por qué ningún sistema la cambia.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-12',
  blocks: [
    hero(
      'Ruleta gratis',
      `Treinta y siete casillas, una bola y una cuenta que cabe en una línea: la casa se queda con **${percentOf(rouletteBet(1, 1).edge)}** de lo apostado. Con dos ceros, con **${percentOf(rouletteBet(1, 2).edge)}**.`,
      { eyebrow: `${count} ruletas en el catálogo`, cta: link('Ir a las mesas', '#freeGames-juegos'), image: 'ilustracion-ruleta.png' },
    ),
    section(
      'De dónde sale el 2,70 %',
      `La ruleta europea tiene 37 números: del 1 al 36 y el cero. Un pleno paga 35 a 1, como si hubiera 36. Esa casilla de diferencia es toda la ganancia de la casa: 1 dividido por 37, **${percentOf(1 / 37)}**.

Lo elegante y lo cruel es que vale para todas las apuestas. Pleno, docena o color: cambia cada cuánto se acierta, no cuánto se pierde a la larga.

La americana agrega un doble cero y no cambia los pagos. Con 38 casillas la ventaja sube a ${percentOf(2 / 38)}, casi el doble, por una sola casilla más.`,
      { link: link('Cómo jugar ruleta, desde cero', '/guias/como-jugar-ruleta/') },
    ),
    table(
      'Qué paga y cada cuánto sale',
      ['Apuesta', 'Ejemplo', 'Paga', 'Sale con un cero', 'Sale con dos ceros'],
      bets.map(([name, covered, example]) => {
        const { pays, chance } = rouletteBet(covered, 1);
        return [`**${name}**`, example, `${pays} a 1`, percentOf(chance), percentOf(rouletteBet(covered, 2).chance)];
      }),
      `Ventaja de la casa en todas las filas: ${percentOf(evenMoney.edge)} con un cero y ${percentOf(rouletteBet(18, 2).edge)} con dos.`,
    ),
    freeGames('Mesas para probar', 'Con créditos y sin registro. Mira la ficha antes de sentarte: el RTP delata cuántos ceros hay.', {
      id: 'juegos',
      gameTypes: ['ROULETTE'],
      pageSize: 12,
    }),
    table(
      'Tres ruedas distintas',
      ['Rueda', 'Casillas', 'RTP', 'En el catálogo', 'Una hora a $1.000 por tiro'],
      [
        ['**Europea**', '37', percentOf(1 - 1 / 37), String(wheelsReturning(single)), cost(1 / 37)],
        ['**Francesa con «la partage»**', '37', percentOf(1 - 1 / 74), String(wheelsReturning(french)), cost(1 / 74)],
        ['**Americana**', '38', percentOf(1 - 2 / 38), String(wheelsReturning(double)), cost(2 / 38)],
      ],
      'Sesenta tiros por hora. En la francesa el RTP alto vale solo para color, par y mitad: si sale el cero, devuelve media apuesta.',
    ),
    list('Cómo se juega', 'steps', [
      ['Elige la ficha', 'El valor de la ficha es tu apuesta por casilla. Cubrir diez plenos a $500 son $5.000 por tiro.'],
      ['Cubre casillas', 'Números por dentro, colores y docenas por fuera. Se pueden combinar.'],
      ['Tira', 'En las mesas en vivo hay unos veinte segundos para apostar; en las demás, el tiempo que quieras.'],
      ['Cobra y decide', 'Lo ganado se suma y la apuesta ganadora queda en el paño. Retírala si no quieres repetirla.'],
    ]),
    firstGame(
      103,
      ({ rtp, minimumBet, game }) =>
        `Un cero, fichas desde ${minimumBet} y sin reloj: ${rtp} en todo el paño. La [ficha completa](${game.localUrl ?? '#'}) trae el costo de cada apuesta.`,
    ),
    section(
      'Los sistemas, con números',
      `La **martingala** dobla después de cada pérdida hasta acertar. Con $1.000 de base, siete pérdidas seguidas suman ${formatPesos(127_000)} y la octava apuesta es de ${formatPesos(128_000)}. Fallar siete veces seguidas tiene una probabilidad de ${percentOf((19 / 37) ** 7)} en cada intento: en doscientos tiros lo más probable es que pase. Y todo ese riesgo era para ganar $1.000.

**D'Alembert** y **Fibonacci** suben más lento y pierden más lento. Ninguno toca la ventaja: multiplicar apuestas de valor esperado negativo da un valor esperado negativo.

Lo único que mejora el resultado es la rueda. Pasar de dos ceros a uno ahorra la mitad.`,
    ),
    questions('Preguntas sobre la ruleta', [
      [
        '¿Existen números calientes?',
        'Existen en la pantalla, porque en cualquier serie al azar algunos salen más. No predicen el tiro siguiente. En 37 tiros lo normal es que unos 13 números no aparezcan ni una vez.',
      ],
      [
        '¿Es distinta una ruleta en vivo de una virtual?',
        'El margen es el mismo si la rueda tiene los mismos ceros. En vivo hay menos tiros por hora, y eso sí baja lo que se pierde.',
      ],
      [
        '¿Y las que multiplican plenos por 500?',
        'Pagan menos en los plenos comunes, casi siempre 29 a 1 en vez de 35, para financiar los multiplicadores. El RTP queda parecido y la volatilidad se dispara.',
      ],
      [
        '¿Puedo practicar sin plata?',
        'Sí, eso hacen todas las mesas de esta página. Los créditos no se cobran ni se compran; si se acaban, se recargan.',
      ],
    ]),
  ],
});
