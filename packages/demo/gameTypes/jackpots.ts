import { marketLocale } from '@lupa/domain/market.ts';
import { averageReturn, countTypes, demoGames, formatReturn, gamesOfType, mostSearched } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { box, freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { firstGame, gameTypePage } from './gameTypePage.ts';
import { breakEvenPot, oneIn } from './odds.ts';

const withPot = demoGames.filter(({ jackpots }) => jackpots.length > 0);
const pots = new Set(withPot.flatMap(({ jackpots }) => jackpots.map(({ id }) => id)));
const slotsWithPot = countTypes(withPot).find(([type]) => type === 'SLOTS')?.[1] ?? 0;
const others = withPot.length - slotsWithPot;
const [first, second, third] = mostSearched(withPot);

const examples = [
  { name: 'Diario', bet: 200, base: 94, rounds: 150_000 },
  { name: 'De la casa', bet: 200, base: 92, rounds: 2_000_000 },
  { name: 'De red', bet: 500, base: 88, rounds: 20_000_000 },
];
const contribution = 0.015;

export const jackpotsPage = gameTypePage({
  internalName: 'Jackpots',
  slug: '/juegos-gratis/jackpots/',
  title: 'Jackpots progresivos: cómo crecen y cuándo convienen',
  description: `Los ${withPot.length} juegos con pozo del catálogo, de dónde sale la plata, cuál es el pozo de equilibrio y por qué tus créditos no lo tocan.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-19',
  blocks: [
    hero(
      'Jackpots progresivos',
      `Un pozo progresivo es una alcancía común: cada apuesta deja unos pesos y, de vez en cuando, alguien la rompe. Seguimos **${pots.size}** pozos en **${withPot.length}** juegos.`,
      { eyebrow: 'Alcancías que crecen', cta: link('Ver los juegos con pozo', '#freeGames-juegos'), image: 'ilustracion-jackpots.png' },
    ),
    freeGames('Juegos con pozo', 'Con créditos se pueden jugar, pero el pozo no se entrega: para eso hay que apostar plata.', {
      id: 'juegos',
      gameTypes: ['PROGRESSIVE_JACKPOTS'],
      pageSize: 12,
    }),
    section(
      'De dónde sale la plata',
      `De las apuestas. Una parte de cada giro, por lo general entre 1 y 2 %, va al pozo. Con ${(contribution * 100).toLocaleString(marketLocale)} %, un giro de $200 aporta $${200 * contribution}. Para juntar ${formatPesos(50_000_000)} hacen falta ${formatPesos(Math.round(50_000_000 / contribution))} apostados entre todos.

Ese aporte sale del retorno. El RTP que declara un juego con pozo cuenta el pozo: si dice 96 % y el pozo pesa 4, en los demás premios vuelve 92 %. Para quien no se lo lleva, que somos casi todos, el juego es más caro de lo que dice la ficha.

De los ${withPot.length} juegos con pozo del catálogo, ${slotsWithPot} son tragamonedas y ${others}, de mesa o de cartas. Declaran en promedio ${formatReturn(averageReturn(withPot))}; todas las tragamonedas, con y sin pozo, ${formatReturn(averageReturn(gamesOfType('SLOTS')))}.`,
    ),
    table(
      'Tres pozos de ejemplo',
      ['Pozo', 'Apuesta', 'Retorno sin el pozo', 'Sale', 'Pozo de equilibrio'],
      examples.map(({ name, bet, base, rounds }) => [
        `**${name}**`,
        formatPesos(bet),
        formatReturn(base),
        oneIn(1 / rounds),
        formatPesos(breakEvenPot(bet, base, rounds)),
      ]),
      'Ejemplos con valores redondos. Desde el pozo de equilibrio, la apuesta deja de tener ventaja para la casa.',
    ),
    section(
      'El pozo de equilibrio',
      `Es el monto desde el cual la apuesta deja de favorecer a la casa. Se calcula multiplicando lo que se pierde por giro por cada cuántos giros sale. En el pozo diario de la tabla se pierden ${formatPesos(200 * 0.06)} por giro y sale ${oneIn(1 / 150_000)}: ${formatPesos(breakEvenPot(200, 94, 150_000))}.

Suena a oportunidad, y tiene tres problemas. **La probabilidad casi nunca se publica**, así que el cálculo se hace a ciegas. **El camino es larguísimo:** para tener dos chances de tres de ver un pozo de ${oneIn(1 / 2_000_000)} hay que jugar dos millones de giros, a 600 por hora más de tres mil horas. Y **puede haber más de un ganador**, o un tope, o un pago en cuotas. Un valor esperado positivo que no vas a alcanzar no paga cuentas.`,
    ),
    list('Antes de jugar por un pozo', 'checks', [
      ['Qué apuesta participa', 'Algunos exigen la máxima. Con menos se aporta al pozo y no se puede ganar.'],
      ['De quién es', 'De un casino, de un estudio o de una red. Mientras más grande, más gente y menos chance.'],
      ['Cada cuánto ha salido', 'Un pozo que cae todos los meses y lleva tres sin caer no está «maduro»: el azar no tiene memoria.'],
      ['Cómo se paga', 'Los términos dicen si es de una vez, en cuotas o con el límite de retiro del casino.'],
      ['Cuánto quieres gastar', 'Con monto y hora fijos. Un pozo no es una razón para quedarse.'],
    ]),
    firstGame(
      111,
      ({ rtp, game }) =>
        `Encabeza las búsquedas entre los juegos con pozo${first?.id === 111 ? `; le siguen ${second?.name} y ${third?.name}` : ''}. Varios títulos comparten alcancía: los ${withPot.length} juegos alimentan ${pots.size} pozos, y por eso el mismo monto aparece en fichas distintas. Su RTP, ${rtp}, ya cuenta el pozo; [lo que queda sin él](${game.localUrl ?? '#'}) es bastante menos.`,
    ),
    questions('Preguntas sobre los jackpots', [
      [
        '¿De dónde sale el monto que aparece arriba?',
        'De un simulador. Este sitio es una demostración: sus pozos crecen y caen como los de verdad, pero no son los de ningún casino, y por eso dice «Monto simulado». Se mueve en vivo; si se corta la conexión, se queda quieto y dice hace cuánto lo recibimos.',
      ],
      [
        '¿Puedo ganar el pozo jugando gratis?',
        'No. Los créditos no son plata, no aportan al pozo y no lo ganan. La demo muestra la animación, nada más.',
      ],
      [
        '¿Qué pasa cuando sale?',
        'Vuelve a un monto inicial que pone el operador, la semilla, y empieza a crecer otra vez. Justo después es cuando menos conviene.',
      ],
      [
        '¿Es lo mismo un pozo fijo?',
        'No. «Mini», «Mayor» y «Gran» con un monto escrito son premios comunes con nombre de pozo: están en la tabla de pagos y no crecen.',
      ],
      [
        '¿Un casino puede demorar el pago?',
        'Los de red los paga el estudio, y la verificación tarda semanas. Los de la casa pueden toparse con el límite de retiro: revísalo en la reseña antes de jugar.',
      ],
    ]),
    box(
      'caution',
      'Jugar para recuperar',
      'Un pozo grande no devuelve lo perdido; lo hace parecer recuperable. Si estás jugando por eso, es momento de parar.',
      link('Dónde pedir ayuda', '/juego-responsable/'),
    ),
  ],
});
