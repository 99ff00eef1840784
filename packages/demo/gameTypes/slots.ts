import {
  averageReturn,
  countVolatility,
  formatReturn,
  gamesOfType,
  hasFreeSpins,
  mostGenerous,
  numberOf,
  volatilities,
  volatilityOf,
} from '../catalogue/catalogueFigures.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { box, freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, firstGame, gameTypePage } from './gameTypePage.ts';
import { hourlyCost } from './odds.ts';

const slots = gamesOfType('SLOTS');
const { count, averageReturn: average } = formatType('SLOTS');
const ranked = mostGenerous(slots).filter((game) => numberOf(game, 'RTP') !== null);
const [best, worst] = [ranked[0], ranked.at(-1)];
const returnOf = (game: (typeof slots)[number] | undefined) => (game ? (numberOf(game, 'RTP') ?? 0) : 0);
const spinsPerHour = 600;
const costOf = (returned: number) => formatPesos(hourlyCost(200, spinsPerHour, returned));

const volatilityMeaning = {
  Baja: 'Premios chicos y seguidos; el saldo dura',
  Media: 'Rachas cortas en los dos sentidos',
  Alta: 'Quince giros sin nada son corrientes',
  'Muy alta': 'Casi todo el retorno está en pocos premios',
} as const;

