import type { GameText } from './gameText.ts';
import { sessionTable } from './sessionTable.ts';

/** The featured games with reels. */
export const featuredSlots: GameText[] = [
  {
    gameId: 101,
    author: 'fernanda-lillo',
    updatedOn: '2026-11-19',
    title: () => 'Desierto Florido: juega gratis y conoce sus cascadas',
    description: ({ rtp, win }) =>
      `Prueba Desierto Florido con créditos. RTP ${rtp}, premio máximo de ${win} la apuesta, cómo funcionan las flores y cuánto cuesta una hora.`,
    lead: 'La tragamonedas más buscada del sitio. Seca, larga, y de pronto una cascada que llena la pantalla de añañucas.',
    rules: {
      title: 'Cómo se juega',
      body: ({
        grid,
        minimumBet,
        maximumBet,
        rtp,
      }) => `Tiene ${grid}. Los premios se forman de izquierda a derecha y los símbolos que pagan se caen, dejando espacio para otros: una **cascada**. Cada una hace brotar una flor al pie de su rodillo.

Con cinco flores parten los giros gratis. Son ocho, y ahí las flores no se marchitan entre un giro y otro. Se apuesta desde ${minimumBet} hasta ${maximumBet}, y el retorno es de ${rtp} con cualquier monto.`,
    },
    character: {
      title: 'Lo que se siente al jugarla',
      body: ({
        volatility,
        win,
      }) => `Como el desierto de verdad: casi siempre no pasa nada. La volatilidad es ${volatility?.toLowerCase()}, y en nuestra prueba de trescientos giros las flores llegaron a cinco dos veces. Las dos pagaron más que todo el resto junto.

La animación ayuda a esperar. El cielo va cambiando con cada flor y no hay campanadas por premios menores que la apuesta, una decencia poco común. El máximo de ${win} existe en la tabla; nosotros no lo hemos visto, ni conocemos a nadie.`,
    },
    extra: (facts) => [sessionTable(facts, [100, 200, 500, 1000])],
    pros: () => [
      'No celebra premios menores que la apuesta',
      'La apuesta mínima alcanza para una sesión larga',
      'El bono depende de algo que se ve venir',
    ],
    cons: ({ volatility }) => [
      `Volatilidad ${volatility?.toLowerCase()}: sequías de veinte o treinta giros`,
      'Los ocho giros gratis no se reactivan',
    ],
    questions: ({ released, studio, rtp }) => [
      ['¿Cuándo salió?', `El ${released}. Es de ${studio.name}.`],
      [
        '¿Las flores se guardan si cierro el juego?',
        'Con créditos, no: al volver se parte de cero. Con plata quedan en la cuenta del casino y en la apuesta con que se juntaron.',
      ],
      ['¿Existe en otra versión?', `Sí, los casinos pueden contratarla con menos retorno. Si la ayuda no dice ${rtp}, es otra.`],
    ],
    related: [
      [102, 'Del mismo equipo, todavía más brava'],
      [110, 'Otra que se enciende de a poco'],
    ],
  },
  {
    gameId: 102,
    author: 'fernanda-lillo',
    updatedOn: '2026-11-07',
    title: () => 'Cóndor de Fuego gratis: comodines y paciencia',
    description: ({ win, rtp }) =>
      `Cóndor de Fuego con créditos: ${rtp} de RTP, hasta ${win} la apuesta y una volatilidad que no perdona. Reglas, costo y alternativas.`,
    lead: 'Un cóndor cruza los rodillos y deja comodines ardiendo. Cuando no cruza, que es casi siempre, se mira la cordillera.',
    rules: {
      title: 'Las reglas',
      body: ({
        grid,
        minimumBet,
        maximumBet,
        hasFreeSpins,
      }) => `Son ${grid}: no hay líneas que mirar, basta con símbolos iguales en rodillos vecinos desde la izquierda. La apuesta va de ${minimumBet} a ${maximumBet}.

El cóndor aparece en cualquier giro, sin aviso. Vuela sobre dos, tres o cuatro rodillos y los convierte en comodines por ese giro. ${hasFreeSpins ? 'Con tres huevos empiezan los giros gratis, y en ellos cada vuelo deja una brasa que sube el multiplicador en uno.' : ''} La brasa no se apaga hasta el final.`,
    },
    character: {
      title: 'Para quién es',
      body: ({
        volatility,
        rtp,
        win,
      }) => `Para gente con un presupuesto cerrado y buen humor. Su volatilidad es ${volatility?.toLowerCase()} y el ${rtp} que devuelve está concentrado en muy pocos giros: la mayoría de las sesiones cortas terminan mal, y alguna termina increíble.

La apuesta fuerte del estudio fue no disimularlo. No hay premios de consuelo ni falsos «casi». El tope de ${win} la apuesta requiere cuatro brasas y una pantalla entera, algo que en la práctica pertenece a los videos de otros.

Si quieres ver el bono sin gastar, los créditos son el lugar: paciencia gratis.`,
    },
    extra: (facts) => [sessionTable(facts, [200, 500, 1000])],
    pros: () => [
      'Una mecánica que se entiende a la primera',
      'Sin falsos «casi premios»',
      'Buen sonido, incluso en el parlante del teléfono',
    ],
    cons: ({ minimumBet }) => [
      'Se puede ir un saldo entero sin ver el bono',
      `La apuesta mínima, ${minimumBet}, es alta para lo que exige`,
      'Consume harta batería',
    ],
    questions: ({ released }) => [
      [
        '¿Cada cuánto vuela el cóndor?',
        'El estudio no lo publica. En nuestras pruebas con créditos apareció cerca de una vez cada cuarenta giros, casi siempre sobre dos rodillos.',
      ],
      ['¿Conviene subir la apuesta cuando tarda?', 'No. Cada giro es independiente: la espera no acerca el vuelo.'],
      ['¿Es nueva?', `Es del ${released}.`],
    ],
    related: [
      [111, 'Si te gusta sufrir, y además con pozo'],
      [101, 'La misma casa, con más que mirar'],
    ],
  },
  {
    gameId: 104,
    author: 'antonia-rebolledo',
    updatedOn: '2026-10-30',
    title: () => 'Frutilla Brava gratis: tres rodillos y nada más',
    description: ({ minimumBet, rtp }) =>
      `La tragamonedas clásica más buscada: apuestas desde ${minimumBet}, ${rtp} de RTP y reglas que caben en tres líneas. Pruébala con créditos.`,
    lead: 'Frutillas, campanas y un siete. Si alguna vez jugaste en una máquina de fierro, aquí no hay nada que aprender.',
    rules: {
      title: 'Tres líneas de reglas',
      body: ({
        grid,
        minimumBet,
        maximumBet,
        win,
      }) => `Hay ${grid}: tres horizontales y las dos diagonales. Tres símbolos iguales en una línea pagan según la tabla, que está siempre a la vista. Y eso es todo.

No tiene giros gratis, ni comodines que crecen, ni mapa. La apuesta parte en ${minimumBet} y llega a ${maximumBet}; el premio mayor son ${win} lo apostado, con tres frutillas doradas en la línea del medio.`,
    },
    character: {
      title: 'Por qué sigue gustando',
      body: ({
        volatility,
        rtp,
      }) => `Porque no interrumpe. La volatilidad es ${volatility?.toLowerCase()}: paga algo cada cinco o seis giros, casi siempre poco, y el saldo baja con suavidad. En cien giros de práctica a $50 partimos con 10.000 créditos y terminamos con 9.830, sin sobresaltos ni alegrías.

Es también la que recomendamos para entender el RTP. Con un ritmo así de parejo, el ${rtp} se parece bastante a lo que uno ve, cosa que en una tragamonedas brava no pasa nunca.

El peligro es el contrario: como no duele, uno sigue.`,
    },
    extra: (facts) => [sessionTable(facts, [50, 100, 200, 500])],
    pros: ({ minimumBet }) => [`Se juega desde ${minimumBet} por giro`, 'Reglas y pagos en la misma pantalla', 'El saldo dura'],
    cons: () => ['Sin bono: quien busca emoción se aburre', 'Fácil de jugar en automático sin darse cuenta'],
    questions: ({ win, released }) => [
      [
        '¿Sirve para cumplir un rollover?',
        'Es de las mejores para eso: volatilidad baja y retorno razonable. Confirma primero que el casino la cuente completa.',
      ],
      [
        '¿Es lo mismo que una máquina antigua?',
        `Se parece en todo menos en el motor: el resultado lo da un generador al azar, no un engranaje. Es del ${released}.`,
      ],
      ['¿Cuál es el premio más grande?', `${win} la apuesta de la línea ganadora.`],
    ],
    related: [
      [108, 'También tranquila, con giros gratis'],
      [109, 'Otra manera lenta de pasar la tarde'],
    ],
  },
  {
    gameId: 107,
    author: 'fernanda-lillo',
    updatedOn: '2026-10-24',
    title: () => 'El Tesoro de Juan Fernández: el mapa, explicado',
    description: ({ rtp, win }) =>
      `Cómo se completa el mapa de El Tesoro de Juan Fernández, su RTP de ${rtp}, el máximo de ${win} la apuesta y una demo con créditos.`,
    lead: 'Cada giro puede sacar una pala. Con la pala se cava en la isla, y en la isla hay multiplicadores, monedas o un cangrejo.',
    rules: {
      title: 'La isla, casilla por casilla',
      body: ({
        grid,
        minimumBet,
        maximumBet,
      }) => `Arriba está la tragamonedas, con ${grid}. Abajo, una isla de treinta y seis casillas. Las palas salen como un símbolo más y se gastan tocando donde uno quiera; da igual cuál, porque el contenido se sortea al cavar.

Un multiplicador vale para el giro siguiente. Una moneda paga en el acto. El cangrejo cierra la casilla y punto. Al completar la isla se abre el cofre. Acepta apuestas entre ${minimumBet} y ${maximumBet}, y **cada nivel de apuesta tiene su propio mapa**: si la cambias, partes en otra isla.`,
    },
    character: {
      title: 'Un bono que se construye',
      body: ({
        rtp,
        volatility,
        hasFreeSpins,
        win,
      }) => `${hasFreeSpins ? 'Además hay giros gratis.' : 'No tiene giros gratis, y no los extraña.'} El mapa da algo que la mayoría no ofrece, la sensación de avanzar. Esa es su gracia y su anzuelo: con treinta casillas abiertas cuesta irse, y las seis que faltan no valen más que las primeras.

Devuelve **${rtp}**, lo más alto entre las tragamonedas con página propia. La volatilidad es ${volatility?.toLowerCase()}, porque buena parte está en el cofre. En la prueba demoramos doscientos diez giros en completar una isla; el cofre pagó 64 veces. El máximo declarado es de ${win}.`,
    },
    extra: (facts) => [sessionTable(facts, [200, 500, 1000])],
    pros: ({ rtp }) => [
      `RTP de ${rtp}, bueno para una tragamonedas`,
      'El avance se guarda entre sesiones',
      'Se puede cavar todo junto o de a una',
    ],
    cons: ({ studio }) => [
      'El mapa invita a seguir «hasta completarlo»',
      'Cambiar la apuesta cambia de isla',
      `Está en pocos casinos: ${studio.casinos.length} de los recomendados`,
    ],
    questions: ({ released, studio }) => [
      ['¿Importa dónde cavo?', 'No. Lo que hay se decide al tocar, no estaba escondido ahí.'],
      ['¿Puedo perder un mapa a medias?', 'Con créditos, al cerrar la ventana. Con plata, solo si el casino retira el juego.'],
      ['¿De quién es?', `De ${studio.name}, que casi siempre hace mesas. Lo publicó el ${released}.`],
    ],
    related: [
      [112, 'Cavar también, pero decidiendo el riesgo'],
      [101, 'Otra con un bono que se ve venir'],
    ],
  },
  {
    gameId: 108,
    author: 'ignacio-paillan',
    updatedOn: '2026-11-01',
    title: () => 'Pudú Feliz gratis: una tragamonedas que se detiene',
    description: ({ grid, rtp }) =>
      `Pudú Feliz: ${grid}, RTP de ${rtp} y una pausa cada quince minutos. Reglas, costo por sesión y demo con créditos.`,
    lead: 'Un pudú asoma la nariz entre las hojas y destapa símbolos de a tres. Cada quince minutos, el juego te pregunta si quieres seguir.',
    rules: {
      title: 'Qué hace el pudú',
      body: ({
        grid,
        minimumBet,
        maximumBet,
        hasFreeSpins,
      }) => `${grid.charAt(0).toUpperCase() + grid.slice(1)}, de izquierda a derecha. Después de algunos giros, tres posiciones aparecen cubiertas de hojas. El pudú las aparta y debajo hay siempre el mismo símbolo, a veces uno que arma premio y a veces no.

${hasFreeSpins ? 'Con tres paraguas llueve: diez giros gratis en los que las hojas salen cada vez.' : 'No tiene giros gratis.'} Las apuestas van de ${minimumBet} a ${maximumBet}.`,
    },
    character: {
      title: 'Amable, sin ser un regalo',
      body: ({
        volatility,
        rtp,
        win,
      }) => `La volatilidad es ${volatility?.toLowerCase()}: rachas cortas, premios que alcanzan para seguir y un máximo modesto de ${win} la apuesta. El ${rtp} es algo mejor que el promedio de las tragamonedas del catálogo.

Lo que la distingue no está en los rodillos. La pausa obligatoria muestra tiempo, apostado y resultado, y pide tocar dos veces para continuar. La probamos con personas que dicen tener el juego controlado: tres de cinco cerraron ahí. No hay estadística en eso, pero sí una idea de lo que podría hacer el resto de la industria.`,
    },
    extra: (facts) => [sessionTable(facts, [100, 200, 500])],
    pros: () => ['Pausa con resumen que no se puede apagar', 'Premios chicos y seguidos', 'Sonido apagado de entrada'],
    cons: ({ win }) => [`Un máximo de ${win}, poco para quien busca el golpe`, 'Las hojas decepcionan más de lo que ayudan'],
    questions: ({ studio, released }) => [
      ['¿La pausa también aparece con créditos?', 'Sí, igual que con plata.'],
      [
        '¿Es un juego para niños?',
        'No. Tiene dibujos tiernos y es para mayores de 18, también en modo gratis. Si hay menores en tu casa, usa un control parental.',
      ],
      ['¿Quién la hizo?', `${studio.name}, un estudio de ${studio.count} juegos. Salió el ${released}.`],
    ],
    related: [
      [104, 'Más simple y todavía más mansa'],
      [110, 'Si quieres subir un escalón'],
    ],
  },
  {
    gameId: 110,
    author: 'fernanda-lillo',
    updatedOn: '2026-10-18',
    title: () => 'Midnight Lanternfish gratis: jugar a oscuras',
    description: ({ win, grid }) =>
      `Una tragamonedas que parte con los rodillos apagados: ${grid}, máximo de ${win} la apuesta y demo con créditos. Qué se ve y qué no.`,
    lead: 'Los rodillos parten negros. Cada premio enciende una franja de agua, y recién entonces se ve qué había al lado.',
    rules: {
      title: 'Luz que se gana',
      body: ({
        grid,
        hasFreeSpins,
        minimumBet,
        maximumBet,
      }) => `Detrás de la oscuridad hay una tragamonedas corriente de ${grid}. La diferencia es que los símbolos solo se revelan donde hay luz. Los premios se pagan igual, se vean o no: **no verlos no los cambia**.

Cada premio ilumina su línea durante tres giros. ${hasFreeSpins ? 'Con las cinco franjas encendidas a la vez empiezan doce giros gratis y la luz queda fija.' : ''} La apuesta mínima es de ${minimumBet} y la máxima, de ${maximumBet}.`,
    },
    character: {
      title: 'Un experimento que funciona a medias',
      body: ({
        volatility,
        rtp,
        win,
      }) => `La primera media hora es estupenda. Se juega con el oído: un sonar avisa cuando hay algo cerca y uno empieza a imaginar la pantalla completa. Después la novedad pasa y queda una tragamonedas de volatilidad ${volatility?.toLowerCase()}, con un RTP de ${rtp} y un tope de ${win} la apuesta, buena pero no distinta.

En un teléfono con poco brillo, o a pleno sol, casi no se distingue nada. Hay un modo de alto contraste en los ajustes. Debería ser el normal.`,
    },
    extra: (facts) => [sessionTable(facts, [200, 500, 1000])],
    pros: ({ rtp }) => ['Una idea visual propia', `RTP de ${rtp}, sobre la media`, 'Sonido muy cuidado'],
    cons: () => ['Se ve mal con poco brillo', 'La oscuridad esconde cuánto se está perdiendo', 'El efecto se gasta'],
    questions: ({ studio, released, rtp }) => [
      ['¿Puedo ver todos los símbolos desde el principio?', 'Sí: en ajustes, «luces encendidas». El resultado es el mismo.'],
      [
        '¿Alguien comprobó su retorno?',
        `${studio.name} publica el retorno real dos veces al año. En el último informe este juego quedó a menos de dos décimas de su ${rtp}.`,
      ],
      ['¿Desde cuándo está?', `Desde el ${released}.`],
    ],
    related: [
      [103, 'El mar de día, y con reglas exactas'],
      [108, 'Más clara en todos los sentidos'],
    ],
  },
  {
    gameId: 111,
    author: 'fernanda-lillo',
    updatedOn: '2026-11-12',
    title: () => 'Volcán Dormido gratis: presión, pozo y costo real',
    description: ({ win, rtp }) =>
      `Volcán Dormido: RTP de ${rtp} con el pozo incluido y un máximo de ${win} la apuesta. Cómo sube la presión y qué no se puede ganar con créditos.`,
    lead: 'Cada giro perdido sube la presión. Cuando llega arriba, estalla, o no: el volcán decide y no da explicaciones.',
    rules: {
      title: 'El manómetro',
      body: ({
        grid,
        minimumBet,
        maximumBet,
        hasFreeSpins,
      }) => `Son ${grid}, el número más alto que se usa, porque cada rodillo muestra entre dos y siete símbolos. A la izquierda hay un manómetro. Sube un punto por giro sin premio y, en cualquier momento desde el quince, puede estallar.

La erupción llena de lava uno o más rodillos y los deja como comodines. ${hasFreeSpins ? 'Si alcanza los seis, hay giros gratis con un multiplicador que no baja.' : ''} Con apuestas de ${minimumBet} a ${maximumBet}, el manómetro guarda un nivel para cada monto.`,
    },
    character: {
      title: 'Vistosa y cara',
      body: ({
        rtp,
        volatility,
        hasPot,
        win,
      }) => `Pocas tragamonedas se ven así. El suelo tiembla antes de que pase algo y, la mayoría de las veces, después no pasa nada. Es de volatilidad ${volatility?.toLowerCase()} y su RTP, **${rtp}**, está bajo la media.

${hasPot ? 'La razón es el pozo progresivo: una parte de cada apuesta va a la alcancía que comparte con otros juegos, y el retorno declarado ya la cuenta. Quien no se lo lleva juega con bastante menos.' : ''} El premio máximo de la tabla, ${win} la apuesta, es aparte.

Con créditos el volcán ruge igual. El pozo, no: se muestra y no se entrega.`,
    },
    extra: (facts) => [sessionTable(facts, [200, 500, 1000])],
    pros: () => ['La mejor animación del catálogo', 'El temblor y el sonido se pueden apagar', 'El manómetro se guarda por apuesta'],
    cons: ({ rtp }) => [`RTP de ${rtp}, y menos si descuentas el pozo`, 'El manómetro sugiere que «ya le toca»', 'Come saldos chicos'],
    questions: ({ studio, released }) => [
      [
        '¿Con el manómetro lleno conviene apostar más?',
        'No. Al cambiar de apuesta cambia el manómetro, y la probabilidad de estallar después del quince es la misma en cada giro.',
      ],
      [
        '¿Qué apuesta participa por el pozo?',
        'Cualquiera; la probabilidad crece con el monto. En [jackpots](/juegos-gratis/jackpots/) está la cuenta del pozo de equilibrio.',
      ],
      ['¿Cuándo se publicó?', `El ${released}, por ${studio.name}.`],
    ],
    related: [
      [102, 'Igual de brava y sin pozo'],
      [107, 'Un bono que sí se ve avanzar'],
    ],
  },
];
