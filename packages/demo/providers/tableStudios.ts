import type { StudioText } from './studioText.ts';

/** Studios of tables, numbers and quick games. */
export const tableStudios: StudioText[] = [
  {
    providerId: 5,
    city: 'Temuco',
    author: 'fernanda-lillo',
    updatedOn: '2026-11-04',
    title: 'Lluvia Dorada: bingo, keno y raspes desde Temuco',
    description: 'El estudio del Bingo de la Abuela Rosa. Qué hace Lluvia Dorada, por qué su RTP es bajo y qué casinos ofrecen sus salas.',
    lead: 'Hacen los juegos de números más simpáticos del catálogo. También de los que menos devuelven, y hay que decirlo al lado.',
    history: {
      title: 'Todo empezó con un micrófono',
      body: ({
        founded,
      }) => `Antes de ser un estudio fue una empresa que arrendaba tómbolas y parlantes para bingos de colegios en La Araucanía. La hija del dueño digitalizó el sorteo, primero para no cargar bolas en una camioneta y después, en ${founded}, para venderlo. La voz que canta los números en todos sus juegos es la de su abuela, grabada en una tarde y usada desde entonces.

Son catorce personas. Conservan el negocio de los parlantes, dicen que por cariño, y siguen probando cada sala nueva en un galpón de Padre Las Casas con mate y sopaipillas. De ahí salió la regla que más los distingue: ninguna partida parte con menos de treinta segundos para arrepentirse.`,
    },
    games: {
      title: 'Números, y algunas tragamonedas',
      body: ({
        count,
        types,
        averageReturn,
        best,
        slots,
        mostSearched,
      }) => `Sus ${count} juegos se dividen en ${types}. El RTP medio es **${averageReturn}**, casi dos puntos menos que el promedio del sitio. No es un abuso de ellos: el bingo, el keno y los raspes son así en todas partes, y por apuesta se pagan caros.

El que hay que conocer es [${mostSearched[0] ?? ''}](/juegos-gratis/bingo-de-la-abuela-rosa/). Tiene ritmo de sobremesa y una ayuda que explica adónde va la plata del cartón. ${mostSearched[1] ?? ''} y ${mostSearched[2] ?? ''} son variaciones más rápidas.

Las ${slots} tragamonedas existen porque los casinos las pidieron. Cumplen. La que más devuelve es ${best.name}, con ${best.returned}, y viene con pozo.`,
    },
    pros: () => ['Ritmo lento, con tiempo para salirse', 'Explican el reparto del fondo en la ayuda', 'Cartones baratos para empezar'],
    cons: ({ averageReturn }) => [
      `Un RTP medio de ${averageReturn}, de los más bajos`,
      'Las bolas extra se ofrecen con demasiada insistencia',
      'Tragamonedas sin carácter',
    ],
    questions: ({ casinos, newest }) => [
      [
        '¿Por qué no mejoran el RTP?',
        'Porque lo fija el reparto de cada sala, y los casinos piden ese margen. El estudio vende también una versión de 95 %; no encontramos ninguno que la use.',
      ],
      ['¿Qué es el keno?', 'Se eligen hasta diez números entre ochenta y se sortean veinte. Es una lotería con resultado cada minuto.'],
      [
        '¿Dónde están?',
        `En ${casinos.length} casinos de los que recomendamos. Lo último que sumaron es ${newest.name}, del ${newest.date}.`,
      ],
    ],
  },
  {
    providerId: 6,
    city: 'Punta Arenas',
    author: 'fernanda-lillo',
    updatedOn: '2026-10-20',
    title: 'Faro Austral Games: mesas sobrias y un mapa',
    description: 'Ruletas, baccarat, blackjack y pocas tragamonedas: qué hace Faro Austral Games, cuánto devuelve y dónde encontrarlo.',
    lead: 'Mesas sin fuegos artificiales y una sola tragamonedas famosa. Un catálogo para quien viene a jugar a algo con reglas.',
    history: {
      title: 'Los de los simuladores de navegación',
      body: ({
        founded,
      }) => `En ${founded} hacían simuladores para pilotos del Estrecho de Magallanes. Una naviera que llevaba turistas les pidió un casino de a bordo que no necesitara internet, y lo resolvieron con lo que sabían: física, buenas luces y nada que distraiga. El contrato terminó; el casino quedó.

Conviene aclarar una confusión: **no tienen relación con el casino Faro Austral**, aunque compartan la palabra. Les escribimos a los dos y los dos suspiraron. El estudio sigue en Punta Arenas, con veintidós personas, y todavía calibra cada rueda contra un modelo físico. No hace falta, porque el resultado es un número al azar, pero se nota en cómo cae la bola.`,
    },
    games: {
      title: 'Un salón ordenado',
      body: ({
        count,
        types,
        averageReturn,
        slots,
        mostSearched,
        newest,
      }) => `Son ${count} juegos: ${types}. Con un RTP medio de **${averageReturn}** está entre los más altos del sitio, por una razón simple: las mesas devuelven más que las tragamonedas, y aquí hay ${slots} tragamonedas y el resto es paño.

Ojo con las ruletas. Tienen de uno y de dos ceros con el mismo decorado, y la diferencia es pagar 2,70 % o 5,26 % en cada tiro. La ficha de cada una lo dice; el nombre, no.

Su obra más buscada es la excepción: [${mostSearched[0] ?? ''}](/juegos-gratis/el-tesoro-de-juan-fernandez/), una tragamonedas en la que se cava un mapa en lugar de esperar un bono. Lo más nuevo es ${newest.name}, del ${newest.date}.`,
    },
    pros: () => ['Reglas a la vista, sin abrir menús', 'Animaciones que se pueden saltar', 'Estadísticas que no prometen nada'],
    cons: () => ['Ruletas de uno y dos ceros que se confunden', 'Nada en vivo', 'Pocas tragamonedas para elegir'],
    questions: ({ withPot, best }) => [
      [
        '¿Cómo sé cuántos ceros tiene una ruleta?',
        'Por el RTP: 97,3 % es un cero, 94,74 % son dos. También se ve en el paño, arriba a la izquierda.',
      ],
      ['¿Tienen pozos progresivos?', withPot === 0 ? 'Ninguno. Es una decisión de la casa.' : `Sí, ${withPot}.`],
      ['¿Cuál es su tragamonedas más generosa?', `${best.name}, con ${best.returned}. No es la famosa.`],
    ],
  },
  {
    providerId: 12,
    city: 'Concepción',
    author: 'antonia-rebolledo',
    updatedOn: '2026-11-13',
    title: 'Bruma Games: crash, arcade y despegues',
    description: 'El estudio de Despegue Austral. Cómo trabaja Bruma Games, qué se puede verificar en sus crash, cifras y casinos.',
    lead: 'Penquistas, ruidosos y obsesionados con el instante en que uno decide. Hicieron el crash más buscado del catálogo.',
    history: {
      title: 'Una sala de ensayo en Barrio Norte',
      body: ({
        founded,
      }) => `Bruma se armó en ${founded} en la sala de ensayo de una banda de Concepción que grabó un solo disco. El bajista estudiaba informática y programó un juego para el sitio del grupo: había que cortar una nota antes de que se acoplara. El juego tuvo más visitas que el disco.

De ahí viene todo lo que hacen: algo sube, suena cada vez más tenso y hay que soltarlo. Durante años vivieron de máquinas para locales de flippers. El salto llegó cuando los casinos en línea descubrieron que un juego de diez segundos cabe en la fila del supermercado. Ellos mismos dicen que es su mayor mérito y su mayor preocupación.`,
    },
    games: {
      title: 'Del flipper al cohete',
      body: ({
        count,
        types,
        slots,
        averageReturn,
        mostSearched,
        best,
      }) => `Entre sus ${count} juegos hay ${types}: una mezcla de verdad. El RTP medio es ${averageReturn}, y conviene separarlo. Los crash devuelven casi dos puntos más que los arcade, y las ${slots} tragamonedas quedan al medio.

[${mostSearched[0] ?? ''}](/juegos-gratis/despegue-austral/) se lleva casi todas las búsquedas. Lo sigue ${mostSearched[1] ?? ''}, que tiene el mismo motor y otro sonido. Los arcade son lo más entretenido y lo peor como apuesta: la destreza cambia la puntuación, no el pago, y eso está escrito en letra muy chica.

De las tragamonedas, la que más devuelve es ${best.name}: ${best.returned}.`,
    },
    pros: () => [
      'Crash con resultado verificable',
      'Botón de retiro que responde aun con mala señal',
      'Historial de la sesión siempre visible',
    ],
    cons: () => [
      'Ritmo altísimo, pensado para seguir',
      'Los arcade parecen de destreza y no lo son',
      'La música no se puede apagar por separado',
    ],
    questions: ({ newest, withFreeSpins }) => [
      [
        '¿Cómo se verifica un vuelo?',
        'Antes de la ronda publican una huella del resultado y después la clave. En la ayuda hay una calculadora que comprueba que calzan.',
      ],
      ['¿Qué publicaron hace poco?', `${newest.name}, el ${newest.date}.`],
      ['¿Traen giros gratis sus tragamonedas?', `Sí, ${withFreeSpins}. Es raro en la casa, donde casi todo lo demás termina en segundos.`],
    ],
  },
  {
    providerId: 28,
    city: 'Valparaíso',
    author: 'matias-oyarce',
    updatedOn: '2026-11-16',
    title: 'Lanternfish Live: mesas en vivo desde el puerto',
    description:
      'Ruleta, blackjack y shows transmitidos desde Valparaíso. Horarios, reglas, RTP y los casinos con las mesas de Lanternfish Live.',
    lead: 'Transmiten desde un edificio del plan de Valparaíso. Buenas crupieres, reglas desiguales: hay que mirar en qué mesa se sienta uno.',
    history: {
      title: 'Un canal de televisión con paño verde',
      body: ({
        founded,
      }) => `El estudio ocupa desde ${founded} tres pisos de un antiguo canal local. Se quedaron con las cámaras, con dos iluminadores y con una idea: transmitir mesas en castellano de Chile, de noche y con gente que sabe conversar. Al principio eran cuatro mesas y un café abajo. El café sigue.

Trabajan unas noventa personas por turnos. Hablamos con dos crupieres que ya no están: cuentan que se les exige terminar la mano en menos de cuarenta segundos, y que tienen prohibido animar a alguien a apostar más. Revisamos seis horas de transmisión y la segunda regla se cumple.

Además de las mesas venden algunos títulos sin crupier, que se pueden probar con créditos.`,
    },
    games: {
      title: 'Mesas con la letra chica adelante',
      body: ({
        count,
        types,
        averageReturn,
        mostSearched,
        slots,
      }) => `El catálogo tiene ${count} juegos: ${types}. Devuelven **${averageReturn}** en promedio, un número alto que esconde diferencias grandes.

En blackjack conviven mesas de 99,6 %, que pagan 3 a 2, con otras de 98,24 %, que pagan 6 a 5. Se ven iguales y cuestan cuatro veces distinto. En ruleta, casi todas son de un cero, algunas devuelven media apuesta y al menos una tiene dos ceros. La regla práctica es abrir la ayuda antes de sentarse.

[${mostSearched[0] ?? ''}](/juegos-gratis/ruleta-del-puerto/) es la más buscada y la mejor puerta de entrada. Las ${slots} tragamonedas son prescindibles.`,
    },
    pros: () => ['Crupieres en español de Chile', 'Mesas con apuestas bajas de día', 'Límite de sesión visible en la propia mesa'],
    cons: () => [
      'Blackjack de 6 a 5 mezclado con el de 3 a 2',
      'En la noche suben los mínimos',
      'Los shows devuelven bastante menos que las mesas',
    ],
    questions: ({ newest, casinos }) => [
      ['¿A qué hora hay mesas?', 'La ruleta, todo el día. El blackjack, de 10 de la mañana a 4. Los shows parten a las 7 de la tarde.'],
      [
        '¿Se puede jugar en vivo con créditos?',
        'No: hay personas trabajando. Se puede mirar sin apostar, y practicar en las versiones sin crupier de esta página.',
      ],
      ['¿Qué hay de nuevo?', `${newest.name}, del ${newest.date}. Está en parte de los ${casinos.length} casinos de la lista.`],
      ['¿Las propinas son obligatorias?', 'No. Existe el botón y nadie te va a mirar feo.'],
    ],
  },
  {
    providerId: 36,
    city: 'Iquique',
    author: 'fernanda-lillo',
    updatedOn: '2026-10-27',
    title: 'Glasswing Gaming: minas, dados y mucha fruta',
    description: 'Un estudio de dos caras: instantáneos transparentes y tragamonedas de serie. Datos, RTP y casinos de Glasswing Gaming.',
    lead: 'Sus juegos instantáneos son de los más transparentes que hay. Sus tragamonedas, en cambio, las firma cualquiera.',
    history: {
      title: 'La mariposa de vidrio',
      body: ({
        founded,
      }) => `El nombre es el de una mariposa con alas transparentes, y fue un programa: mostrar las cuentas. La creó en ${founded}, en Iquique, una profesora de estadística que se aburrió de poner problemas de urnas con bolitas y los convirtió en juegos. En los primeros se veía la probabilidad de cada jugada en la pantalla, antes de apostar. Sigue así.

Luego llegó un socio con contactos y un pedido de cuarenta tragamonedas. El estudio creció de seis a treinta y ocho personas y quedó partido en dos pisos que se hablan poco. Abajo se cuentan casillas; arriba se fabrican frutas. Lo dicen ellos mismos, y con humor, en su página de empleos.`,
    },
    games: {
      title: 'Abajo las minas, arriba las frutas',
      body: ({
        count,
        slots,
        types,
        averageReturn,
        best,
        volatility,
        mostSearched,
      }) => `En el catálogo suman ${count} títulos: ${types}. Manda la cantidad: ${slots} son tragamonedas, con esta volatilidad: ${volatility}. El RTP medio del estudio es **${averageReturn}**.

Lo que vale la pena está en los otros. [${mostSearched[0] ?? ''}](/juegos-gratis/minas-de-chanarcillo/) deja elegir el riesgo casilla por casilla y muestra la chance de cada una. Los dados hacen lo mismo con una barra. Son juegos rápidos y la ventaja de la casa no se esconde: se lee.

Entre las tragamonedas, la más generosa es ${best.name}, con ${best.returned}. El resto va de lo correcto a lo intercambiable, con más fruta de la que nadie pidió.`,
    },
    pros: () => [
      'Muestran la probabilidad antes de apostar',
      'Riesgo a elección en minas y dados',
      'Cada ronda se puede comprobar después',
    ],
    cons: ({ casinos }) => [
      'Tragamonedas de serie',
      `Apenas ${casinos.length} casinos recomendados los llevan`,
      'Los raspes son de los que menos devuelven',
    ],
    questions: ({ newest, withPot }) => [
      ['¿Elegir menos minas conviene más?', 'Cuesta lo mismo a la larga. Con menos minas se gana más seguido y menos; con más, al revés.'],
      ['¿Qué es lo último?', `${newest.name}, del piso de arriba, publicado el ${newest.date}.`],
      ['¿Hay pozos?', `Sí, en ${withPot} tragamonedas.`],
    ],
  },
  {
    providerId: 37,
    city: 'Viña del Mar',
    author: 'matias-oyarce',
    updatedOn: '2026-11-15',
    title: 'Mesa Azul Live: el blackjack de la neblina',
    description:
      'El estudio más nuevo de mesas en vivo: blackjack 3 a 2, baccarat y video póker. RTP por juego y casinos con Mesa Azul Live.',
    lead: 'Los últimos en llegar al vivo y los primeros en negarse a pagar 6 a 5. Su blackjack es de lo mejor del catálogo.',
    history: {
      title: 'Un reclamo convertido en empresa',
      body: ({
        founded,
      }) => `Partió en ${founded} y de una pelea. Tres crupieres de un salón de la región renunciaron cuando les cambiaron el blackjack a 6 a 5. Uno de ellos publicó la cuenta de lo que eso costaba por hora y se volvió viral. Con lo que juntaron, más un préstamo, montaron dos mesas en una casona de Recreo y pintaron el paño de azul para que se distinguiera en las capturas.

Hoy son doce mesas y cuarenta personas. Siguen siendo chicos, y eso se nota los viernes, cuando hay que esperar puesto. La regla fundacional está enmarcada en la entrada y citada en cada ayuda: **el natural paga 3 a 2, siempre**.`,
    },
    games: {
      title: 'Qué se juega en el paño azul',
      body: ({
        count,
        types,
        averageReturn,
        slots,
        mostSearched,
        best,
      }) => `Sus ${count} títulos incluyen ${types}. El RTP medio es **${averageReturn}**. Sorprende que haya ${slots} tragamonedas en un estudio de mesas: vienen de una empresa que compraron, y son normales tirando a bajas. La mejor, ${best.name}, devuelve ${best.returned}.

El motivo para venir es el blackjack. [${mostSearched[0] ?? ''}](/juegos-gratis/blackjack-camanchaca/) se juega con seis mazos, la casa se planta en 17 y se puede doblar después de separar: reglas de las que ya casi no se ven juntas. Los cuatro blackjack de la casa están sobre 99,4 %.

El video póker merece advertencia. Hay máquinas 9/6 y máquinas 7/5 con el mismo nombre de familia; mira la tabla de pagos antes.`,
    },
    pros: () => ['Blackjack 3 a 2 en todas las mesas', 'Reglas completas en una sola pantalla', 'Ruletas de un solo cero'],
    cons: () => ['Pocas mesas y con espera', 'Video póker de tablas muy distintas', 'Tragamonedas heredadas'],
    questions: ({ newest, casinos }) => [
      ['¿Se puede practicar su blackjack?', 'Sí, la versión sin crupier corre con créditos y con las mismas reglas.'],
      ['¿Cuánto hay que esperar un viernes?', 'En nuestras visitas, entre cuatro y quince minutos para sentarse. Mirar no tiene espera.'],
      [
        '¿Dónde está?',
        `En ${casinos.length} casinos de los que recomendamos. Lo último que publicaron es ${newest.name}, del ${newest.date}.`,
      ],
    ],
  },
];