export const slotsPage = gameTypePage({
  internalName: 'Tragamonedas gratis',
  slug: '/juegos-gratis/tragamonedas/',
  title: `Tragamonedas gratis: ${count} para jugar sin registro`,
  description: `Prueba ${count} tragamonedas con créditos y aprende a leer su ficha: RTP, volatilidad, líneas y premio máximo, con cifras de nuestro catálogo.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-17',
  blocks: [
    hero(
      'Tragamonedas gratis',
      `Hay **${count}** en el catálogo y se abren sin cuenta. Antes de elegir por el dibujo, conviene saber leer cuatro números.`,
      { eyebrow: `RTP medio ${average}`, cta: link('Elegir una tragamonedas', '#freeGames-juegos'), image: 'ilustracion-tragamonedas.png' },
    ),
    freeGames(
      'Las más buscadas',
      'Las que más se buscan primero; se filtran por estudio y por pozo. Todas parten con créditos de práctica.',
      {
        id: 'juegos',
        gameTypes: ['SLOTS'],
        pageSize: 12,
      },
    ),
    section(
      'Qué pasa cuando aprietas el botón',
      `El resultado se decide en ese instante. Un generador de números al azar elige dónde se detiene cada rodillo y la animación llega después. Frenar los rodillos con un segundo toque acorta el espectáculo; el resultado ya estaba tomado.

Ningún giro recuerda al anterior. Una máquina que lleva doscientos giros seca tiene la misma chance que una que acaba de pagar. La frase «ya le toca» no describe nada que exista adentro del juego.

Lo que sí cambia de un título a otro es el reparto: cuánto vuelve, cada cuánto y en premios de qué tamaño. Eso está en la ficha.`,
    ),
    table(
      'Los cuatro números de una ficha',
      ['Dato', 'Qué dice', 'Qué no dice'],
      [
        ['**RTP**', 'Cuánto devuelve en millones de giros', 'Cuánto te va a devolver esta noche'],
        ['**Volatilidad**', 'Si paga poco y seguido o mucho y rara vez', 'Si el juego es mejor o peor'],
        ['**Líneas**', 'En cuántos recorridos se forman premios', 'Que más líneas paguen más: también se reparten la apuesta'],
        ['**Premio máximo**', 'El tope, en veces la apuesta', 'Cada cuánto sale; casi nunca'],
      ],
    ),
    section(
      'El RTP, en pesos por hora',
      `El promedio de nuestras ${count} tragamonedas es **${average}**. La más generosa, ${best?.name}, declara ${formatReturn(returnOf(best))}; la menos, ${worst?.name}, ${formatReturn(returnOf(worst))}.

Parece una diferencia de decimales. En una hora a ${spinsPerHour} giros de $200 se apuestan **${formatPesos(200 * spinsPerHour)}**, casi siempre los mismos pesos dando vueltas. Con la primera se pierden en promedio **${costOf(returnOf(best))}**; con la segunda, **${costOf(returnOf(worst))}**. La apuesta, el tiempo y la entretención son los mismos.

Un detalle que cuesta caro: muchos estudios publican el mismo título con dos o tres RTP y el casino elige. Abre la ayuda del juego y busca el porcentaje ahí, no en la publicidad.`,
      { link: link('RTP y volatilidad, paso a paso', '/guias/rtp-y-volatilidad/') },
    ),
    table(
      'Volatilidad en nuestro catálogo',
      ['Volatilidad', 'Premio máximo', 'Tragamonedas', 'RTP medio', 'Cómo se siente'],
      volatilities.map((volatility, place) => [
        `**${volatility}**`,
        ['Hasta 1.000 veces', 'Hasta 2.500 veces', 'Menos de 10.000 veces', '10.000 veces o más'][place] ?? '-',
        formatNumber(countVolatility(slots, volatility)),
        formatReturn(averageReturn(slots.filter((game) => volatilityOf(game) === volatility))),
        volatilityMeaning[volatility],
      ]),
      'Pocos estudios publican la volatilidad, así que la leemos del premio máximo. El RTP casi no cambia entre grupos: cambia cómo llega.',
    ),
    list('Cómo probar una en diez minutos', 'steps', [
      ['Mira la ayuda', 'RTP, líneas y tabla de pagos. Dos minutos que casi nadie gasta.'],
      ['Usa la apuesta que usarías', 'Si piensas jugar a $200, prueba a $200. Con créditos a $5.000 todo parece corto y emocionante.'],
      ['Da cien giros', 'Anota el saldo al partir y al terminar. Dice poco del RTP, pero harto del ritmo.'],
      [
        'Espera un bono',
        `${formatNumber(slots.filter(hasFreeSpins).length)} de las ${count} tienen giros gratis. Fíjate en cuántos giros tardan en llegar.`,
      ],
      ['Pregúntate si te divirtió', 'Si la respuesta es no, ahorraste la plata de comprobarlo.'],
    ]),
    firstGame(
      104,
      ({ grid, rtp, game }) =>
        `La más simple de las buscadas: ${grid}, y un RTP de ${rtp} que con este ritmo casi se alcanza a ver. En [su página](${game.localUrl ?? '#'}) están los costos por apuesta.`,
    ),
    questions('Preguntas sobre tragamonedas', [
      [
        '¿Pagan lo mismo con créditos que con plata?',
        'Deberían: el juego y su tabla de pagos son los mismos. La excepción son los títulos con varias versiones de RTP, porque la de práctica puede no ser la que usa un casino. Compara el porcentaje en la ayuda de las dos.',
      ],
      [
        '¿Qué es mejor, 20 líneas o 117.649 formas?',
        'Ninguna. Con más formas hay premios más seguidos y más chicos, a veces menores que la apuesta. El juego los celebra igual; el saldo baja.',
      ],
      [
        '¿Conviene comprar el bono?',
        'Cuesta entre 50 y 100 apuestas y suele tener un RTP parecido al del juego base. Lo que hace es concentrar el gasto: en un minuto se apuesta lo de diez.',
      ],
      [
        '¿Sirve cambiar la apuesta después de una racha mala?',
        'No. El RTP es el mismo con cualquier apuesta, salvo en las que tienen pozo.',
      ],
    ]),
    box(
      'caution',
      'El ritmo es parte del diseño',
      `A ${spinsPerHour} giros por hora, una tragamonedas cobra diez veces más apuestas que una ruleta en el mismo rato. Si el giro automático está puesto, sácalo.`,
      link('Señales de alerta', '/juego-responsable/'),
    ),
  ],
});
