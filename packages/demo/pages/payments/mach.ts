import { box, link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const mach: PaymentText = {
  key: 'mach',
  title: 'Casinos con MACH: recargar, jugar y cobrar en la app',
  description:
    'MACH sirve para depositar en once casinos y para cobrar en ocho. Retiros desde 2 horas y 11 minutos, topes de la cuenta y cómo pagar con el QR de Webpay.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-18',
  heading: 'MACH: un bolsillo aparte para jugar',
  lead: 'Lo mejor de MACH no es la velocidad. Es que se puede cargar con lo que uno decidió gastar y dejar el sueldo en otra parte.',
  opening: [
    section(
      'Una cuenta que vive en el teléfono',
      `MACH nació en Bci como tarjeta prepago y hoy opera como **MACHBANK**, con cuenta y tarjeta en la misma aplicación. Mucha gente la abrió para comprar afuera sin tarjeta de crédito; en los casinos se usa por otra razón: avisa en pantalla cada peso que entra y cada peso que sale.

En la caja aparece de dos maneras. Como **método propio**, donde el casino muestra un QR o un enlace que abre la aplicación. O como **tarjeta dentro de Webpay**, en que MACH figura en la lista de bancos. Para depositar dan lo mismo. Para cobrar, solo sirve la primera.`,
    ),
    table(
      'Qué mirar según tu cuenta',
      [
        ['Qué', 'info'],
        ['Prepago', 'card'],
        ['Cuenta corriente', 'wallet'],
      ],
      [
        ['**Recargar**', 'Transferencia desde cualquier banco', 'Transferencia desde cualquier banco'],
        ['**Tope de saldo**', 'Sí, lo muestra la aplicación', 'Más alto; depende del plan'],
        ['**Recibir un premio grande**', 'Puede rebotar si pasa el tope', 'Entra completo'],
        ['**Pagar con crédito**', 'No existe: solo lo cargado', 'Solo si contrataste una línea'],
      ],
      'Los montos cambian con la cuenta y con el tiempo: míralos en la aplicación antes de pedir un retiro.',
    ),
  ],
  ranking: {
    title: 'Casinos donde MACH va y vuelve',
    intro:
      'Ocho pagan a MACH. Casino Andino, Atacama Spins y Volcán Play solo reciben, y por eso cierran la lista, aunque el primero tenga la mejor nota de todos.',
  },
  closing: [
    list('Depositar con MACH', 'steps', [
      [
        'Carga un poco más',
        'MACH recomienda tener unos $5.000 sobre el valor del pago: algunos comercios revisan que sobre saldo antes de cobrar.',
      ],
      ['Escoge MACH en la caja', 'Si no está, entra por Webpay y búscalo en la lista de bancos.'],
      ['Lee el QR o toca el enlace', 'Desde el computador se escanea; en el teléfono se abre la aplicación sola.'],
      ['Confirma con tu PIN', 'Antes mira el nombre del comercio. El aviso llega al segundo.'],
    ]),
    list('Cobrar en MACH', 'steps', [
      ['Comprueba que sea tuya', 'El RUT de MACH y el de la cuenta del casino tienen que ser el mismo.'],
      ['Deja espacio', 'Si el retiro más tu saldo pasa del tope, saca plata de la aplicación antes de pedirlo.'],
      ['Pide el retiro temprano', 'Los de la tarde suelen caer al turno siguiente. El nuestro de las 22:00 de un jueves entró el sábado.'],
    ]),
    section(
      'Lo que falló en nuestras pruebas',
      `En Copihue Casino el retiro tomó **35 horas y 20 minutos**, el más lento de los cuatro que cronometramos. Ninguna de esas horas fue culpa de MACH: el casino aprueba una vez al día. En Salar Casino, la misma operación tardó poco más de dos horas.

Lo otro fue el tope. Un retiro de prueba quedó «devuelto» porque la cuenta prepago ya estaba cerca del máximo. La plata volvió al saldo del casino, que es el último lugar donde conviene que esté. Desde entonces retiramos por partes.`,
    ),
    box(
      'good',
      'Un límite que no depende del casino',
      'Traspasa a MACH, un día fijo del mes, lo que estás dispuesto a perder. Cuando se acaba, se acabó: no hay cupo ni cuotas detrás. Es el control de gasto más simple que conocemos.',
      link('Otras formas de ponerse un tope', '/juego-responsable/'),
    ),
    questions('Preguntas sobre MACH', [
      [
        '¿Tiene costo?',
        'Ni depositar ni recibir nos costó un peso en los casinos de la lista. La conversión a dólares, si el casino cobra en dólares, sí lo tiene.',
      ],
      [
        '¿Puedo usar la tarjeta virtual como Visa?',
        'Sí, donde aceptan Visa internacional. Ahí se suma el tipo de cambio de la aplicación y ya no podrás cobrar en MACH.',
      ],
      [
        'Me bloquearon la app después de un premio',
        'Las entidades preguntan por abonos fuera de lo común. Responde con el comprobante de retiro del casino y no transfieras nada mientras revisan.',
      ],
    ]),
  ],
  instead: [
    ['mercado-pago', 'La misma idea de bolsillo aparte; cobran en él tres de los siete casinos que lo aceptan.'],
    ['cuentarut', 'Mejor si el premio puede ser grande: el tope de saldo es conocido y alto.'],
    ['webpay', 'Donde MACH no aparece, entra por aquí como tarjeta.'],
  ],
  sources: [
    {
      name: 'Centro de ayuda de MACH, compras con MACH Pay',
      url: 'https://ayuda.somosmach.com/hc/es/articles/360034897271-C%C3%B3mo-comprar-en-tiendas-que-aceptan-MACH-Pay',
      verifiedOn: '2026-11-21',
    },
    { name: 'MACHBANK, canales de ayuda', url: 'https://www.machbank.cl/ayuda/soporte', verifiedOn: '2026-11-21' },
  ],
};
