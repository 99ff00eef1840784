import { list, prosCons, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const mercadoPago: PaymentText = {
  key: 'mercado-pago',
  title: 'Casinos con Mercado Pago: siete entran, tres devuelven',
  description:
    'Chucao, Palafito y Pudú Casino pagan a Mercado Pago; otros cuatro solo cobran. Retiros de 4 y 15 horas, qué saldo usar y cómo evitar que la cuenta se bloquee.',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-10',
  heading: 'Mercado Pago: cómodo para montos chicos',
  lead: 'La billetera de Mercado Libre está en muchos teléfonos y deposita en dos toques. Para cobrar hay que elegir bien el casino: son tres.',
  opening: [
    section(
      'Qué saldo sale',
      `Al pagar con Mercado Pago la aplicación ofrece varias fuentes: el dinero disponible en la cuenta, una tarjeta guardada o, a veces, un crédito propio. El casino recibe lo mismo; tú no. **Con saldo en cuenta no hay costo**. Con tarjeta de crédito entran las reglas del banco. Con el crédito de la aplicación estás pidiendo un préstamo para apostar.

La pantalla recuerda la última opción y la repite. Mírala cada vez: es un renglón pequeño sobre el botón azul.`,
    ),
    prosCons('Va con quien', {
      pros: ['Ya vende o compra ahí y tiene saldo', 'Juega desde $2.000 o $5.000', 'Quiere ver el gasto separado del banco'],
      cons: [
        'Espera premios altos: la cuenta y los casinos tienen topes',
        'Usa la misma cuenta para un negocio',
        'Prefiere no mezclar compras y juego en un historial',
      ],
    }),
  ],
  ranking: {
    title: 'Siete casinos con Mercado Pago',
    intro: 'Los tres primeros también pagan por ahí. Son casinos de apuesta chica, con mínimos de retiro de $5.000, $10.000 y $15.000.',
  },
  closing: [
    table(
      'De dónde sacar la plata',
      [
        ['Fuente', 'wallet'],
        ['Costo para ti', 'percent'],
        ['¿La recomendamos?', 'check'],
      ],
      [
        ['Dinero en cuenta', 'Ninguno', 'Sí'],
        ['Tarjeta de débito', 'Ninguno, si está en pesos', 'Sí, aunque Webpay hace lo mismo'],
        ['Tarjeta de crédito', 'Intereses si no pagas el total; en algunos bancos, avance', 'No'],
        ['Crédito de la aplicación', 'La tasa que muestra al confirmar', 'Nunca'],
      ],
      'Comprueba el detalle en la pantalla de pago: las condiciones cambian por usuario.',
    ),
    list('El camino de vuelta', 'steps', [
      ['Registra el mismo correo', 'En los tres casinos, el retiro se asocia al correo de Mercado Pago con que depositaste.'],
      ['Sube el carnet antes', 'Pudú Casino lo pidió recién al retirar y tardó tres horas en aprobarlo; podrían haber sido cero.'],
      ['Espera el aviso de la aplicación', 'En Chucao llegó a las 4 horas y 28 minutos, en Palafito a las 15.'],
      ['Traspasa a tu banco', 'Sin apuro, pero sin dejar el premio a un toque de gastarse en otra cosa.'],
    ]),
    section(
      'Cuentas bloqueadas',
      `Es el reclamo que más nos llega sobre este método. Toda entidad de pago puede revisar los abonos que no calzan con tu historia y pedir explicaciones mientras retiene el saldo. Pasa más cuando la cuenta casi no se usa y de pronto recibe un premio, o cuando es la de un negocio.

Ayuda tener los datos al día, no recibir pagos de terceros y guardar el comprobante del casino. Si te piden el origen, responde la verdad y adjunta el papel. Inventar una venta de bicicleta es la manera segura de perder el caso.

Un detalle útil: los términos del servicio hablan de una declaración jurada sobre los datos personales. Una cuenta abierta con el RUT de tu mamá no es tuya, aunque la uses todos los días.`,
    ),
    questions('Preguntas sobre Mercado Pago', [
      [
        '¿Puedo pagar con QR?',
        'En algunos casinos, sí: desde el computador se muestra el código y se lee con la aplicación. Revisa el nombre del cobrador antes de aceptar.',
      ],
      [
        '¿Los puntos cuentan?',
        'A veces los pagos suman beneficios de Mercado Libre. Es un gancho, no un descuento: no compensa ni una décima de la ventaja de la casa.',
      ],
      [
        '¿Por qué mi casino cobra y no paga?',
        'Recibir y enviar son convenios distintos. Lapislázuli, Atacama Spins, Quiltro Club y Minga tienen solo el primero.',
      ],
      [
        '¿Qué pasa si pido devolución a Mercado Pago?',
        'La protección de compras cubre productos que no llegan, no apuestas perdidas. Reclamar así cierra la cuenta del casino con el saldo adentro.',
      ],
    ]),
  ],
  instead: [
    ['mach', 'Otra billetera de bolsillo; pagan en ella ocho casinos.'],
    ['khipu', 'Palafito y Pudú Casino también pagan por aquí.'],
    ['cuentarut', 'En Chucao, Quiltro Club y Minga, de ida y vuelta.'],
  ],
  sources: [
    { name: 'Mercado Pago Chile, términos y condiciones', url: 'https://www.mercadopago.cl/ayuda/_2706', verifiedOn: '2026-11-21' },
  ],
};
