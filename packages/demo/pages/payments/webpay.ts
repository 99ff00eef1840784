import { box, link, list, questions, section } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const webpay: PaymentText = {
  key: 'webpay',
  title: 'Casinos con Webpay: depósito fácil, retiro por otra vía',
  description:
    'Webpay acredita al instante y no sirve para cobrar. Qué casinos lo aceptan, desde cuánto, qué hacer si rechaza la tarjeta y por dónde retirar.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-20',
  heading: 'Webpay: la puerta de entrada más ancha, sin salida',
  lead: 'Cualquier tarjeta chilena de débito, crédito o prepago pasa por aquí. Ninguna vuelve: antes de pagar hay que tener claro dónde se va a cobrar.',
  opening: [
    section(
      'Qué es, y qué no es',
      `Webpay es la pasarela de pago de Transbank. No guarda tu plata ni es una cuenta: muestra un formulario, le pregunta a tu banco si autoriza y le avisa al comercio. Por eso el depósito aparece en segundos, y por eso mismo no hay nada que «retirar a Webpay».

La lista de tarjetas es larga. Sirven las de crédito, las de débito Redcompra y las de prepago, siempre que las haya emitido una entidad chilena. La de la CuentaRUT entra como débito; la de MACH y la de Mercado Pago, como prepago.

En la cartola rara vez se lee el nombre del casino. Aparece el del procesador que contrató Transbank, y conviene anotarlo: si después hay que reclamar, es el nombre que el banco reconoce.`,
    ),
  ],
  ranking: {
    title: 'Casinos que aceptan Webpay',
    intro:
      'Como ninguno paga por esta vía, mandan las otras cosas que medimos en la caja: plazo, tope y cuántas salidas en pesos ofrece cada uno.',
  },
  closing: [
    list('Cómo depositar', 'steps', [
      [
        'Elige la salida primero',
        'Entra a «Retirar» antes que a «Depositar» y mira qué cuentas acepta. Si ninguna es tuya, ese casino no es para ti.',
      ],
      ['Escribe el monto sin bono', 'Muchas cajas marcan la casilla del bono por defecto. Desmárcala si no quieres un rollover.'],
      [
        'Fíjate en la dirección',
        'El formulario de la tarjeta tiene que estar en un dominio de Transbank, no dentro de la página del casino.',
      ],
      ['Autoriza en tu banco', 'Con la aplicación o la clave dinámica. Si el banco no pide nada, algo anda mal.'],
      ['Guarda el comprobante', 'Sirve el código de autorización de seis dígitos. Con él se rastrea un pago que no se acreditó.'],
    ]),
    section(
      'Cómo cobrar si pagaste con Webpay',
      `En los catorce casinos de arriba hay al menos una salida en pesos. La más común es la transferencia a una cuenta a tu nombre; la más rápida que medimos fue la CuentaRUT. El casino puede pedir una cartola de la cuenta de destino, con tu nombre y tu RUT: descárgala antes y ahórrate un día.

Algunos devuelven primero lo depositado y después lo ganado, en dos órdenes. No es un error. Si la segunda no llega, pide el número de la orden y no el «estado del retiro», que suele decir «pagado» en ambos casos.`,
    ),
    box(
      'caution',
      'La tarjeta de crédito es un préstamo',
      'Webpay deja elegir cuotas incluso para depositar en un casino. Es plata que todavía no tienes, con intereses encima. Si la única tarjeta que pasa es la de crédito, la respuesta correcta es no depositar.',
      link('Señales para detenerse', '/juego-responsable/'),
    ),
    questions('Problemas frecuentes con Webpay', [
      [
        'El banco rechazó el pago, ¿insisto?',
        'Una vez, por si fue la clave. Dos rechazos seguidos suelen ser una regla del emisor sobre ese comercio. Insistir puede terminar con la tarjeta bloqueada, y probar con la de otra persona termina con el retiro retenido.',
      ],
      [
        'Me descontaron y el saldo no aparece',
        'Espera una hora: si la autorización no se confirma, se reversa sola. Si el cargo sigue al día siguiente, manda el código de autorización al soporte del casino y, si no responde, a tu banco.',
      ],
      [
        '¿Cobra comisión?',
        'Webpay le cobra al comercio, no a ti. Ninguno de los casinos de la lista agregó un recargo en nuestras pruebas. Sí puede haber costo por parte del banco si usas crédito.',
      ],
      [
        '¿Hay un tope?',
        'El de tu tarjeta. Los bancos fijan un máximo diario para compras por internet y casi todos dejan bajarlo desde la aplicación: es un límite de depósito que el casino no puede levantar.',
      ],
    ]),
  ],
  instead: [
    ['khipu', 'Paga desde la misma cuenta y en diez de estos casinos también devuelve por ahí.'],
    ['cuentarut', 'Si tu tarjeta es la de BancoEstado, en siete casinos puedes elegirla directo y cobrar en ella.'],
    ['mach', 'Misma velocidad y solo se gasta lo que cargaste.'],
  ],
  sources: [
    { name: 'Transbank Developers, producto Webpay', url: 'https://transbankdevelopers.cl/producto/webpay', verifiedOn: '2026-11-21' },
  ],
};
