import { marketLocale } from '@lupa/domain/market.ts';
import { formatReturn, formatTimes, gameById, numberOf } from '../catalogue/catalogueFigures.ts';
import { formatPesos } from '../writing/figures.ts';
import { box, freeGames, hero, link, list, questions, section, table } from '../writing/writeBlocks.ts';
import { formatType, firstGame, gameTypePage } from './gameTypePage.ts';
import { crashChance, hourlyCost, oneIn, percentOf } from './odds.ts';

const { count, averageReturn } = formatType('CRASH_GAMES');
const austral = gameById(105);
const returned = (numberOf(austral, 'RTP') ?? 0) / 100;
const roundsPerHour = 240;
const at = (multiplier: number) => percentOf(crashChance(multiplier, returned));
const inARow = (multiplier: number, rounds: number) => percentOf(crashChance(multiplier, returned) ** rounds);

export const crashPage = gameTypePage({
  internalName: 'Juegos crash gratis',
  slug: '/juegos-gratis/crash/',
  title: 'Juegos crash gratis: la probabilidad de cada salto',
  description: `Cohetes, globos y aviones: ${count} juegos crash con créditos, la chance real de llegar a cada multiplicador y por qué el retiro automático no es un sistema.`,
  author: 'fernanda-lillo',
  updatedOn: '2026-11-10',
  blocks: [
    hero(
      'Juegos crash gratis',
      'Un número sube desde 1,00 y en algún momento se corta. Si te bajaste antes, cobras ese múltiplo; si no, nada. La cuenta de atrás es más simple de lo que parece.',
      {
        eyebrow: `${count} juegos · RTP medio ${averageReturn}`,
        cta: link('Probar un vuelo', '#freeGames-juegos'),
        image: 'ilustracion-crash.png',
      },
    ),
    section(
      'Una sola fórmula',
      `La chance de llegar a un multiplicador es el RTP dividido por ese multiplicador. Con ${formatReturn(returned * 100)}, el de [${austral.name}](${austral.localUrl ?? '#'}), llegar a 2 tiene una probabilidad de **${at(2)}**; a 10, **${at(10)}**; a 100, **${at(100)}**.

Multiplica cualquier fila de la tabla por lo que paga: siempre da lo mismo. Bajarse temprano o tarde no cambia cuánto se pierde a la larga, solo cada cuánto se cobra. El ${percentOf(1 - returned)} que falta se pierde en vuelos que se cortan apenas parten.`,
    ),
    table(
      'Hasta dónde llega el vuelo',
      ['Te bajas en', 'Llega', 'O sea', 'Diez veces seguidas', 'Apuesta de $1.000 paga'],
      [1.1, 1.5, 2, 3, 5, 10, 50, 100].map((multiplier) => [
        `**${multiplier.toLocaleString(marketLocale, { minimumFractionDigits: 2 })}**`,
        at(multiplier),
        oneIn(crashChance(multiplier, returned)),
        crashChance(multiplier, returned) ** 10 < 0.00005 ? 'Casi nunca' : inARow(multiplier, 10),
        formatPesos(Math.round(multiplier * 1000)),
      ]),
      `Con un RTP de ${formatReturn(returned * 100)}. Todas las filas devuelven lo mismo a la larga.`,
    ),
    freeGames('Vuelos de práctica', 'Prueba la misma regla durante cien rondas con créditos. Es la mejor forma de desconfiar de ella.', {
      id: 'juegos',
      gameTypes: ['CRASH_GAMES'],
      pageSize: 12,
    }),
    list('Cómo se juega una ronda', 'steps', [
      ['Apuesta antes del despegue', 'Hay entre cinco y diez segundos. Después solo se puede mirar.'],
      ['Fija el retiro automático', 'Escribe un múltiplo y el juego se baja por ti. Evita que un segundo de duda decida.'],
      ['O bájate a mano', 'El botón muestra lo que cobrarías. Con mala señal, el retraso corre por tu cuenta.'],
      ['Mira el corte', 'El punto estaba fijado desde antes: nadie lo mueve según cuánta gente siga arriba.'],
    ]),
    section(
      'La trampa de bajarse en 1,10',
      `Gana casi nueve de cada diez veces, y por eso parece un sueldo. Diez aciertos seguidos en 1,10 tienen una probabilidad de **${inARow(1.1, 10)}** y hacen falta justo diez para pagar una caída. En promedio, la caída llega antes.

Con apuestas de $500 y un vuelo cada quince segundos se apuestan ${formatPesos(500 * roundsPerHour)} por hora. El costo esperado es **${formatPesos(hourlyCost(500, roundsPerHour, returned * 100))}**, te bajes donde te bajes. La velocidad cobra más que el múltiplo.`,
    ),
    firstGame(
      105,
      ({ rtp, game }) =>
        `El más buscado del catálogo, con ${rtp} de RTP y la opción de esconder lo que hacen los demás. Léete [su tabla de saltos](${game.localUrl ?? '#'}) antes del primer vuelo.`,
    ),
    section(
      '«Probablemente justo»: qué se puede comprobar',
      `Muchos publican antes de la ronda una huella cifrada del resultado y después la clave. Con las dos se verifica que el corte no cambió mientras volaba. Es una buena práctica y demuestra una cosa: que no lo movieron. No demuestra que el juego devuelva más; el ${percentOf(1 - returned)} sigue ahí, verificado y todo.`,
    ),
    questions('Preguntas sobre los crash', [
      [
        '¿Después de tres cortes en 1,0 viene uno alto?',
        `No. La chance de pasar de 2 es ${at(2)} en cada ronda, venga de donde venga. La lista de resultados que sale arriba es decoración.`,
      ],
      [
        '¿Sirven los bots o las señales de Telegram?',
        'No pueden servir: el corte no se conoce hasta que ocurre. Quien vende señales gana con la comisión por registrarte o con tu clave.',
      ],
      [
        '¿Hay un tope?',
        `Casi siempre. En ${austral.name} son ${formatTimes(numberOf(austral, 'Highest Win') ?? 0)} la apuesta; llegar ahí tiene una probabilidad de ${oneIn(crashChance(numberOf(austral, 'Highest Win') ?? 1, returned))}.`,
      ],
      [
        '¿Dos apuestas a la vez ayudan?',
        'Permiten asegurar una y dejar correr la otra. También duplican lo apostado por hora, que es lo que cuesta.',
      ],
    ]),
    box(
      'caution',
      'Son rápidos a propósito',
      `Doscientas cuarenta rondas por hora, con los premios de los demás desfilando al lado. Si te descubres subiendo la apuesta para recuperar el vuelo anterior, cierra la pestaña.`,
      link('Señales y ayuda', '/juego-responsable/'),
    ),
  ],
});
