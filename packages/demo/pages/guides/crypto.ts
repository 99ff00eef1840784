import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import type { PaymentMethodKey } from '../../writing/paymentMethods.ts';
import { rankedPartners } from '../../partners/partners.ts';
import { payoutRange } from '../../reviews/figures.ts';
import { guidePage } from './guidePage.ts';

const acceptors = (key: PaymentMethodKey) => rankedPartners.filter(({ deposits }) => deposits.includes(key));
const payers = rankedPartners
  .filter(({ withdrawals }) => withdrawals.includes('tether') || withdrawals.includes('bitcoin'))
  .toSorted((a, b) => a.payoutHours[1] - b.payoutHours[1]);

export const cryptoGuide = guidePage({
  key: 'criptomonedas',
  internalName: 'Casinos y criptomonedas',
  title: 'Criptomonedas en casinos: costos, redes y riesgos',
  description:
    'Depositar y retirar con USDT o Bitcoin desde Chile: qué red elegir, cuánto se va en comisiones y los errores que hacen perder la plata.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-11',
  subCategory: 'Payment Guide',
  blocks: [
    hero(
      'Criptomonedas: rápidas, y sin vuelta atrás',
      'Son la vía más veloz para cobrar un fin de semana. También la única en que un error de un carácter se lleva todo.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-criptomonedas.png' },
    ),
    section(
      'Para quién tiene sentido',
      `Si ya usas criptomonedas y tienes una billetera propia, son cómodas: no dependen del horario de ningún banco. Si tendrías que abrir una cuenta solo para jugar, casi nunca conviene. Entre comprar, mandar, recibir y vender se va **entre 3 % y 12 %**, según el monto, y un retiro a CuentaRUT cuesta cero.

De los ${rankedPartners.length} casinos que recomendamos, **${acceptors('tether').length}** reciben USDT y **${acceptors('bitcoin').length}** reciben Bitcoin. No todos los que reciben pagan por la misma vía: la tabla de cada reseña lo dice.`,
    ),
    table(
      'USDT o Bitcoin',
      ['Qué cambia', 'Tether (USDT)', 'Bitcoin'],
      [
        ['**Precio**', 'Sigue al dólar', 'Puede moverse 5 % en un día'],
        ['**Demora**', 'De 1 a 10 minutos', 'De 10 a 60 minutos'],
        ['**Comisión de red**', 'Desde centavos, según la red', 'De $500 a $8.000, según la congestión'],
        ['**Para montos chicos**', 'Sí, en una red barata', 'No: la comisión pesa demasiado'],
        ['**Riesgo propio**', 'Equivocarse de red', 'Que el precio caiga antes de vender'],
      ],
      'Rangos vistos en nuestras pruebas de 2026.',
    ),
    section(
      'La red importa más que la moneda',
      `El USDT existe en varias redes, y una dirección de una no sirve en otra. Las que ofrecen los casinos son casi siempre tres: **Tron** (TRC-20), la más barata y la más aceptada; **Ethereum** (ERC-20), cara; y **BNB Smart Chain** (BEP-20), intermedia.

Ojo con una trampa: las direcciones de Ethereum y de BNB se ven idénticas, parten con 0x y tienen el mismo largo. El sistema deja enviar y la plata aparece en un lugar donde el casino no mira. Algunos la recuperan cobrando; la mayoría, no.

**Regla:** primero se lee la red en la pantalla del casino y después se elige la misma en la billetera. Nunca al revés.`,
    ),
    list('El primer depósito, paso a paso', 'steps', [
      ['Compra un poco de más', 'Para cubrir la comisión de red. Con $20.000 alcanza para probar todo el camino.'],
      [
        'Copia la dirección desde la caja',
        'Con el botón, nunca a mano. Compara los cuatro primeros y los cuatro últimos caracteres después de pegarla.',
      ],
      ['Confirma la red', 'En el casino y en la billetera, las mismas letras.'],
      ['Manda una prueba', 'El mínimo que acepte el casino. Espera a que se acredite antes de enviar el resto.'],
      ['Guarda el identificador', 'El código de la transacción es tu comprobante. Sin él no hay soporte que pueda ayudar.'],
      ['Retira enseguida', 'Un retiro chico a la misma billetera. Si algo va a fallar, que falle con poca plata.'],
    ]),
    table(
      'Lo que costó una vuelta de $50.000',
      ['Paso', 'USDT por Tron', 'Bitcoin'],
      [
        ['Comprar', '$750 (1,5 %)', '$750 (1,5 %)'],
        ['Enviar al casino', '$950', '$2.300'],
        ['Comisión del casino al retirar', '$950', '$2.300'],
        ['Vender y pasar a pesos', '$700 (1,5 %)', '$670 (1,5 %)'],
        ['**Total**', '**$3.350 (6,7 %)**', '**$6.020 (12 %)**'],
      ],
      'Una ida y una vuelta, sin contar lo que pasó en el juego. Con $500.000 los porcentajes bajan a 3,4 % y 3,9 %, porque las comisiones de red no crecen con el monto.',
    ),
    table(
      'Casinos que pagan en criptomonedas',
      ['Casino', 'Por cuál', 'Plazo medido'],
      payers
        .slice(0, 8)
        .map(({ name, withdrawals, payoutHours }) => [
          `**${name}**`,
          [withdrawals.includes('tether') ? 'USDT' : null, withdrawals.includes('bitcoin') ? 'Bitcoin' : null].filter(Boolean).join(' y '),
          payoutRange(payoutHours),
        ]),
      'Plazo de todos sus retiros, del mejor al peor caso. En cripto suele cumplirse el mejor.',
    ),
    box(
      'caution',
      'Anónimo no es',
      'Las transacciones quedan escritas para siempre en un registro público. Y el casino va a pedir tu identidad igual, al retirar o antes. Quien promete jugar «sin documentos» se guarda el derecho de pedirlos cuando ganas.',
      link('Qué documentos piden', '/guias/verificacion-de-identidad/'),
    ),
    questions('Preguntas sobre criptomonedas', [
      [
        'Me equivoqué de red, ¿la recupero?',
        'Depende de que el casino controle esa dirección en la otra red y de que quiera hacer el trabajo. Escribe con el identificador de la transacción. No pagues a «expertos en recuperación»: son la segunda estafa.',
      ],
      [
        '¿Hay que pagar impuestos al vender?',
        'Puede haberlos, y depende de tu caso. No damos asesoría tributaria: pregunta en el Servicio de Impuestos Internos o a un contador, y guarda los comprobantes.',
      ],
      [
        '¿El bono vale con cripto?',
        'En algunos casinos hay uno especial y en otros quedan excluidas. Cuando el saldo se lleva en dólares, el rollover también: calcúlalo al tipo de cambio del día.',
      ],
      [
        '¿Puedo usar la billetera de un amigo?',
        'No. El retiro tiene que ir a una que puedas demostrar que es tuya. Si la cuenta está en una plataforma de cambio, a tu nombre.',
      ],
    ]),
    usefulLinks('Otras formas de pagar', '', [
      ['Casinos con USDT', '/metodos-de-pago/tether/', 'Quién recibe, quién paga y cuánto tarda'],
      ['Todos los métodos', '/metodos-de-pago/', 'Comparados por lo que importa: si pagan de vuelta'],
      ['Retiros medidos', '/guias/retiros/', 'Cuánto tarda cada vía'],
      ['Reseña de Camanchaca', '/resenas/camanchaca/', 'El más rápido en cripto de los que probamos'],
    ]),
    authorBox('Quién hizo las pruebas', 'Las vueltas de $50.000 las hice en octubre, con una billetera propia y una plataforma chilena.'),
  ],
});
