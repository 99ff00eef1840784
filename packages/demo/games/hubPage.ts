import type { GameType } from '@lupa/contracts/gameType.ts';
import { demoGames, formatReturn, gamesOfType, averageReturn, mostSearched } from '../catalogue/catalogueFigures.ts';
import { potPictureFile, typePictureFile } from '../catalogue/cataloguePictures.ts';
import { demoProviders } from '../catalogue/demoProviders.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatNumber, formatPesos } from '../writing/figures.ts';
import { box, freeGames, hero, link, list, questions, section, table, usefulLinks } from '../writing/writeBlocks.ts';
import { formatType, hubName, hubSlug } from '../gameTypes/gameTypePage.ts';
import { hourlyCost } from '../gameTypes/odds.ts';

const total = formatNumber(demoGames.length);
const withPot = demoGames.filter(({ jackpots }) => jackpots.length > 0).length;
const [top] = mostSearched(demoGames);
const countOf = (type: GameType) => formatType(type).count;
const bet = 200;

/** How many bets are made in an hour of quiet play. */
const pace: [name: string, type: GameType, roundsPerHour: number][] = [
  ['Blackjack', 'BLACKJACK', 120],
  ['Baccarat', 'BACCARAT', 120],
  ['Ruleta', 'ROULETTE', 90],
  ['Video póker', 'VIDEO_POKER', 500],
  ['Bingo', 'BINGO', 60],
  ['Rasca y gana', 'SCRATCH_CARDS', 180],
  ['Juegos crash', 'CRASH_GAMES', 240],
  ['Tragamonedas', 'SLOTS', 600],
];

