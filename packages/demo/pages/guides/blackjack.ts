import { authorBox, box, hero, link, list, playGame, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { guidePage } from './guidePage.ts';
import { hardHands, pairs, softHands, strategyColumns, strategyRows } from './blackjackStrategy.ts';

export const blackjackGuide = guidePage({
  key: 'estrategia-blackjack',
  internalName: 'Estrategia de blackjack',
  title: 'Estrategia básica de blackjack: las tablas completas',
  description:
    'Qué hacer con cada mano de blackjack según la carta del crupier: tablas de manos duras, blandas y pares, y cuánto baja con ellas la ventaja de la casa.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-08',
  subCategory: 'Game Guide',
  blocks: [
    hero(
      'La estrategia básica, mano por mano',
      'Hay una jugada correcta para cada mano, calculada hace más de sesenta años. Usarla baja la ventaja de la casa de cerca de 2 % a **menos de 0,5 %**.',
      { eyebrow: 'Guía · 7 minutos', image: 'ilustracion-blackjack.png' },
    ),
    section(
      'Para qué mesa sirve',
      `Estas tablas son para la mesa más común en los casinos que revisamos: **de cuatro a ocho mazos**, el crupier **se queda con 17 blando**, se puede doblar después de separar y no hay rendición. Si tu mesa tiene otra regla, más abajo está qué cambia.

Se leen así: busca tu mano en la primera columna y elige la segunda o la tercera según la carta visible del crupier. Una carta baja, de 2 a 6, lo pone en aprietos; una alta, de 7 a as, te pone en aprietos a ti. Cuando la mesa no deja **doblar**, se pide, salvo donde dice «doblar o quedarse».`,
    ),
    table('Manos duras', strategyColumns, strategyRows(hardHands), 'Sin as, o con un as que solo puede valer 1.'),
    table('Manos blandas', strategyColumns, strategyRows(softHands), 'Con un as que todavía puede valer 11.'),
    table('Pares', strategyColumns, strategyRows(pairs), 'Dos cartas del mismo valor. El par de cincos se juega como un 10 duro.'),
    list('Si solo vas a recordar seis cosas', 'checks', [
      ['Separa siempre ases y ochos', 'Un par de ochos es un 16, la peor mano del juego. Separados son dos manos decentes.'],
      ['Nunca separes dieces ni cincos', 'El 20 ya gana casi siempre y el 10 está para doblarlo.'],
      ['Dobla el 11', 'Salvo contra un as.'],
      ['Con 12 a 16, mira al crupier', 'Si muestra de 2 a 6, quédate (con 12, solo de 4 a 6). Si muestra 7 o más, pide.'],
      ['Con 17 o más, quédate', 'Siempre que sea duro. Con un 17 blando nunca te quedes.'],
      ['El seguro no se toma', 'Es una apuesta aparte con cerca de 7 % de ventaja para la casa.'],
    ]),
    playGame(106, 'Practica con fichas de mentira. Ten la tabla al lado y no sigas hasta acertar veinte manos seguidas.', {
      title: 'Pruébala aquí: Blackjack Camanchaca',
    }),
    section(
      'Cuánto vale cada regla',
      `La mesa importa tanto como la estrategia. Un blackjack que paga 6 a 5 en vez de 3 a 2 se come, él solo, tres veces la ventaja que la tabla había conseguido. Antes de sentarte, lee la franja de reglas sobre el paño.`,
    ),
    table(
      'Lo que suma o resta cada regla',
      ['Regla de la mesa', 'Cambio en la ventaja de la casa', 'Qué hacer'],
      [
        ['Blackjack paga 6 a 5', '+1,4 %', 'Buscar otra mesa'],
        ['El crupier pide con 17 blando', '+0,2 %', 'Doblar 11 contra as; A-7 contra 2 también se dobla'],
        ['No se dobla después de separar', '+0,14 %', 'Separar menos: 2-2 y 3-3 solo contra 4 a 7; 4-4, nunca'],
        ['Sin carta tapada (europea)', '+0,11 %', 'Con 11 contra 10 pide; 8-8 contra 10 o as, pide; A-A contra as, pide'],
        ['Se permite rendirse', '−0,08 %', 'Rendir 16 contra 9, 10 y as; 15 contra 10'],
      ],
      'Valores aproximados para seis mazos. La base, con las reglas de esta guía, es una ventaja de 0,4 % para la casa.',
    ),
    section(
      'En pesos',
      `Con apuestas de **$2.000** y sesenta manos por hora se apuestan $120.000. A 0,4 % el costo esperado es de **$480 por hora**. Jugando de oído, a 2 %, es de $2.400. En una mesa 6 a 5, de oído, pasa de $4.000.

Ese es el promedio. En una hora se puede ganar o perder veinte apuestas, $40.000, sin que haya pasado nada raro. La estrategia no evita las rachas: evita pagar de más por ellas.`,
    ),
    box(
      'caution',
      'El bono y el blackjack no se llevan',
      'Con un bono activo el blackjack suele contar 10 % o nada para el rollover. Y separar o doblar puede pasar la apuesta máxima permitida. Juega mesas con saldo propio.',
      link('Cómo funciona el rollover', '/guias/rollover/'),
    ),
    questions('Preguntas sobre la estrategia', [
      [
        '¿Sirve contar cartas en línea?',
        'No. En el blackjack por programa se baraja en cada mano, y en las mesas en vivo cortan el mazo por la mitad. Contar da menos de lo que cuesta el esfuerzo.',
      ],
      [
        '¿Me pueden expulsar por usar la tabla?',
        'No. La estrategia básica es pública y los casinos la conocen. Lo que prohíben los términos es usar programas que jueguen por ti.',
      ],
      [
        '¿Y si tengo la corazonada de pedir con 17?',
        'Te pasas con nueve de las trece cartas. La corazonada cuesta, en promedio, un tercio de la apuesta.',
      ],
    ]),
    usefulLinks('Más sobre mesas', '', [
      ['Blackjack gratis', '/juegos-gratis/blackjack/', 'Para practicar la tabla sin poner plata'],
      ['RTP y volatilidad', '/guias/rtp-y-volatilidad/', 'Por qué 99,5 % no quiere decir que se gane'],
      ['Cómo jugar a la ruleta', '/guias/como-jugar-ruleta/', 'El juego en que ninguna estrategia sirve'],
      ['Reseña de Mesa Mayor', '/resenas/mesa-mayor/', 'El casino de la lista con mejores mesas'],
    ]),
    authorBox(
      'Quién comprobó la tabla',
      'Recalculé cada casilla con ocho mazos y cien millones de manos. Coincide con las tablas publicadas.',
    ),
  ],
});
