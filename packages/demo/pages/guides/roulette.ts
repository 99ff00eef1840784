import { authorBox, box, hero, link, list, playGame, questions, section, table, usefulLinks } from '../../content/writeBlocks.ts';
import { guidePage } from './guidePage.ts';

export const rouletteGuide = guidePage({
  key: 'como-jugar-ruleta',
  internalName: 'Cómo jugar a la ruleta',
  title: 'Cómo jugar a la ruleta: apuestas, pagos y mitos',
  description:
    'Las apuestas de la ruleta con su pago y su probabilidad, la diferencia entre europea, americana y francesa, y la cuenta que desarma la martingala.',
  author: 'fernanda-lillo',
  updatedOn: '2026-10-27',
  subCategory: 'Game Guide',
  blocks: [
    hero(
      'La ruleta, sin sistemas',
      'Se aprende en cinco minutos y no se puede mejorar en cinco años. Lo único que depende de ti es qué rueda eliges y cuánto apuestas.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-ruleta.png' },
    ),
    list('Una ronda completa', 'steps', [
      ['Mira la rueda', 'Si tiene un solo cero (verde), es europea. Si tiene 0 y 00, es americana y cuesta el doble.'],
      ['Elige la ficha', 'Las mesas en pesos parten en $100 por apuesta; las de crupier en vivo, en $500 o $1.000.'],
      ['Pon las apuestas', 'Hay entre 15 y 30 segundos. Puedes cubrir varios lugares: cada uno se paga por separado.'],
      ['«No va más»', 'Desde ese momento no se cambia nada. En vivo, la bola puede tardar otros veinte segundos.'],
      ['Cobra o vuelve a empezar', 'Lo ganado se suma solo al saldo. La ficha que ganó se devuelve junto con el premio.'],
    ]),
    table(
      'Las apuestas, con su pago y su probabilidad',
      ['Apuesta', 'Números que cubre', 'Paga', 'Sale en promedio'],
      [
        ['**Pleno**', '1', '35 a 1', '2,7 % de las veces'],
        ['**Caballo**', '2 vecinos', '17 a 1', '5,4 %'],
        ['**Calle**', '3 en línea', '11 a 1', '8,1 %'],
        ['**Cuadro**', '4 que se tocan', '8 a 1', '10,8 %'],
        ['**Línea**', '6, dos calles', '5 a 1', '16,2 %'],
        ['**Docena** o **columna**', '12', '2 a 1', '32,4 %'],
        ['**Rojo o negro**, **par o impar**, **1–18 o 19–36**', '18', '1 a 1', '48,6 %'],
      ],
      'Ruleta europea, 37 casilleros. El cero no es rojo ni negro, ni par ni impar: de ahí sale la ventaja de la casa.',
    ),
    section(
      'Por qué ninguna apuesta es mejor que otra',
      `Multiplica el pago por la probabilidad y siempre da lo mismo. Un pleno gana 35 veces la apuesta una vez de 37 y la pierde 36: se va, en promedio, 1 peso de cada 37. Rojo gana 18 y pierde 19: 1 de 37 también. Eso es el **2,7 %** que cuesta la ruleta europea, en el pleno y en el color.

Lo que cambia es el ritmo. Con color se gana casi la mitad de las veces y la noche es larga. Con plenos se pierde treinta y tantas veces seguidas y de pronto se recupera todo. En una hora de cuarenta rondas a **$500**, el costo esperado es de **$540** en ambos casos.`,
    ),
    table(
      'Europea, francesa y americana',
      ['Rueda', 'Casilleros', 'Ventaja de la casa', 'Costo por cada $100.000'],
      [
        ['**Francesa**, apuestas simples', '37, con «la partage»', '1,35 %', '$1.350'],
        ['**Europea**', '37', '2,70 %', '$2.700'],
        ['**Francesa**, demás apuestas', '37', '2,70 %', '$2.700'],
        ['**Americana**', '38, con doble cero', '5,26 %', '$5.260'],
        ['**Americana**, 0-00-1-2-3', '38', '7,89 %', '$7.890'],
      ],
      '«La partage»: si sale cero, las apuestas simples recuperan la mitad.',
    ),
    section(
      'La martingala, en pesos',
      `El sistema más famoso dice: apuesta a rojo y, si pierdes, dobla. Cuando ganes habrás recuperado todo y un poco más. Partamos con **$500**.

Después de ocho derrotas seguidas llevas **$127.500** perdidos y la novena apuesta es de **$128.000**, todo para ganar $500. Ocho derrotas seguidas pasan una vez cada 207 intentos: suena a poco, pero en una noche de cien rondas se empieza la serie decenas de veces. Y casi todas las mesas tienen un máximo, con frecuencia $100.000, que corta el sistema justo cuando más se necesita.

Ganar $500 doscientas veces y perder $127.500 una vez da menos que cero. **No es un sistema: es vender seguros sin tener con qué pagarlos.**`,
    ),
    playGame(103, 'Prueba la martingala con fichas de mentira hasta que se corte. Suele tomar menos de una hora.', {
      title: 'Ruleta del Puerto, gratis',
    }),
    list('Consejos que sí sirven', 'checks', [
      ['Juega solo con un cero', 'Es la única decisión que cambia el costo, y lo baja a la mitad.'],
      ['Busca la francesa', 'Si vas a jugar color, par o mitades, «la partage» deja la ventaja en 1,35 %.'],
      ['Prefiere la mesa lenta', 'Treinta rondas por hora en vivo cuestan la mitad que sesenta contra el programa.'],
      ['Fija el final antes de empezar', 'Un monto y una hora. El que se cumpla primero.'],
      ['Ignora el marcador', 'Los últimos veinte números están ahí para que creas que significan algo.'],
    ]),
    questions('Preguntas sobre la ruleta', [
      [
        '¿Si salieron diez rojos, ahora toca negro?',
        'No. La bola no tiene memoria: la probabilidad de negro sigue siendo 48,6 %, igual que en la primera ronda.',
      ],
      [
        '¿La ruleta en vivo puede estar arreglada?',
        'En un casino con juegos auditados, la rueda se calibra y cada ronda queda grabada. En uno sin licencia comprobable no hay cómo saberlo: por eso conviene [verificarla](/guias/verificar-licencia/).',
      ],
      [
        '¿Cuenta para el rollover de un bono?',
        'Entre 0 % y 20 %, según el casino. Con 10 %, cumplir $1.000.000 de rollover exige apostar $10.000.000 en ruleta.',
      ],
    ]),
    usefulLinks('Otras mesas, otras cuentas', '', [
      ['Ruletas gratis', '/juegos-gratis/ruleta/', 'Europeas, francesas y americanas, en modo de prueba'],
      ['Estrategia de blackjack', '/guias/estrategia-blackjack/', 'Aquí sí hay decisiones que importan'],
      ['RTP y volatilidad', '/guias/rtp-y-volatilidad/', 'El costo de cada juego por un millón apostado'],
      ['Casinos por dinero real', '/dinero-real/', 'Ordenados por cómo pagan'],
    ]),
    authorBox(
      'Quién escribe sobre mesas',
      'Las probabilidades son exactas: salen de contar casilleros. Los topes de mesa los anotamos en octubre.',
    ),
    box(
      'caution',
      'Doblar es una señal',
      'Subir la apuesta para recuperar lo perdido es la conducta que más se repite en quienes terminan pidiendo ayuda. Si te pasa, para hoy.',
      link('Qué hacer en quince minutos', '/juego-responsable/'),
    ),
  ],
});
