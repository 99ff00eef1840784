import { box, link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const tether: PaymentText = {
  key: 'tether',
  title: 'Casinos con Tether (USDT): cobrar en una hora',
  description:
    'El retiro en USDT más rápido tardó 1 hora y 12 minutos. Cinco casinos, elección de red, comisiones, riesgo del emisor y cómo pasar de vuelta a pesos.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-15',
  heading: 'Tether: dólares que corren un domingo',
  lead: 'Sigue el valor del dólar y se mueve a cualquier hora. A cambio te pide no equivocarte de red y confiar en la empresa que lo emite.',
  opening: [
    section(
      'Un dólar prestado por una empresa',
      `El USDT es una ficha digital que Tether promete canjear uno a uno por dólares y que respalda con reservas que publica en su sitio. No lo garantiza ningún Estado. En la práctica ha mantenido su valor con sustos breves; en teoría, podría no hacerlo. Úsalo como **medio de transporte** y no como alcancía.

Los cinco casinos que lo aceptan también pagan con él. Es la única cripto de esta guía que cumple eso, y se nota en los tiempos: 72 minutos en Camanchaca, 12 horas y 40 en Atacama Spins. Ahí no fue la red la que esperó, fue la aprobación.`,
    ),
    table(
      'Elegir la red',
      [
        ['Red', 'globe'],
        ['Dirección', 'search'],
        ['Comisión', 'percent'],
        ['Cuándo', 'check'],
      ],
      [
        ['**Tron (TRC-20)**', 'Empieza con T', 'Baja, cerca de un dólar en nuestra prueba', 'La que casi todos usan'],
        ['**Ethereum (ERC-20)**', 'Empieza con 0x', 'Sube con la congestión; puede ser de varios dólares', 'Montos altos o si no hay otra'],
        ['**Otras**', 'Varias también empiezan con 0x', 'Bajas', 'Solo si el casino y tu billetera la nombran igual'],
      ],
      'Dos direcciones pueden verse idénticas en redes distintas. La etiqueta de la red manda, no la forma de la dirección.',
    ),
  ],
  ranking: {
    title: 'Cinco casinos, todos con vuelta',
    intro:
      'Camanchaca va primero por pagos y tiene 7,6 en confianza: su licencia de Anjouan protege poco. La rapidez no compensa eso si el monto es grande.',
  },
  closing: [
    list('De pesos a USDT y al casino', 'steps', [
      [
        'Compra en una casa de cambio verificada',
        'Con transferencia desde tu banco. Anota el precio: la diferencia con el dólar del día es tu primer costo.',
      ],
      [
        'Comprueba qué redes acepta el casino',
        'En la caja, antes de generar la dirección. Si dudas, pregunta por chat y guarda la respuesta.',
      ],
      ['Envía una prueba', 'El mínimo que permitan. En Camanchaca los 40 USDT iniciales tardaron 11 minutos con seis confirmaciones.'],
      ['Manda el resto', 'A la misma dirección, solo si la caja dice que no cambia.'],
    ]),
    list('Del casino a pesos', 'steps', [
      ['Genera la dirección en tu casa de cambio', 'Con la misma red que ofrece el casino. Cópiala; no la escribas.'],
      ['Pide el retiro', 'Se descuenta la comisión de red: pedimos 52 USDT y llegó uno menos.'],
      ['Vende y retira', 'A una cuenta bancaria propia. Ese último tramo vuelve al horario y a los topes de los bancos.'],
    ]),
    section(
      'Cuánto costó la vuelta entera',
      `Con **40 USDT** de ida y **51** de regreso sumamos tres cosas: la diferencia de precio al comprar, la comisión de red al cobrar y la diferencia al vender. En total cerca de **3 %**, parecido a una billetera y mucho menos que perder un fin de semana si necesitabas la plata.

Para $20.000 no vale la pena. Desde unos $100.000, y sobre todo con retiros fuera de horario, empieza a tener sentido. Las casas de cambio no cobran igual: compara el monto final en pesos, no el porcentaje que anuncian.`,
      { link: link('La guía de criptomonedas', '/guias/criptomonedas/') },
    ),
    box(
      'bad',
      'Bahía Neón también paga en USDT',
      'O eso dice: retuvo nuestro retiro treinta días y soltó la mitad. Un pago irreversible le conviene a quien no piensa responder. Con cripto, la reputación del casino importa más que con cualquier otro método.',
      link('Lista negra', '/lista-negra/'),
    ),
    questions('Preguntas sobre USDT', [
      [
        'Mandé por la red equivocada',
        'Escribe de inmediato al casino con el identificador de la transacción. A veces pueden recuperarlo cobrando por el trabajo; muchas veces no. No pagues a terceros que prometen hacerlo.',
      ],
      ['¿USDT o USDC?', 'En estas cajas solo vimos USDT. No son intercambiables: una dirección que espera uno puede no registrar el otro.'],
      [
        '¿El bono se calcula en dólares?',
        'En Camanchaca, sí, y el monto en pesos depende del día. Haz la cuenta del rollover en la moneda en que juegas.',
      ],
    ]),
  ],
  instead: [
    ['bitcoin', 'Solo si ya lo tienes y no te importa que el precio cambie.'],
    ['cuentarut', 'Salar Casino y Quiltro Club pagan también ahí, sin pasar por dólares.'],
    ['astropay', 'Dólares en una aplicación, sin direcciones que copiar.'],
  ],
  sources: [
    {
      name: 'DefiLab, informe sobre las reservas y redes de USDT',
      url: 'https://www.defilab.es/reporte-informe-reservas-usdt-Tether/',
      verifiedOn: '2026-11-21',
    },
  ],
};
