import type { StudioText } from './studioText.ts';

/** Studios that live from slots. */
export const slotStudios: StudioText[] = [
  {
    providerId: 1,
    city: 'Coyhaique',
    author: 'fernanda-lillo',
    updatedOn: '2026-11-11',
    title: 'Huemul Interactive: sus tragamonedas y dónde están',
    description:
      'Pocas tragamonedas y casi todas bravas. Quién hace los juegos de Huemul Interactive, cuánto devuelven y qué casinos los tienen.',
    lead: 'Un estudio chico del sur que publica poco, tarda mucho y no le tiene miedo a la volatilidad.',
    history: {
      title: 'De los videojuegos de caza a las tragamonedas',
      body: ({
        founded,
      }) => `Huemul Interactive partió en ${founded} en Coyhaique, en la casa de dos hermanos que hacían simuladores para capacitar guardaparques. El encargo que los cambió de rubro fue un salvapantallas: un volcán que respiraba. Un distribuidor lo vio en una feria en Puerto Montt y preguntó si podía pagar premios.

Hoy son once personas y siguen ahí, con una conexión que se corta en invierno y un calendario que lo admite: dos o tres títulos por año, a veces ninguno. No hacen versiones con marca ajena ni copian sus propios éxitos con otro dibujo. Esa terquedad se paga en tamaño y se agradece en variedad.`,
    },
    games: {
      title: 'Cómo son sus juegos',
      body: ({
        count,
        wild,
        calm,
        averageReturn,
        best,
        mostSearched,
      }) => `Lo primero que se nota es el silencio. No hay monedas que suenen cada dos giros; la música entra cuando pasa algo y pasan pocas cosas. De ${count} tragamonedas, **${wild} son de volatilidad muy alta** y solo ${calm} de baja. El RTP medio es ${averageReturn}, corriente, y el reparto es lo que las vuelve difíciles.

${mostSearched[0] ?? ''} es la que los hizo conocidos: la presión acumula y uno espera. ${mostSearched[1] ?? ''} y ${mostSearched[2] ?? ''}, más antiguas, usan la misma idea con otro paisaje. Si buscas la que más devuelve en el papel, es ${best.name}, con ${best.returned}.

Nuestro consejo es práctico: con un saldo de cincuenta apuestas no alcanza para conocerlas. Prueba primero con créditos y mira cuánto tarda en aparecer el bono.`,
    },
    pros: () => [
      'Cada título tiene una mecánica propia',
      'El RTP está en la primera pantalla de la ayuda',
      'Sin giro automático por defecto',
    ],
    cons: ({ wild, count }) => [
      `${wild} de ${count} son de volatilidad muy alta: comen saldo`,
      'Publican poco y avisan menos',
      'Nada de mesa ni de cartas',
    ],
    questions: ({ newest, withPot }) => [
      ['¿Qué es lo último que publicaron?', `${newest.name}, del ${newest.date}.`],
      ['¿Tienen juegos con pozo?', withPot === 1 ? 'Uno, y es el más buscado de la casa.' : `${withPot}.`],
      [
        '¿Sirven para cumplir un rollover?',
        'Son mala elección: con volatilidad muy alta lo más probable es quedarse sin saldo antes de completar las vueltas.',
      ],
    ],
  },
  {
    providerId: 2,
    city: 'Antofagasta',
    author: 'fernanda-lillo',
    updatedOn: '2026-10-26',
    title: 'Atacama Reels: una docena de tragamonedas en serio',
    description:
      'Atacama Reels hace tragamonedas desde Antofagasta. Su RTP, su volatilidad, lo nuevo de este año y los casinos que las llevan.',
    lead: 'Doce títulos, ningún relleno y la costumbre de decir por escrito con qué versión corre cada casino.',
    history: {
      title: 'Ingenieros de minas con buen gusto',
      body: ({
        founded,
        count,
      }) => `La fundaron en ${founded} cuatro ingenieros que hacían modelos de leyes de mineral. La matemática es parecida, dicen: estimar cada cuánto aparece algo valioso y cuánto cuesta llegar. Trabajan en una oficina sin ventanas del barrio histórico de Antofagasta y prueban los juegos con jubilados de una sede vecinal, que son un público implacable.

Crecieron despacio a propósito. En todos estos años acumulan ${count} juegos, porque descartan casi todo lo que prototipan. Un informe suyo de 2024, el único que han publicado, contaba que de cada nueve ideas salió una.`,
    },
    games: {
      title: 'Qué esperar al girar',
      body: ({
        count,
        wild,
        calm,
        averageReturn,
        best,
        withFreeSpins,
        newest,
      }) => `Tragamonedas y nada más. **${calm === 0 ? 'Ninguna' : `Solo ${calm}`} de las ${count} es de volatilidad baja** y ${wild} son de muy alta, así que las sesiones son desparejas. Devuelven ${averageReturn} en promedio. La más generosa, ${best.name}, llega a ${best.returned}.

El diseño es sobrio. Pocos símbolos, colores de tarde y una ayuda escrita en castellano, sin traducción automática. ${withFreeSpins} tienen giros gratis; el resto pone la emoción en multiplicadores que se acumulan sobre la grilla.

Este año se movieron más de lo usual. ${newest.name} salió el ${newest.date} y es la primera con selector de volatilidad: el mismo RTP repartido de dos maneras. Vale la pena abrirla con créditos solo para comparar.`,
    },
    pros: () => ['Indican el RTP exacto de cada versión', 'Ayuda en español bien escrito', 'Funcionan bien en teléfonos viejos'],
    cons: ({ count }) => [
      'No hay ninguna mansa',
      `Con ${count} títulos, el que se encariña los termina pronto`,
      'Buena parte del catálogo va sin giros gratis',
    ],
    questions: ({ mostSearched, withPot }) => [
      [
        '¿Cuál conviene probar primero?',
        `${mostSearched[0] ?? ''}, la más buscada. Muestra bien el estilo de la casa y el bono no tarda tanto.`,
      ],
      ['¿Tienen pozos progresivos?', `${withPot === 1 ? 'Uno solo' : withPot}. Prefieren el premio fijo, que se puede leer en la tabla.`],
      [
        '¿Es el mismo RTP en todos los casinos?',
        'No siempre: ofrecen dos versiones a los operadores. La diferencia aparece en la ayuda, con número de versión.',
      ],
    ],
  },
  {
    providerId: 3,
    city: 'Santiago',
    author: 'antonia-rebolledo',
    updatedOn: '2026-11-18',
    title: 'Cordillera Play: el catálogo más grande, por dentro',
    description:
      'Es el estudio con más juegos del catálogo y el de Desierto Florido. Cuánto devuelven sus tragamonedas y mesas, y en qué casinos están.',
    lead: 'Si abriste una tragamonedas este mes, hay buena chance de que fuera de ellos. Son los más grandes, con todo lo que eso trae.',
    history: {
      title: 'La fábrica de Quinta Normal',
      body: ({
        founded,
        count,
      }) => `Cordillera Play abrió en ${founded}, en un galpón textil de Quinta Normal donde todavía cuelgan los rieles de las máquinas. Empezó armando muebles para salones de juego fuera de Chile. Cuando las pantallas reemplazaron a los rodillos de fierro, se quedaron con los programadores y vendieron las prensas.

Tienen **${count} juegos** en el catálogo, más que nadie. Trabajan en células de seis personas: cada una saca un título cada siete semanas, con un motor común y arte propio. Ahí está la explicación de sus virtudes y de sus vicios. Nada se cae, todo carga rápido, y a la quinta tragamonedas uno reconoce la receta.`,
    },
    games: {
      title: 'Mucho de todo, y dos que se salvan del molde',
      body: ({
        slots,
        count,
        averageReturn,
        best,
        mostSearched,
        withFreeSpins,
        newest,
      }) => `De los ${count} títulos, ${slots} son tragamonedas. El resto son mesas correctas y sin adornos, que funcionan igual de bien que aburren. El RTP medio es **${averageReturn}**, y entre las tragamonedas la más alta es ${best.name}, con ${best.returned}.

La receta es conocida: cinco rodillos, comodín animado, y giros gratis en ${withFreeSpins} casos. Lo interesante está donde se apartan. [${mostSearched[0] ?? ''}](/juegos-gratis/desierto-florido/) cambió el giro por cascadas y se volvió la más buscada del sitio; [${mostSearched[1] ?? ''}](/juegos-gratis/condor-de-fuego/) apostó por sequías largas y un premio enorme. Las dos las hizo la misma célula.

${newest.name}, del ${newest.date}, es lo último que llegó. No la recomendamos ni la desaconsejamos: es exactamente lo que uno espera.`,
    },
    pros: ({ count }) => [
      `${count} juegos: siempre hay uno del tamaño que buscas`,
      'Cargan rápido y no gastan muchos datos',
      'La ficha técnica se puede descargar',
    ],
    cons: () => [
      'Muchas tragamonedas se parecen entre sí',
      'Algunos títulos tienen tres versiones de RTP',
      'Las mesas no traen opciones de reglas',
    ],
    questions: ({ volatility, withPot }) => [
      ['¿Qué volatilidad tienen?', `Hay de todas. En nuestra escala: ${volatility}.`],
      [
        '¿Por qué el mismo juego devuelve distinto en dos casinos?',
        'Porque venden hasta tres versiones y el operador elige. Mira el porcentaje en la ayuda: si es menor que el de nuestra ficha, ya sabes qué versión es.',
      ],
      ['¿Tienen pozos?', `Sí, ${withPot}, todos en tragamonedas. Para el tamaño del catálogo son pocos.`],
      ['¿Se pueden probar sin registro?', 'Todas las que aparecen en esta página, con créditos.'],
    ],
  },
  {
    providerId: 14,
    city: 'Valdivia',
    author: 'fernanda-lillo',
    updatedOn: '2026-11-08',
    title: 'Paperboat Gaming: frutas, Slingo y cien títulos',
    description:
      'El estudio más joven entre los grandes: tragamonedas de fruta, bingo y Slingo. Cifras de su catálogo y casinos donde jugarlo.',
    lead: 'Llegaron tarde y a toda velocidad. Hacen juegos livianos, alegres y muchos; algunos se olvidan al cerrar la pestaña.',
    history: {
      title: 'Rápidos desde el primer día',
      body: ({
        founded,
        count,
      }) => `Es difícil creer que Paperboat existe desde ${founded}. En ese tiempo juntó **${count} juegos**, con un equipo repartido entre Valdivia y la casa de cada cual. La fundadora venía de hacer juegos de celular para niños y trajo dos reglas: partir en menos de tres segundos y que todo se entienda sin leer.

El nombre sale de los barquitos de papel del Calle-Calle. El primer título, hecho en seis semanas para aprender, todavía está en línea y todavía tiene un error en la tabla de pagos, siempre a favor del que juega. Lo dejaron como mascota.`,
    },
    games: {
      title: 'Qué hay en la caja',
      body: ({
        slots,
        types,
        averageReturn,
        volatility,
        best,
        withFreeSpins,
      }) => `La lista es larga: ${types}. Las ${slots} tragamonedas se reparten de forma casi pareja en nuestra escala de volatilidad (${volatility}), algo poco usual: de verdad hay para todos los saldos.

El RTP medio es **${averageReturn}**. Está algo por debajo del promedio del catálogo, en parte porque el bingo y los raspes lo arrastran. ${best.name} es la excepción brillante, con ${best.returned}.

Lo mejor de la casa son dos cosas chicas. Una es [Frutilla Brava](/juegos-gratis/frutilla-brava/), tres rodillos que cualquiera entiende. La otra es su línea de Slingo, esa mezcla de bingo y tragamonedas en la que por fin hay algo que decidir. Solo ${withFreeSpins} de las tragamonedas traen giros gratis; en las otras el premio es más directo.`,
    },
    pros: () => [
      'Partidas cortas y reglas que se entienden solas',
      'Hay volatilidad baja de verdad',
      'Juegos accesibles: se usan con teclado y con letra grande',
    ],
    cons: ({ averageReturn }) => [
      `RTP medio de ${averageReturn}, más bien flojo`,
      'Celebran premios menores que la apuesta',
      'Demasiados títulos con la misma fruta',
    ],
    questions: ({ newest, mostSearched }) => [
      [
        '¿Qué es Slingo?',
        'Un cartón de cinco por cinco y un rodillo abajo. Cada giro da números que se marcan solos; con comodines se elige dónde. Se paga por líneas completas.',
      ],
      ['¿Qué salió hace poco?', `${newest.name}, el ${newest.date}.`],
      ['¿Cuáles son sus más buscadas?', `${mostSearched.join(', ')}, en ese orden.`],
    ],
  },
  {
    providerId: 25,
    city: 'La Serena',
    author: 'fernanda-lillo',
    updatedOn: '2026-11-02',
    title: 'Camanchaca Labs: neblina, crash y pozos',
    description:
      'Camanchaca Labs mezcla tragamonedas oscuras, crash y juegos instantáneos. RTP, volatilidad, pozos y los casinos que lo ofrecen.',
    lead: 'Juegan con lo que no se ve: rodillos a oscuras, multiplicadores escondidos, niebla. A veces la gracia también se esconde.',
    history: {
      title: 'Un laboratorio en la costa',
      body: ({
        founded,
      }) => `Se llaman así por la niebla que entra cada mañana en La Serena. Lo crearon en ${founded} un físico que estudiaba captadores de agua y una animadora que había trabajado en documentales del fondo marino. El primer juego fue un experimento: ¿cuánta información se puede quitar de la pantalla antes de que la gente se vaya? Bastante, resultó.

Son unas treinta personas. La mitad hace juegos y la otra mitad, medidas: publican cada semestre cuánto devolvió cada título en la práctica, comparado con lo que prometía. Ningún otro estudio de los que seguimos lo hace. Los desvíos que reconocen son chicos y van en las dos direcciones.`,
    },
    games: {
      title: 'Tragamonedas con las luces apagadas',
      body: ({
        count,
        slots,
        types,
        averageReturn,
        withPot,
        best,
        calm,
        wild,
      }) => `Hay ${count} títulos: ${types}. Las ${slots} tragamonedas van de mansas (${calm} de volatilidad baja) a feroces (${wild} de muy alta), y comparten el truco de mostrar de a poco. En [Midnight Lanternfish](/juegos-gratis/midnight-lanternfish/) los rodillos se iluminan con cada premio; en otras, los símbolos se revelan al final.

El RTP medio es ${averageReturn}. Las tragamonedas están algo mejor que sus instantáneos; ${best.name}, la más alta, declara ${best.returned}.

También son de los que más pozos tienen: **${withPot}**. Ahí conviene recordar que el aporte sale del mismo retorno y que en esas fichas el RTP incluye un premio que probablemente no verás.`,
    },
    pros: () => [
      'Publican el retorno real de cada semestre',
      'Arte con personalidad, nada de plantilla',
      'Se puede bajar la intensidad de los destellos',
    ],
    cons: ({ casinos }) => [
      'La oscuridad cansa y en pantallas malas no se distingue',
      `Está en pocos casinos: ${casinos.length} de los que recomendamos`,
      'Los instantáneos son del montón',
    ],
    questions: ({ newest, mostSearched }) => [
      [
        '¿Qué significa retorno real?',
        'Lo que se pagó dividido por lo que se apostó en un período. Con suficientes rondas se acerca al RTP; si no lo hace, hay algo que explicar.',
      ],
      ['¿Cuál es su último juego?', `${newest.name}, publicado el ${newest.date}.`],
      ['¿Y el más buscado?', `${mostSearched[0] ?? ''}. Después vienen ${mostSearched[1] ?? ''} y ${mostSearched[2] ?? ''}.`],
    ],
  },
  {
    providerId: 27,
    city: 'Castro',
    author: 'ignacio-paillan',
    updatedOn: '2026-10-31',
    title: 'Chucao Interactive: el estudio de Pudú Feliz',
    description:
      'Desde Castro, tragamonedas amables y carreras virtuales con pausas incluidas. Cifras, estilo y casinos que llevan a Chucao Interactive.',
    lead: 'Un estudio chilote que pone recordatorios de pausa dentro de sus juegos, aunque nadie se los pida.',
    history: {
      title: 'Nueve personas y una cocina a leña',
      body: ({
        founded,
        count,
      }) => `Chucao nació en ${founded} en un palafito de Castro, después de que una productora de dibujos animados cerrara y su gente no quisiera irse a Santiago. De la animación les quedó el gusto por los animales que miran a cámara. El primer encargo fue adaptar una leyenda de la isla; el segundo, explicarle al cliente por qué el Trauco no podía ser un comodín.

En más de una década han publicado ${count} juegos que siguen en línea. Es poco incluso para un equipo de nueve. Lo explican con una frase que está pintada en la pared: «si el juego no se deja cerrar, está mal hecho».`,
    },
    games: {
      title: 'Amables, con letra chica legible',
      body: ({
        slots,
        types,
        averageReturn,
        volatility,
        best,
        withFreeSpins,
      }) => `Hacen ${types}, en ese orden. Las ${slots} tragamonedas tienen esta mezcla: ${volatility}. Dicho de otro modo, el aspecto tierno engaña y no todas son tranquilas; mira la ficha.

La mansa de verdad es [Pudú Feliz](/juegos-gratis/pudu-feliz/), con premios chicos y frecuentes. ${withFreeSpins} de las ${slots} traen giros gratis y ninguna vende el bono por adelantado. El RTP medio es ${averageReturn}; la tragamonedas más generosa es ${best.name}, con ${best.returned}.

Cada quince minutos sus juegos se detienen y muestran tres números: tiempo, apostado y resultado. No se puede apagar. Cuando les preguntamos si los casinos reclamaban, respondieron que dos, y que esos dos ya no los tienen.`,
    },
    pros: () => ['Pausa obligatoria con el resumen de la sesión', 'No venden bonos comprados', 'Sonido apagado al partir'],
    cons: ({ count, casinos }) => [
      `Solo ${count} juegos`,
      `Pocos casinos los llevan: ${casinos.length} de los recomendados`,
      'Las carreras virtuales devuelven menos que sus tragamonedas',
    ],
    questions: ({ newest, withPot }) => [
      ['¿Se puede desactivar la pausa?', 'No, y nos parece bien. Dura diez segundos.'],
      [
        '¿Qué son las carreras virtuales?',
        'Competencias animadas con resultado al azar y cuotas fijas. No hay caballos ni información que analizar: es una lotería con narrador.',
      ],
      [
        '¿Lo más nuevo?',
        `${newest.name}, del ${newest.date}. Con pozo progresivo tienen ${withPot === 1 ? 'un solo juego' : `${withPot} juegos`}.`,
      ],
    ],
  },
];