/** Where all free games are. */
export const hubPage: DemoPage = {
  internalName: hubName,
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: hubSlug,
      title: `Juegos de casino gratis: ${total} sin registro`,
      description: `${total} juegos de ${demoProviders.length} estudios para probar con créditos: por tipo y por estudio, con el RTP de cada uno y cuánto costaría una hora.`,
      sitemapCategory: 'Juegos gratis',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-20',
      analytics: { category: 'Free Games', vertical: 'Casino', siteSection: 'juegos-gratis' },
      blocks: [
        hero(
          'Juegos de casino gratis',
          `**${total} juegos** que se abren en el navegador, sin cuenta, sin correo y sin descargar nada. Se juega con créditos: aquí no se gana ni se pierde plata.`,
          {
            eyebrow: `${demoProviders.length} estudios, un solo catálogo`,
            cta: link('Ver los juegos', '#freeGames-todos'),
            variant: 'with-background-image',
            image: 'fondo-juegos.png',
          },
        ),
        usefulLinks('Por tipo de juego', 'Reglas, probabilidades y lo que cuesta cada uno, con sus juegos al lado.', [
          [
            'Tragamonedas',
            '/juegos-gratis/tragamonedas/',
            `${countOf('SLOTS')} títulos: RTP, volatilidad y líneas`,
            typePictureFile('SLOTS'),
          ],
          [
            'Ruleta',
            '/juegos-gratis/ruleta/',
            `${countOf('ROULETTE')} ruedas, de cero, doble cero y media apuesta de vuelta`,
            typePictureFile('ROULETTE'),
          ],
          [
            'Blackjack',
            '/juegos-gratis/blackjack/',
            `${countOf('BLACKJACK')} mesas y la estrategia básica completa`,
            typePictureFile('BLACKJACK'),
          ],
          [
            'Video póker',
            '/juegos-gratis/video-poker/',
            `${countOf('VIDEO_POKER')} máquinas y cómo leer su tabla`,
            typePictureFile('VIDEO_POKER'),
          ],
          ['Bingo', '/juegos-gratis/bingo/', `${countOf('BINGO')} salas, de 75 y 90 bolas`, typePictureFile('BINGO')],
          ['Crash', '/juegos-gratis/crash/', `${countOf('CRASH_GAMES')} vuelos y su única fórmula`, typePictureFile('CRASH_GAMES')],
          [
            'Baccarat',
            '/juegos-gratis/baccarat/',
            `${countOf('BACCARAT')} mesas, tres apuestas, una carísima`,
            typePictureFile('BACCARAT'),
          ],
          [
            'Rasca y gana',
            '/juegos-gratis/rasca-y-gana/',
            `${countOf('SCRATCH_CARDS')} raspes y una emisión abierta`,
            typePictureFile('SCRATCH_CARDS'),
          ],
          ['Jackpots', '/juegos-gratis/jackpots/', `${withPot} juegos con pozo y cuándo convienen`, potPictureFile],
        ]),
        freeGames(
          'Todos los juegos',
          'Parten por los más buscados. Si ya sabes cuál, escribe parte del nombre: da lo mismo si falta una tilde o sobra una letra.',
          { id: 'todos' },
        ),
        section(
          'Cómo funciona jugar gratis',
          `El juego corre en una ventana aparte, separada de este sitio. Al abrirlo recibes un saldo de créditos; al cerrarlo se borra. Si se te acaban, «Renovar créditos» lo parte de nuevo desde el principio.

Los estudios publican estas versiones para que los casinos elijan qué comprar. Las reglas y la tabla de pagos son las del juego con plata. Lo que no se parece es lo que se siente: con créditos nadie duda antes de apostar el máximo, y por eso las rachas de práctica enseñan poco sobre uno mismo.

No pedimos edad con un formulario, pero lo decimos: **es para mayores de 18 años**, también gratis.`,
        ),
        list('Para que la práctica sirva', 'steps', [
          ['Abre la ayuda', 'Busca el RTP y las reglas. Si el juego no los muestra, ya aprendiste algo.'],
          ['Apuesta como apostarías', `Con ${formatPesos(bet)} por ronda, no con el máximo.`],
          ['Pon un reloj', 'Quince minutos. El ritmo se nota mejor cuando uno sabe cuánto lleva.'],
          ['Anota el saldo', 'Al partir y al terminar. Multiplica la diferencia por cuatro: es tu hora.'],
        ]),
        box(
          'info',
          'Los créditos no son plata',
          'No se compran, no se retiran y no se cambian por bonos. Si un sitio te ofrece convertir créditos de práctica en pesos, es una estafa.',
          link('Sitios que hay que evitar', '/lista-negra/'),
        ),
        section(
          'El RTP, sin misterio',
          `RTP es lo que un juego devuelve de cada $100 apostados, medido en millones de rondas. Uno de 96 % deja $4 en la casa. Esa parte es el precio de jugar, y se paga por peso **apostado**, no por peso depositado: los mismos $10.000 pueden dar veinte vueltas antes de irse.

Por eso dos juegos con el mismo RTP cuestan distinto. Lo que manda es cuántas apuestas caben en una hora. La tabla junta las dos cosas y da una sorpresa: el bingo, de retorno flojo, sale más barato por hora que el video póker.`,
        ),
        table(
          `Una hora a ${formatPesos(bet)} por ronda`,
          ['Juego', 'RTP medio', 'Rondas por hora', 'Apostado', 'Costo promedio'],
          pace.map(([name, type, rounds]) => {
            const returned = averageReturn(gamesOfType(type));
            return [
              `**${name}**`,
              formatReturn(returned),
              String(rounds),
              formatPesos(bet * rounds),
              formatPesos(hourlyCost(bet, rounds, returned)),
            ];
          }),
          'RTP medio de nuestro catálogo, con juego perfecto en blackjack y video póker. El ritmo es el de una persona tranquila; en automático puede ser el triple.',
        ),
        questions('Preguntas sobre los juegos gratis', [
          [
            '¿De verdad no hay que registrarse?',
            'No. Ni aquí ni en el juego. Si una ventana te pide correo o tarjeta para una demo, ciérrala y avísanos.',
          ],
          [
            '¿Guardan lo que juego?',
            'No armamos perfiles de qué juegas. Tus favoritos y los últimos que abriste quedan solo en tu navegador, y «Olvidar todo» los borra. La ventana del juego no recibe datos tuyos; lo explicamos en la [página de privacidad](/privacidad/).',
          ],
          [
            '¿Por qué algunos no se pueden probar?',
            'Las mesas en vivo tienen personas trabajando y casi nunca ofrecen práctica. En esos casos mostramos la ficha y las reglas.',
          ],
          [
            '¿Cuál es el más buscado?',
            `Este mes, [${top?.name}](${top?.localUrl ?? hubSlug}). Que se busque mucho no dice que devuelva más: su RTP es ${formatReturn(Number(top?.attributes.find(({ type }) => type === 'RTP')?.value))}.`,
          ],
          [
            '¿Sirven para cumplir un bono?',
            'No. El rollover se cumple apostando plata en el casino. La práctica sirve para decidir si vale la pena.',
          ],
        ]),
      ],
    },
  },
};
