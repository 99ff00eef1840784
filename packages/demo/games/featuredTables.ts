import { marketLocale } from '@lupa/domain/market.ts';
import { formatPesos } from '../writing/figures.ts';
import { list, table } from '../writing/writeBlocks.ts';
import { crashChance, fullCardChance, hourlyCost, minesChance, oneIn, percentOf, rouletteBet } from '../gameTypes/odds.ts';
import type { GameFacts } from './gameFacts.ts';
import type { GameText } from './gameText.ts';

const withComma = (value: number): string => value.toLocaleString(marketLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const minesPay = (mines: number, opened: number, { returned, highestWin }: GameFacts): number =>
  Math.min(highestWin, returned / 100 / minesChance(mines, opened));

/** The featured games without reels. */
export const featuredTables: GameText[] = [
  {
    gameId: 103,
    author: 'fernanda-lillo',
    updatedOn: '2026-11-16',
    title: () => 'Ruleta del Puerto gratis: un cero y apuestas bajas',
    description: ({ rtp, minimumBet }) =>
      `La ruleta más buscada del sitio: europea, ${rtp} de RTP y fichas desde ${minimumBet}. Pagos, costo por hora y práctica con créditos.`,
    lead: 'Una ruleta europea sin efectos, con el puerto de noche al fondo. La que usamos para enseñar.',
    rules: {
      title: 'Lo que hay en el paño',
      body: ({
        minimumBet,
        maximumBet,
        rtp,
      }) => `Treinta y siete casillas y **un solo cero**. Se apuesta con fichas desde ${minimumBet} y hasta ${maximumBet} por tiro, sumando todo lo que haya en la mesa. El retorno es de ${rtp} en cualquier apuesta: plenos, docenas y colores cuestan igual.

No tiene «la partage», es decir, si sale el cero las apuestas a color se pierden completas. Tampoco multiplicadores ni apuestas laterales. Es una virtud: no hay nada que empeore la cuenta.`,
    },
    character: {
      title: 'Por qué la recomendamos para aprender',
      body: ({
        studio,
        win,
      }) => `El tablero de estadísticas muestra los últimos quinientos tiros y abajo, en letra normal, dice que no sirven para predecir. La hizo ${studio.name}, que transmite mesas en vivo; esta es su versión sin crupier, y por eso se puede practicar.

El ritmo lo pone uno. La rueda gira cuando se aprieta el botón y no hay cuenta regresiva. El máximo, ${win} la ficha contando la propia, es el pleno de siempre. Nadie se va a hacer rico aquí y el juego no insinúa otra cosa.`,
    },
    extra: ({ bets: { minimum } }) => [
      table(
        `Una ficha de ${formatPesos(minimum * 10)}`,
        ['Apuesta', 'Acierta', 'Recibes', 'Costo en 60 tiros'],
        (
          [
            ['Color', 18],
            ['Docena', 12],
            ['Seisena', 6],
            ['Cuadro', 4],
            ['Pleno', 1],
          ] as const
        ).map(([name, covered]) => {
          const { pays, chance, edge } = rouletteBet(covered, 1);
          return [
            `**${name}**`,
            percentOf(chance),
            formatPesos(minimum * 10 * (pays + 1)),
            formatPesos(Math.round(minimum * 10 * 60 * edge)),
          ];
        }),
        'El costo es el promedio si se jugara por plata: el mismo en todas las filas.',
      ),
    ],
    pros: ({ minimumBet }) => [`Fichas desde ${minimumBet}`, 'Sin cuenta regresiva', 'Estadísticas que no engañan'],
    cons: () => ['Sin media apuesta de vuelta en el cero', 'Sin apuestas de vecinos en la versión de teléfono'],
    questions: ({ released, rtp }) => [
      [
        '¿Hay una ruleta que devuelva más?',
        'Sí: las francesas con «la partage» llegan a 98,65 % en color, par y mitad. Están en la [página de ruleta](/juegos-gratis/ruleta/).',
      ],
      ['¿Se puede apostar a rojo y negro a la vez?', 'Se puede y no sirve: se gana una, se pierde la otra y el cero se lleva las dos.'],
      ['¿El RTP es exacto?', `En este juego, sí. ${rtp} es 36 dividido por 37, sin versiones. Salió el ${released}.`],
    ],
    related: [
      [106, 'El paso siguiente: decidir'],
      [110, 'Mar de noche, sin paño'],
    ],
  },
  {
    gameId: 105,
    author: 'antonia-rebolledo',
    updatedOn: '2026-11-13',
    title: () => 'Despegue Austral gratis: cuándo bajarse del cohete',
    description: ({ rtp, win }) =>
      `Despegue Austral con créditos: ${rtp} de RTP, tope de ${win} la apuesta y la probabilidad de llegar a cada multiplicador, en una tabla.`,
    lead: 'Un cohete sale de Punta Arenas y hay que bajarse antes de que explote. Dura ocho segundos y se repite toda la noche.',
    rules: {
      title: 'Una ronda',
      body: ({
        minimumBet,
        maximumBet,
        win,
        rtp,
      }) => `Se apuesta antes del despegue, entre ${minimumBet} y ${maximumBet}. El multiplicador parte en 1,00 y sube cada vez más rápido. Si te bajas, cobras la apuesta por ese número; si explota contigo arriba, nada. El tope son ${win} la apuesta: ahí el cohete aterriza solo.

Se pueden tener dos apuestas por vuelo y fijar un retiro automático para cada una. El retorno es de **${rtp}** con cualquier decisión.`,
    },
    character: {
      title: 'El juego está en la sala',
      body: ({
        studio,
      }) => `Lo que engancha no es el cohete, es la lista de la derecha: quién sigue arriba, quién cobró, cuánto. ${studio.name} la hizo grande y en vivo, y funciona. Uno termina comparándose con alguien que firma «Tito_Calbuco» y que acaba de bajarse en 40.

Apaga esa lista. Está en los ajustes y cambia el juego entero: sin público se ve lo que hay, una moneda al aire con distintas caras.

Con créditos se juega contra una sala simulada. Lo dicen en la ayuda, cosa que agradecemos.`,
    },
    extra: ({ returned }) => [
      table(
        'Bajarse en…',
        ['Multiplicador', 'Llega', 'O sea', '$1.000 pagan'],
        [1.2, 1.5, 2, 4, 10, 25].map((multiplier) => [
          `**${withComma(multiplier)}**`,
          percentOf(crashChance(multiplier, returned / 100)),
          oneIn(crashChance(multiplier, returned / 100)),
          formatPesos(Math.round(multiplier * 1000)),
        ]),
        'Probabilidad por vuelo. Multiplicada por el pago da siempre el retorno del juego.',
      ),
    ],
    pros: () => [
      'Resultado verificable vuelo por vuelo',
      'El retiro automático responde sin retraso',
      'Se puede esconder lo que hacen los demás',
    ],
    cons: ({ returned }) => [
      `A $500 por vuelo cuesta ${formatPesos(hourlyCost(500, 240, returned))} por hora: es muy rápido`,
      'La sala empuja a quedarse más',
      'Con mala señal, bajarse a mano es una lotería',
    ],
    questions: ({ returned, released }) => [
      [
        '¿Cuántas veces explota de inmediato?',
        `${percentOf(1 - returned / 100)} de los vuelos se corta en 1,00, sin dar tiempo a nada. Es la ventaja de la casa, a la vista.`,
      ],
      [
        '¿Con retiro en 1,5 se gana más seguido?',
        `Se acierta ${percentOf(crashChance(1.5, returned / 100))} de las veces, casi dos de cada tres. Cada acierto gana la mitad de lo que cuesta una caída, así que a la larga se pierde igual.`,
      ],
      ['¿Desde cuándo está?', `Se publicó el ${released}. La fórmula completa está en la [página de crash](/juegos-gratis/crash/).`],
    ],
    related: [
      [112, 'El mismo riesgo, sin apuro'],
      [103, 'Otra cuenta simple, más lenta'],
    ],
  },
  {
    gameId: 106,
    author: 'fernanda-lillo',
    updatedOn: '2026-11-15',
    title: () => 'Blackjack Camanchaca gratis: reglas de las buenas',
    description: ({ rtp, minimumBet }) =>
      `${rtp} de RTP jugando bien: reglas de Blackjack Camanchaca, errores que más cuestan y práctica con créditos. En mesa, desde ${minimumBet}.`,
    lead: 'Seis mazos, 3 a 2 y la casa plantada en 17. Es el juego con mejor retorno de los doce más buscados, si uno sabe qué hacer con un 16.',
    rules: {
      title: 'Las reglas de esta mesa',
      body: ({
        minimumBet,
        maximumBet,
        rtp,
        win,
      }) => `Se juega con seis mazos que se barajan en cada mano. La casa se planta en todos los 17 y mira su carta tapada antes de que decidas. Se dobla con dos cartas cualquiera, también después de separar, y se separa hasta tener cuatro manos. No hay rendición.

El blackjack paga 3 a 2, que en la ficha aparece como ${win} la apuesta. Las manos van de ${minimumBet} a ${maximumBet}. Con la [estrategia básica](/juegos-gratis/blackjack/), el retorno es de **${rtp}**.`,
    },
    character: {
      title: 'La neblina y el silencio',
      body: ({
        studio,
        returned,
      }) => `El nombre viene del fondo: una costa que aparece y desaparece. No hay música ni un crupier que felicite. ${studio.name} hizo algo más útil, un botón de ayuda que marca la jugada recomendada y queda anotado cuántas veces uno no le hizo caso.

Esa cifra enseña. En nuestras primeras cien manos nos apartamos once veces, casi todas por miedo a pedir con 12 contra 2 o con 16 contra 7. La casa se queda con ${percentOf(1 - returned / 100)} del que juega perfecto y con cuatro o cinco veces más del que juega por corazonada.`,
    },
    extra: () => [
      table(
        'Cuatro manos que casi todos juegan mal',
        ['Tu mano', 'La casa muestra', 'Lo que tienta', 'Lo que conviene'],
        [
          ['**16**', '7', 'Plantarse', 'Pedir'],
          ['**12**', '2 o 3', 'Plantarse', 'Pedir'],
          ['**As y 7**', '9, 10 o as', 'Plantarse', 'Pedir'],
          ['**Par de ochos**', '10', 'Pedir o plantarse', 'Separar'],
        ],
        'Ninguna gana a la larga: la jugada correcta pierde menos.',
      ),
    ],
    pros: ({ rtp }) => [`RTP de ${rtp} con estrategia básica`, 'Blackjack a 3 por 2', 'Ayuda que corrige sin apurar'],
    cons: ({ minimumBet }) => [
      `Mínimo de ${minimumBet}, el más alto de los doce`,
      'No permite rendirse',
      'Barajar en cada mano impide contar cartas',
    ],
    questions: ({ released }) => [
      ['¿Vale la pena el seguro?', 'No: cuesta alrededor de 7 % de lo asegurado. El botón de ayuda tampoco lo recomienda nunca.'],
      [
        '¿La ayuda funciona también por plata?',
        'Depende del casino. Algunos la apagan; la tabla de estrategia se puede tener abierta al lado, y está permitido.',
      ],
      ['¿Es en vivo?', `No, esta es la versión sin crupier, del ${released}. El estudio tiene mesas en vivo con las mismas reglas.`],
    ],
    related: [
      [103, 'Sin decisiones, para descansar'],
      [109, 'Aun más lento y en compañía'],
    ],
  },
  {
    gameId: 109,
    author: 'ignacio-paillan',
    updatedOn: '2026-11-05',
    title: () => 'Bingo de la Abuela Rosa gratis: cartones y bolas',
    description: ({ rtp, minimumBet }) =>
      `El bingo más buscado: 75 bolas, cartones desde ${minimumBet} y un RTP de ${rtp}. Cómo se reparte el fondo y qué cuestan las bolas extra.`,
    lead: 'La abuela canta los números, comenta los que salen y a veces pregunta si ya almorzaste. El juego es lo de menos.',
    rules: {
      title: 'Cómo es una partida',
      body: ({
        minimumBet,
        maximumBet,
        win,
      }) => `Setenta y cinco bolas y cartones de cinco por cinco con el centro libre. Cada cartón cuesta desde ${minimumBet}, y se puede gastar hasta ${maximumBet} por partida. Hay tres premios: línea, marco y cartón lleno.

El mayor, ${win} el valor del cartón, exige llenarlo con cuarenta y cinco bolas o menos. Al final ofrecen hasta tres bolas extra, que se compran de a una.`,
    },
    character: {
      title: 'Una voz en la pieza de al lado',
      body: ({
        rtp,
        studio,
      }) => `La voz es de verdad la de la abuela de la familia que fundó ${studio.name}. Tiene más de mil frases y una regla bonita: si alguien juega más de una hora seguida, dice que se va a acostar y la sala se cierra diez minutos.

El ${rtp} de retorno es bajo al lado de una ruleta. La diferencia es el ritmo: una partida dura cuatro minutos, así que con cartones baratos se gasta poco por hora. Con veinte cartones, no. La simpatía funciona en los dos casos.`,
    },
    extra: ({ bets: { minimum }, returned }) => [
      table(
        'Lo que cuesta una hora',
        ['Cartones por partida', 'Apostado en 15 partidas', 'Costo promedio'],
        [1, 5, 10, 20].map((cards) => [
          `**${cards}**`,
          formatPesos(cards * minimum * 15),
          formatPesos(hourlyCost(cards * minimum, 15, returned)),
        ]),
        `Con cartones de ${formatPesos(minimum)}. Un cartón se llena antes de la bola 46 en ${oneIn(fullCardChance(45))} partidas.`,
      ),
      list('Las bolas extra, antes de comprarlas', 'checks', [
        'El precio sube con lo cerca que estés: con un número pendiente pueden costar más que diez cartones.',
        'La chance de una bola es una dividida por las que quedan. Con treinta en la tómbola, 3,33 %.',
        'Si el precio es mayor que el premio por esa chance, es mala compra. Casi siempre lo es.',
      ]),
    ],
    pros: ({ minimumBet }) => [
      `Cartones desde ${minimumBet}`,
      'La sala se cierra sola después de una hora',
      'Se juega con una mano y sin mirar',
    ],
    cons: ({ rtp }) => [`RTP de ${rtp}`, 'Bolas extra caras y ofrecidas en el peor momento'],
    questions: ({ released, hasPot }) => [
      ['¿Tiene pozo acumulado?', hasPot ? 'Sí, progresivo.' : 'No. El premio mayor es un múltiplo fijo del cartón.'],
      ['¿Se puede callar a la abuela?', 'Sí, hay un botón con una boca tachada. Ella se despide antes.'],
      ['¿Juego contra otras personas?', `Con créditos, contra cartones simulados. Está en línea desde el ${released}.`],
    ],
    related: [
      [104, 'Otra que no apura a nadie'],
      [108, 'La otra con pausas incluidas'],
    ],
  },
  {
    gameId: 112,
    author: 'fernanda-lillo',
    updatedOn: '2026-10-27',
    title: () => 'Minas de Chañarcillo gratis: la cuenta por casilla',
    description: ({ rtp, win }) =>
      `Veinticinco casillas, las minas que quieras y ${rtp} de RTP. Cuánto paga y qué chance tiene cada paso, hasta el tope de ${win}.`,
    lead: 'Veinticinco casillas de plata nativa y algunos derrumbes. Tú decides cuántos, y cuándo salir del socavón.',
    rules: {
      title: 'Cómo se excava',
      body: ({
        minimumBet,
        maximumBet,
        win,
      }) => `Eliges entre una y veinticuatro minas y una apuesta de ${minimumBet} a ${maximumBet}. Cada casilla sana sube el pago; una mina termina la ronda y se lleva todo. Se puede cobrar después de cualquier acierto. El tope es de ${win} la apuesta.

La pantalla muestra siempre tres números: lo que cobrarías ahora, lo que pagaría la próxima y **la chance de acertarla**. Muy pocos juegos enseñan el tercero.`,
    },
    character: {
      title: 'Riesgo a medida',
      body: ({
        rtp,
        studio,
      }) => `El retorno es de ${rtp} con una mina o con veinte, saliendo en la primera o en la décima. Lo único que se elige es la forma: con pocas minas se gana seguido y poco; con muchas, casi nunca y harto. Por eso no tiene sentido preguntarle a nadie su estrategia.

${studio.name} le puso una decisión sensata: no hay botón de repetir. Entre ronda y ronda hay que volver a tocar «bajar a la mina», y esos dos segundos se agradecen. El nombre recuerda la veta de 1832. Los que ganaron plata ahí, dice el juego al cargar, fueron los que vendían palas.`,
    },
    extra: (facts) => [
      table(
        'Tres casillas después',
        ['Minas', 'Acertar la primera', 'Acertar tres seguidas', 'Paga con tres'],
        [1, 3, 5, 10, 15].map((mines) => [
          `**${mines}**`,
          percentOf(minesChance(mines, 1)),
          percentOf(minesChance(mines, 3)),
          `${withComma(minesPay(mines, 3, facts))} veces`,
        ]),
        'Calculado con combinaciones sobre 25 casillas y el retorno del juego.',
      ),
    ],
    pros: () => ['Muestra la probabilidad antes de cada paso', 'El tiempo lo pone uno', 'Cada ronda se puede verificar'],
    cons: () => ['La tentación de «una más» es todo el juego', 'Con muchas minas las rondas duran dos segundos'],
    questions: ({ released, returned }) => [
      ['¿Hay casillas mejores?', 'No. Las minas se reparten al azar al empezar la ronda: la esquina vale lo mismo que el centro.'],
      [
        '¿Con una mina es casi seguro?',
        `La primera casilla se acierta ${percentOf(minesChance(1, 1))} de las veces y paga ${withComma(returned / 100 / minesChance(1, 1))}. Ganas centavos muchas veces y pierdes un peso de vez en cuando: el promedio es el mismo.`,
      ],
      ['¿Cuándo se publicó?', `El ${released}, y no ha cambiado de reglas desde entonces.`],
    ],
    related: [
      [105, 'El mismo dilema, con reloj'],
      [107, 'También se cava, con rodillos arriba'],
    ],
  },
];
