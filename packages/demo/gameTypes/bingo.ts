import { marketLocale } from '@lupa/domain/market.ts';
import { formatReturn, gameById, mostSearched, gamesOfType, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { box, freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, firstGame, gameTypePage } from './gameTypePage.ts';
import { fullCardChance, oneIn } from './odds.ts';

const { count, averageReturn } = formatType('BINGO');
const rosa = gameById(109);
const cardPrice = numberOf(rosa, 'Minimum Bet') ?? 0;
const returned = numberOf(rosa, 'RTP') ?? 0;
const cards = 200;
const sales = cards * cardPrice;
const prizes = Math.round((sales * returned) / 100);
const [first, second, third] = mostSearched(gamesOfType('BINGO')).slice(1, 4);

const chanceText = (balls: number) => {
  const chance = fullCardChance(balls);
  return chance > 0.01 ? `${(chance * 100).toLocaleString(marketLocale, { maximumFractionDigits: 1 })} %` : oneIn(chance);
};

export const bingoPage = gameTypePage({
  internalName: 'Bingo gratis',
  slug: '/juegos-gratis/bingo/',
  title: 'Bingo gratis en línea: salas, reglas y cuentas',
  description: `${count} bingos con créditos, sin cuenta. Cómo funcionan las salas de 75 y 90 bolas, cuánto pesa tener más cartones y por qué su RTP es bajo.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-09',
  blocks: [
    hero(
      'Bingo gratis',
      'El del club deportivo, sin sillas plegables. Se juega mirando, entre gente que conversa, y es de los juegos que más margen le dejan a la casa.',
      { eyebrow: `RTP medio ${averageReturn}`, cta: link('Entrar a una sala', '#freeGames-juegos'), image: 'ilustracion-bingo.png' },
    ),
    freeGames(
      `Los ${count} bingos del catálogo`,
      `Después de ${rosa.name}, los más buscados son ${first?.name}, ${second?.name} y ${third?.name}.`,
      { id: 'juegos', gameTypes: ['BINGO'], pageSize: 12 },
    ),
    section(
      'Dos bingos que se parecen poco',
      `El de **75 bolas** usa cartones de cinco por cinco con el centro libre: 24 números. Se gana por dibujos, de una línea a la cartulina completa, y una partida dura unos cuatro minutos.

El de **90 bolas** usa tres filas de cinco números. Paga una línea, dos líneas y el bingo, y es más lento. El que se juega en beneficios y sedes vecinales en Chile suele ser el de 75.

En los dos, el sistema marca solo. No hay que gritar, y nadie pierde un premio por ir al baño.`,
    ),
    table(
      'Cartón lleno con 75 bolas',
      ['Bolas cantadas', 'Chance de un cartón', 'Alguno entre 200 cartones'],
      [40, 45, 50, 55, 60, 65, 70].map((balls) => {
        const chance = fullCardChance(balls);
        const someone = 1 - (1 - chance) ** cards;
        return [
          `**${balls}**`,
          chanceText(balls),
          someone > 0.0005 ? `${(someone * 100).toLocaleString(marketLocale, { maximumFractionDigits: 1 })} %` : 'Casi nunca',
        ];
      }),
      'Un cartón de 24 números. Por eso los premios grandes piden cantar bingo antes de la bola 45 o 50.',
    ),
    section(
      'Adónde va la plata de los cartones',
      `En una sala hay un fondo. Si se venden ${cards} cartones de ${formatPesos(cardPrice)}, entran ${formatPesos(sales)}. Con el RTP de ${rosa.name}, ${formatReturn(returned)}, salen **${formatPesos(prizes)}** en premios y ${formatPesos(sales - prizes)} quedan en la casa.

Comprar más cartones sube la chance en la misma proporción que el gasto. Con 10 de ${cards} tienes 5 % de la sala y pagaste 5 % del fondo. No hay descuento por volumen, y con cincuenta cartones ya nadie alcanza a mirarlos.

Lo que sí cambia la cuenta es cuánta gente hay. Una sala de premio fijo con pocos cartones vendidos puede devolver más que el promedio. Una con pozo acumulado, también, hasta que todo el mundo se entera.`,
    ),
    list('Una partida, de principio a fin', 'steps', [
      ['Elige la sala', 'Mira el precio del cartón, cuántos jugadores hay y si el premio es fijo o depende de las ventas.'],
      ['Compra antes del reloj', 'La venta cierra unos segundos antes de la primera bola.'],
      ['Deja que marque', 'Los cartones se ordenan solos: arriba los que están a un número.'],
      [
        'Decide las bolas extra',
        'Algunas máquinas ofrecen bolas después del sorteo. Cada una tiene precio y suele tener peor retorno que el cartón.',
      ],
    ]),
    firstGame(
      109,
      ({ minimumBet, game }) =>
        `Cartones desde ${minimumBet} y una sala que se cierra sola después de una hora. [Cuánto cuesta y cuándo no comprar bolas extra](${game.localUrl ?? '#'}).`,
    ),
    questions('Preguntas sobre el bingo', [
      [
        '¿Por qué su RTP es más bajo que el de la ruleta?',
        `Porque cada partida es lenta y la sala vive del margen. Con ${averageReturn} de promedio se pierden más pesos por apuesta, aunque se apuesten menos por hora. Hay que mirar las dos cosas.`,
      ],
      [
        '¿Existen números mejores?',
        'No. Cada bola tiene la misma chance y los cartones se generan al azar. Elegir el de tu cumpleaños es gratis y no cambia nada.',
      ],
      [
        '¿Con créditos juego contra personas?',
        'Depende del título. En la mayoría de las demos los otros cartones son simulados; la ficha del juego lo dice.',
      ],
      [
        '¿El chat es obligatorio?',
        'No, y conviene mirarlo con distancia: la conversación es lo que hace que uno compre la partida siguiente.',
      ],
    ]),
    box(
      'info',
      'Un bingo de barrio y uno en línea no son lo mismo',
      'Las rifas y bingos de organizaciones sin fines de lucro tienen su propio régimen. Los bingos de casinos en línea están en la misma disputa que el resto.',
      link('La situación legal, con fuentes', '/guias/situacion-legal/'),
    ),
  ],
});
