import { box, list, prosCons, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const visa: PaymentText = {
  key: 'visa',
  title: 'Casinos con Visa: qué cobra el banco y quién devuelve',
  description:
    'Visa entra en catorce casinos y solo dos pagan de vuelta a la tarjeta. Débito, crédito y prepago, tipo de cambio, rechazos y cómo desconocer un cargo.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-17',
  heading: 'Visa: aceptada en todas partes, devuelta en dos',
  lead: 'Pagar con Visa directo, sin Webpay, convierte el depósito en una compra internacional. Cambia quién cobra, cuánto y quién responde.',
  opening: [
    section(
      'La misma tarjeta, dos caminos',
      `Una Visa chilena puede entrar por Webpay, en pesos y con la clave de tu banco, o por un procesador extranjero que pide número, vencimiento y código. El casino elige cuál ofrece; tú notas la diferencia en la cartola.

Por el segundo camino el cargo suele nacer en dólares o euros. El banco lo pasa a pesos con su tipo de cambio y, en crédito, lo factura en la parte internacional del estado de cuenta. En Puerto Dorado pusimos **$60.000** y el costo de esa vuelta fue de **$1.340**: un 2,2 % que ninguna pantalla mencionó.`,
    ),
    table(
      'Según la tarjeta que tengas',
      [
        ['Tarjeta', 'card'],
        ['Qué revisar', 'search'],
        ['Nuestra opinión', 'star'],
      ],
      [
        ['**Débito**', 'Que esté habilitada para compras internacionales', 'La mejor de las tres: gastas lo que hay'],
        ['**Prepago**', 'Cargo por conversión y tope de saldo', 'Buena, si la cargas solo para esto'],
        ['**Crédito**', 'Si tu banco lo trata como avance en efectivo', 'No la uses para apostar'],
      ],
      'Un avance en efectivo genera intereses y comisión desde el primer día, sin período de gracia. Pregúntalo en tu banco antes y no después.',
    ),
  ],
  ranking: {
    title: 'Casinos con Visa',
    intro:
      'Arriba, Puerto Dorado y Carménère: los únicos que mandan la plata de vuelta a la tarjeta. En el resto se cobra por banco o billetera.',
  },
  closing: [
    list('Depositar sin sorpresas', 'steps', [
      ['Activa las compras en el extranjero', 'Se hace en la aplicación del banco. Apágalas al terminar.'],
      ['Ajusta el cupo internacional', 'Bájalo al monto que vas a depositar. Es un tope real y lo manejas tú.'],
      ['Elige la moneda de la cuenta del casino', 'Si deja jugar en pesos, hazlo: con saldo en dólares pagas la conversión dos veces.'],
      [
        'Rechaza la conversión ofrecida en pantalla',
        'Si el procesador propone cobrarte en pesos «a su tasa», casi siempre es peor que la de tu banco.',
      ],
    ]),
    section(
      'Qué pasa con el retiro',
      `La devolución a Visa existe en dos casinos y en ambos llega hasta el monto depositado; la ganancia sale por otra vía. En Puerto Dorado la nuestra tardó **un día y medio** y apareció convertida desde euros. En Carménère fueron **48 horas** exactas.

Donde no hay devolución, el casino igual puede pedir una foto de la tarjeta para probar que es tuya. Tapa los dígitos del medio y **siempre** el código de tres números. Nadie que trabaje bien necesita verlo.`,
    ),
    prosCons('En resumen', {
      pros: [
        'Está en catorce de los veinte casinos que recomendamos',
        'Deja rastro y tiene un procedimiento de reclamo',
        'El depósito se acredita al instante',
      ],
      cons: ['Cargos por conversión que no se anuncian', 'Sin retiro en doce de los catorce', 'Rechazos frecuentes según el emisor'],
    }),
    box(
      'info',
      'Si no reconoces un cargo',
      'La Ley 20.009 obliga al emisor a abrir el procedimiento cuando avisas de una operación que no autorizaste. Avisa de inmediato, presenta la denuncia formal y entrega el comprobante dentro de los 30 días corridos que indica el SERNAC. Ojo: arrepentirse de un depósito que sí hiciste no es un fraude, y declararlo como tal es un delito.',
    ),
    questions('Preguntas sobre Visa', [
      [
        '¿Por qué funcionó ayer y hoy no?',
        'El procesador del casino cambia de código de comercio y el banco responde distinto a cada uno. Escribirle al banco rara vez ayuda; cambiar de método, sí.',
      ],
      [
        '¿Conviene Visa o Mastercard?',
        'Para depositar son iguales. Para cobrar, Visa: es la única de las dos que devuelve en algún casino de la lista.',
      ],
      ['¿Sirve una tarjeta adicional?', 'Solo si la cuenta del casino está a nombre del que figura en el plástico. Mejor evítala.'],
    ]),
  ],
  instead: [
    ['webpay', 'La misma tarjeta, en pesos y sin conversión.'],
    ['skrill', 'Si juegas en sitios en dólares a menudo, una billetera ahorra vueltas.'],
    ['khipu', 'Para pagar desde la cuenta y cobrar en ella.'],
  ],
  sources: [{ name: 'SERNAC, Ley de Fraudes', url: 'https://www.sernac.cl/portal/604/w3-propertyname-791.html', verifiedOn: '2026-11-21' }],
};
