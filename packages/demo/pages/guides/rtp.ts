import { marketLocale } from '@lupa/domain/market.ts';
import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { formatPercent } from '../../writing/figures.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { guidePage } from './guidePage.ts';

const byRtp = rankedPartners.toSorted((a, b) => b.rtp - a.rtp);

export const rtpGuide = guidePage({
  key: 'rtp-y-volatilidad',
  internalName: 'RTP y volatilidad',
  title: 'RTP y volatilidad: qué dicen y qué no dicen',
  description:
    'Qué significa un RTP de 96 %, por qué dos tragamonedas con el mismo RTP se juegan tan distinto y dónde mirar el número antes de apostar.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-12',
  subCategory: 'Game Guide',
  blocks: [
    hero(
      'RTP y volatilidad, con la calculadora en la mano',
      'El RTP dice cuánto cuesta jugar. La volatilidad dice cómo se siente ese costo. Hacen falta los dos para elegir.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-rtp.png' },
    ),
    section(
      'RTP: el precio del juego',
      `RTP es la sigla inglesa de *return to player*, retorno al jugador. Un RTP de **96 %** quiere decir que, de cada $100 apostados, el juego devuelve $96 en promedio y la casa se queda con $4. El promedio se calcula sobre millones de jugadas, no sobre las tuyas.

Fíjate en la palabra *apostados*. Quien deposita $20.000 y juega dos horas no apuesta $20.000: apuesta lo mismo muchas veces. A $200 por giro y diez giros por minuto son $240.000 en dos horas, y el 4 % de eso es **$9.600**. Casi la mitad del depósito, sin mala suerte de por medio.

Por eso el RTP importa más mientras más se juega. Y por eso bajar la apuesta ahorra más que buscar medio punto de RTP.`,
    ),
    table(
      'Lo que cuesta apostar un millón',
      ['Juego', 'RTP habitual', 'Costo de $1.000.000', 'De qué depende'],
      [
        ['**Blackjack**', '99,5 %', '$5.000', 'De jugar con la estrategia básica'],
        ['**Video póker**', 'De 98 % a 99,5 %', 'De $5.000 a $20.000', 'De la tabla de pagos y de la estrategia'],
        ['**Baccarat**, banca', '98,9 %', '$10.600', 'De no apostar al empate'],
        ['**Ruleta europea**', '97,3 %', '$27.000', 'De nada: es igual en todas las apuestas'],
        ['**Ruleta americana**', '94,7 %', '$52.600', 'Del doble cero'],
        ['**Tragamonedas**', 'De 94 % a 97 %', 'De $30.000 a $60.000', 'De la versión que contrató el casino'],
        ['**Raspes y keno**', 'De 85 % a 95 %', 'De $50.000 a $150.000', 'Del juego; rara vez se publica'],
      ],
      'Costo promedio a largo plazo. En una noche se puede ganar o perder mucho más.',
    ),
    section(
      'Volatilidad: cómo se reparte',
      `Dos tragamonedas pueden tener 96 % y no parecerse en nada. Una paga premios chicos cada tres o cuatro giros; la otra calla durante cien y de pronto devuelve trescientas veces la apuesta. La segunda tiene volatilidad alta.

Para dimensionarlo tomamos una sesión de **500 giros de $200**: $100.000 apostados y una pérdida esperada de $4.000 en los tres casos. Lo que cambia es cuánto se aleja una noche cualquiera de ese promedio.`,
    ),
    table(
      'Una sesión de 500 giros de $200',
      ['Volatilidad', 'Pérdida esperada', 'Dos de cada tres noches', 'Saldo para aguantarla'],
      [
        ['**Baja**', '$4.000', 'Entre −$17.000 y +$9.000', 'Unos $25.000'],
        ['**Media**', '$4.000', 'Entre −$31.000 y +$23.000', 'Unos $50.000'],
        ['**Alta**', '$4.000', 'Entre −$58.000 y +$50.000', 'Unos $100.000'],
      ],
      'Cálculo propio con RTP de 96 % y desviaciones de 3, 6 y 12 apuestas por giro. En las de volatilidad alta la mayoría de las noches queda bajo el promedio y unas pocas, muy arriba.',
    ),
    list('Cómo encontrar el RTP de un juego', 'steps', [
      ['Abre la ayuda del juego', 'El ícono con una «i» o las tres líneas. El dato suele estar en la última página de la tabla de pagos.'],
      [
        'Compáralo con la ficha',
        'Muchas tragamonedas existen en varias versiones: 96,5 %, 94 % y hasta 92 %. El casino elige cuál contrata y el nombre no cambia.',
      ],
      ['Desconfía del «hasta»', 'Un RTP «hasta 97 %» vale para una apuesta o un modo determinado. El que importa es el del juego normal.'],
      [
        'Mira si hay pozo',
        'En las de pozo progresivo, parte del retorno se va al premio mayor. Sin ganarlo, el RTP real es varios puntos menor.',
      ],
      ['Si no está, no juegues', 'Un casino que no deja ver el RTP dentro del juego tiene una razón, y no es buena para ti.'],
    ]),
    table(
      'RTP promedio que publican los casinos',
      ['Casino', 'RTP promedio', 'Costo de 1.000 giros de $200'],
      [...byRtp.slice(0, 4), ...byRtp.slice(-3)].map(({ name, rtp }) => [
        `**${name}**`,
        formatPercent(rtp),
        `$${Math.round((200000 * (100 - rtp)) / 100).toLocaleString(marketLocale)}`,
      ]),
      'Los cuatro más altos y los tres más bajos entre los que recomendamos. Mesa Mayor tiene casi puras mesas, por eso está tan arriba.',
    ),
    box(
      'info',
      'Lo que el RTP no dice',
      'No dice cuándo va a pagar, no se «recupera» después de una mala racha y no sube a ciertas horas. Cada giro se sortea por separado. Un juego «caliente» es un juego que ya pagó.',
    ),
    questions('Preguntas sobre el RTP', [
      [
        '¿Conviene apostar más para tener mejor RTP?',
        'Casi nunca. En la mayoría de las tragamonedas el RTP es el mismo con $50 y con $5.000 por giro. Lo único que cambia es la velocidad a la que se gasta.',
      ],
      [
        '¿Comprar la función especial mejora el retorno?',
        'A veces sube unas décimas, pero cuesta entre 50 y 200 apuestas de una vez. Para el bolsillo es lo contrario de prudente.',
      ],
      [
        '¿El modo de prueba paga igual?',
        'Debe usar el mismo programa y el mismo RTP. En los casinos que revisamos lo comprobamos con la ayuda del juego, no con la suerte.',
      ],
    ]),
    usefulLinks('Para seguir con los números', '', [
      ['Tragamonedas gratis', '/juegos-gratis/tragamonedas/', 'Con el RTP y la volatilidad de cada una'],
      ['El rollover en una sola cuenta', '/guias/rollover/', 'Cómo entra el RTP en el precio de un bono'],
      ['Estrategia básica de blackjack', '/guias/estrategia-blackjack/', 'El juego en que el RTP depende de ti'],
      ['Cómo ponemos la nota', '/nosotros/metodologia/', 'Qué pesa el RTP en la parte de Juegos'],
    ]),
    authorBox(
      'Quién hizo los cálculos',
      'Las simulaciones se hicieron con un millón de sesiones por fila. Si quieres los números completos, escríbeme.',
    ),
    box(
      'caution',
      'El promedio siempre es negativo',
      'No hay RTP sobre 100 % ni volatilidad que lo arregle. Decide cuánto vale tu noche de juego y no lo pases.',
      link('Poner un límite', '/juego-responsable/'),
    ),
  ],
});
