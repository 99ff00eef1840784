import { list, prosCons, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const khipu: PaymentText = {
  key: 'khipu',
  title: 'Casinos con Khipu: cuáles depositan y también pagan',
  description:
    'Khipu hace la transferencia por ti desde tu propio banco. Casinos que lo reciben y lo devuelven, retiros cronometrados, costos y cuidados con las claves.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-19',
  heading: 'Khipu: transferir sin copiar números',
  lead: 'Ni tarjeta ni billetera: el pago sale de tu cuenta corriente o vista. Es el método en pesos con mejor equilibrio entre entrar y salir.',
  opening: [
    section(
      'La transferencia, con los datos ya puestos',
      `Khipu es un iniciador de pagos chileno. Elige tu banco, te identificas, autorizas, y la transferencia parte con el destinatario y el monto correctos. Para pagar no hay que abrir una cuenta ni dejar una tarjeta guardada; basta una cuenta corriente o vista habilitada para transferir.

La diferencia con transferir a mano está en la conciliación. Cuando copias un número de cuenta, alguien en el casino tiene que encontrar tu depósito entre cientos. Con Khipu la orden lleva un código y el saldo aparece solo: en nuestras pruebas, siempre antes de un minuto.

La comisión la paga el comercio. Quien cobra un cargo por «usar Khipu» lo está inventando.`,
    ),
    prosCons('Para quién es', {
      pros: [
        'Tienes cuenta corriente o vista y no quieres usar la tarjeta',
        'Quieres cobrar en la misma cuenta con que pagaste',
        'Juegas montos que caben en el tope diario de transferencias de tu banco',
      ],
      cons: [
        'Te incomoda escribir claves bancarias en una ventana que no es la de tu banco',
        'Tu banco no figura en la lista o rechaza iniciadores de pago',
        'Necesitas un plazo para desconocer el cargo: una transferencia autorizada es difícil de revertir',
      ],
    }),
  ],
  ranking: {
    title: 'Los que reciben y pagan, primero',
    intro:
      'Diez de los catorce devuelven por la misma vía. Los otros cuatro están al final: aceptan el depósito y mandan el retiro por otra.',
  },
  closing: [
    table(
      'Paso a paso, de ida y de vuelta',
      [
        ['Momento', 'clock'],
        ['Depósito', 'wallet'],
        ['Retiro', 'repeat'],
      ],
      [
        ['**Antes**', 'Revisa tu tope diario de transferencias', 'Ten aprobado el carnet y el comprobante de domicilio'],
        ['**En la caja**', 'Elige Khipu, el monto y tu banco', 'Elige Khipu o «cuenta bancaria» y la misma cuenta del depósito'],
        ['**Autorizar**', 'Clave de internet y segundo factor del banco', 'Nada: la orden la firma el casino'],
        ['**Espera**', 'Menos de un minuto', 'Desde medio día hasta dos días y medio en nuestras pruebas'],
        ['**Comprobante**', 'Correo de Khipu con el número de operación', 'Abono con el nombre del procesador, no el del casino'],
      ],
      'Lo que cambia de un casino a otro es la espera del retiro: casi toda se va en la aprobación.',
    ),
    section(
      'El retiro por Khipu es una transferencia',
      `Cuando la caja ofrece «retirar por Khipu», lo que recibes es un abono común en tu cuenta. Por eso funciona solo con cuentas a tu nombre y por eso el casino a veces lo muestra como «banco». No busques la plata en una aplicación: está en la cartola.

Volcán Play es el mejor ejemplo de que el método no decide el plazo. El mismo retiro por la misma vía tardó doce horas un jueves y casi sesenta un lunes. La cola era del casino.`,
    ),
    list('Tres cuidados', 'checks', [
      [
        'Mira el candado y el dominio',
        'La ventana tiene que ser de khipu.com. Un enlace que llega por chat, aunque diga Khipu, no se abre.',
      ],
      ['No entregues códigos por teléfono', 'Ni el casino ni Khipu llaman para pedir la clave dinámica. Quien llama es otro.'],
      [
        'Revisa el destinatario antes de autorizar',
        'Tu banco lo muestra en el segundo factor. Si el monto o el nombre no calzan, cancela.',
      ],
    ]),
    questions('Dudas sobre Khipu', [
      [
        '¿Funciona con CuentaRUT?',
        'En general sí, porque es una cuenta vista. Ha habido épocas en que un banco bloquea a los iniciadores de pago: si hoy no pasa, no es tu clave.',
      ],
      [
        '¿Por qué mi casino lo quitó?',
        'Los convenios entre procesadores y casas de apuestas están bajo presión judicial y cambian sin aviso. Revisamos las cajas todos los meses; la fecha está al pie de la tabla.',
      ],
      [
        '¿Puedo pagar desde la cuenta de mi pareja?',
        'No. El nombre de la transferencia viaja con ella y el casino lo compara con el de tu cuenta.',
      ],
    ]),
  ],
  instead: [
    ['transferencia', 'La misma plata, a mano: más lenta para entrar y más aceptada para salir.'],
    ['cuentarut', 'El retiro más rápido de nuestra planilla llegó a una CuentaRUT.'],
    ['webpay', 'Si prefieres autorizar con tarjeta y no con la clave del banco.'],
  ],
  sources: [
    { name: 'Khipu, resumen de términos y condiciones', url: 'https://docs.khipu.com/en/legal/terms', verifiedOn: '2026-11-21' },
    {
      name: 'FinteChile, iniciadores de pago en Chile',
      url: 'https://www.fintechile.org/noticias/iniciadores-de-pago-los-nuevos-actores-que-reconfiguran-el-sistema-de-compras-en-chile',
      verifiedOn: '2026-11-21',
    },
  ],
};
