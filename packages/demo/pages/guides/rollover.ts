import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../content/writeBlocks.ts';
import { guidePage } from './guidePage.ts';

export const rolloverGuide = guidePage({
  key: 'rollover',
  internalName: 'Guía del rollover',
  title: 'Qué es el rollover y cómo calcularlo en pesos',
  description:
    'El rollover explicado con un ejemplo completo: cuánto hay que apostar, qué juegos cuentan, cuánto se pierde en promedio y cuándo conviene decir que no.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-04',
  subCategory: 'Bonus Guide',
  blocks: [
    hero(
      'El rollover, en una sola cuenta',
      'Bono por rollover: esa es la plata que tienes que apostar antes de retirar. Todo lo demás es detalle, y los detalles cuestan.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-rollover.png' },
    ),
    section(
      'El ejemplo completo',
      `Depositas **$50.000** y el casino te da otros **$50.000** con un rollover de **35 veces el bono**. Multiplica: tienes que apostar **$1.750.000** para poder retirar.

No significa perder esa plata. Cada apuesta devuelve en promedio una parte. En una tragamonedas con RTP de 96 %, de cada $100 apostados vuelven $96. Al final del recorrido, la pérdida esperada es el 4 % de $1.750.000: **$70.000**.

Partiste con $100.000 en la mano, entre lo tuyo y lo regalado. Restando, quedan $30.000 en promedio: menos que los $50.000 que pusiste. Ese es el precio del bono.

> La pregunta no es cuánto regalan. Es si ibas a apostar esa cantidad de todas formas.`,
    ),
    table(
      'La misma cuenta con otros números',
      ['Rollover', 'Hay que apostar', 'Pérdida con RTP 96 %', 'Pérdida con RTP 97 %', 'Saldo del bono'],
      [
        ['20 veces', '$1.000.000', '$40.000', '$30.000', 'Entre +$10.000 y +$20.000'],
        ['25 veces', '$1.250.000', '$50.000', '$37.500', 'Entre $0 y +$12.500'],
        ['35 veces', '$1.750.000', '$70.000', '$52.500', 'Entre -$20.000 y -$2.500'],
        ['50 veces', '$2.500.000', '$100.000', '$75.000', 'Entre -$50.000 y -$25.000'],
      ],
      'Para un bono de $50.000. El saldo es el bono menos la pérdida esperada.',
    ),
    list('Las cinco trampas', 'bullets', [
      [
        'Sobre qué se calcula',
        '«35 veces el bono» y «35 veces depósito más bono» son cosas muy distintas: la segunda es el doble cuando ambos montos son iguales.',
      ],
      [
        'Qué juegos cuentan',
        'Las tragamonedas suelen contar 100 %; la ruleta y el blackjack, 10 % o nada. $10.000 apostados en ruleta avanzan $1.000.',
      ],
      ['La apuesta máxima', 'Con un tope de $5.000 por giro, cumplir $1.750.000 toma al menos 350 giros; con apuestas de $200, son 8.750.'],
      ['El plazo', '8.750 giros en 30 días son casi 300 diarios. En 7 días, 1.250 por día.'],
      [
        'El tope de retiro',
        'Algunos bonos limitan lo que se puede retirar después de cumplir. Si el tope es bajo, ganar harto da lo mismo.',
      ],
    ]),
    section(
      'Cuándo decir que sí',
      `Di que sí cuando se cumplan tres cosas: el rollover es de **25 veces o menos**, se calcula solo sobre el bono y el plazo te permite jugar como juegas siempre. También cuando no hay rollover, como en algunos cashback.

Di que no cuando el bono te obligue a jugar más, más rápido o más caro de lo que pensabas. Depositar sin bono deja las manos libres: lo que ganes se retira cuando quieras.

Y una cosa que no cambia con ningún bono: a la larga la casa gana.`,
      { link: link('La cuenta de cada bono', '/bonos/') },
    ),
    questions('Preguntas sobre el rollover', [
      ['¿El rollover se cuenta en apuestas o en pérdidas?', 'En apuestas. Si apuestas $1.000 y ganas $1.500, avanzaste $1.000.'],
      [
        '¿Qué se juega primero, mi plata o el bono?',
        'Depende del casino y hay que leerlo. Lo mejor es que se use primero la plata propia y que se pueda renunciar al bono sin perderla.',
      ],
      ['¿Sirve apostar a rojo y negro a la vez?', 'No. Todos los casinos lo prohíben con un bono activo, lo detectan y anulan lo ganado.'],
    ]),
    usefulLinks('Seguir con la cuenta', '', [
      ['Bonos de bienvenida', '/bonos/bienvenida/', 'Cuáles resisten esta cuenta'],
      ['Todos los bonos, en pesos', '/bonos/', 'La misma cuenta para cada casino de la lista'],
      ['RTP y volatilidad', '/guias/rtp-y-volatilidad/', 'De dónde sale la pérdida esperada'],
      ['Cómo retirar', '/guias/retiros/', 'Lo que pasa cuando el rollover está cumplido'],
    ]),
    authorBox('Quién hace las cuentas', 'Si un bono te da un resultado distinto, mándame las condiciones y lo calculamos.'),
    box(
      'caution',
      'Perseguir el rollover',
      'Si te descubres jugando a deshora para «no perder el bono», el bono ya hizo su trabajo contra ti. Déjalo vencer.',
      link('Señales de alerta', '/juego-responsable/'),
    ),
  ],
});
