import { marketLocale } from '@lupa/domain/market.ts';
import { formatReturn, gamesOfType, mostGenerous, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, gameTypePage } from './gameTypePage.ts';
import { oneIn, percentOf } from './odds.ts';

const { count, averageReturn } = formatType('SCRATCH_CARDS');
const ranked = mostGenerous(gamesOfType('SCRATCH_CARDS')).filter((game) => numberOf(game, 'RTP') !== null);
const [best, worst] = [ranked[0], ranked.at(-1)];
const returnOf = (game: typeof best) => (game ? formatReturn(numberOf(game, 'RTP') ?? 0) : '-');

const price = 500;
const printed = 1_000_000;
const prizes: [amount: number, cards: number][] = [
  [500, 180_000],
  [1000, 80_000],
  [2500, 30_000],
  [10_000, 6000],
  [50_000, 1200],
  [500_000, 100],
  [50_000_000, 1],
];
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const paid = sum(prizes.map(([amount, cards]) => amount * cards));
const winners = sum(prizes.map(([, cards]) => cards));
const gainers = sum(prizes.filter(([amount]) => amount > price).map(([, cards]) => cards));
const small = sum(prizes.filter(([amount]) => amount <= 2500).map(([amount, cards]) => amount * cards));

export const scratchCardsPage = gameTypePage({
  internalName: 'Rasca y gana gratis',
  slug: '/juegos-gratis/rasca-y-gana/',
  title: 'Rasca y gana gratis: lo que hay debajo de la pintura',
  description: `${count} raspes con créditos. Un millón de cartones abiertos en una tabla: cuántos traen premio, cuántos pagan más de lo que cuestan y qué devuelve la emisión.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-10-22',
  blocks: [
    hero(
      'Rasca y gana gratis',
      'El juego más corto del casino: se compra, se raspa y se acabó. Lo interesante está en la emisión completa, que casi nunca se muestra. Aquí hay una.',
      {
        eyebrow: `${count} raspes · RTP medio ${averageReturn}`,
        cta: link('Raspar con créditos', '#freeGames-juegos'),
        image: 'ilustracion-rasca-y-gana.png',
      },
    ),
    section(
      'Un millón de cartones sobre la mesa',
      `Un raspe se define por su emisión: cuántos cartones hay y qué premio trae cada uno. La de la tabla es un ejemplo nuestro, armado con proporciones corrientes. Un millón de cartones a ${formatPesos(price)} suman ${formatPesos(price * printed)}. En premios se reparten ${formatPesos(paid)}: **${percentOf(paid / (price * printed))}**.

El sobre dirá «uno de cada ${(printed / winners).toLocaleString(marketLocale, { maximumFractionDigits: 1 })} tiene premio», y es cierto. Pero de esos, seis de cada diez devuelven los mismos ${formatPesos(price)} que costó. Los que pagan **más** de lo que cuestan son ${percentOf(gainers / printed)}: ${oneIn(gainers / printed)}.`,
    ),
    table(
      'La emisión de ejemplo',
      ['Premio', 'Cartones', 'Sale', 'Se lleva del fondo'],
      prizes.map(([amount, cards]) => [
        `**${formatPesos(amount)}**`,
        formatNumber(cards),
        oneIn(cards / printed),
        percentOf((amount * cards) / paid),
      ]),
      `Cartón de ${formatPesos(price)}. Los ${formatNumber(printed - winners)} restantes no traen nada.`,
    ),
    freeGames('Raspes para probar', 'El resultado está decidido al abrir el cartón; raspar despacio solo alarga la duda.', {
      id: 'juegos',
      gameTypes: ['SCRATCH_CARDS'],
      pageSize: 12,
    }),
    list('Cómo se juega', 'steps', [
      ['Elige el precio', 'Con los cartones más caros suele subir un poco el RTP y mucho el gasto.'],
      ['Lee la tabla de premios', 'Está en la ayuda. Si dice cada cuánto sale cada premio, mejor todavía.'],
      ['Raspa', 'Con el dedo, o de una vez con «revelar todo». Da exactamente lo mismo.'],
      ['Compara símbolos', 'Tres iguales es lo usual. Dos iguales y un casi no significan que estuviste cerca.'],
    ]),
    section(
      'El casi premio',
      `Dos tesoros de $50.000.000 y un tercero que no llega. Ocurre mucho más de lo que el azar daría, porque el dibujo se elige después del resultado: primero se decide que el cartón pierde y luego cómo se ve perder. No es trampa, porque la chance no cambia, pero tampoco es casualidad.

En la práctica, quien compra diez cartones cobra la mayoría de las veces alguno de los premios chicos. Los de hasta $2.500 se llevan ${percentOf(small / paid)} del fondo. El premio mayor, el que está en la portada, se lleva ${percentOf(50_000_000 / paid)} y le toca a uno entre un millón.

En nuestro catálogo, el más generoso es ${best?.name}, con ${returnOf(best)}. El menos, ${worst?.name}, con ${returnOf(worst)}. Todos están por debajo de una ruleta de un cero.`,
    ),
    table(
      'Al lado de otros juegos',
      ['Juego', 'RTP medio del catálogo', 'De cada $10.000 apostados vuelven'],
      (
        [
          ['Rasca y gana', 'SCRATCH_CARDS'],
          ['Bingo', 'BINGO'],
          ['Tragamonedas', 'SLOTS'],
          ['Ruleta', 'ROULETTE'],
          ['Blackjack', 'BLACKJACK'],
        ] as const
      ).map(([name, type]) => {
        const { averageReturn: returned } = formatType(type);
        return [`**${name}**`, returned, formatPesos(Math.round(Number(returned.replace(',', '.').replace(/\s*%/, '')) * 100))];
      }),
    ),
    questions('Preguntas sobre los raspes', [
      [
        '¿Los cartones en línea salen de una emisión cerrada?',
        'Algunos sí. La mayoría sortea cada cartón por separado, con la misma proporción: que alguien gane el premio mayor no lo saca del juego, ni lo acerca.',
      ],
      [
        '¿Conviene comprar veinte seguidos?',
        `Con veinte de ${formatPesos(price)} gastas ${formatPesos(20 * price)} y en promedio vuelven ${formatPesos(Math.round((20 * price * paid) / (price * printed)))}. La compra en bloque no mejora nada.`,
      ],
      ['¿Y con créditos?', 'Se raspa igual, sin costo y sin premio. Sirve para ver la tabla y aburrirse, que también es información.'],
      ['¿Cuentan para el rollover?', 'Varía. Muchos casinos los cuentan completos y otros los excluyen: revisa los términos del bono.'],
    ]),
  ],
});
