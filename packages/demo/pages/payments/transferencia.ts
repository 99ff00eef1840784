import { link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const transferencia: PaymentText = {
  key: 'transferencia',
  title: 'Casinos que pagan por transferencia bancaria',
  description:
    'Catorce casinos pagan por transferencia y seis la aceptan para depositar. Por qué tarda días si los bancos son inmediatos, topes y datos que evitan rebotes.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-14',
  heading: 'Transferencia bancaria: la salida que casi todos tienen',
  lead: 'Nadie la elige para entrar y casi todos terminan cobrando por ella. Sirve para montos altos, no cambia de moneda y pone a prueba la paciencia.',
  opening: [
    section(
      'Si los bancos son inmediatos, ¿por qué tarda?',
      `Entre dos bancos chilenos una transferencia llega en segundos, a cualquier hora, también un domingo. El casino no está conectado a esa red. Manda una lista de pagos a un procesador, el procesador la junta con las de otros clientes y la dispara en bloques, casi siempre en días hábiles. La espera es esa fila, más la aprobación de antes.

Así se entiende lo que medimos: un retiro de Casino Andino pedido un viernes por la tarde llegó el lunes; el de Mareas Casino, igual. **No pidas por transferencia un viernes después de almuerzo** si el casino tiene otra vía.`,
    ),
  ],
  ranking: {
    title: 'Casinos que pagan a tu banco',
    intro: 'Catorce. Aquí sí pesa el tope: quien espera un premio grande debería leer esa columna antes que la del plazo.',
  },
  closing: [
    table(
      'Qué demora cada parte',
      [
        ['Etapa', 'clock'],
        ['De quién depende', 'info'],
        ['Lo normal', 'check'],
        ['Cuándo reclamar', 'alert'],
      ],
      [
        ['**Verificación**', 'De ti y del casino', 'De 1 hora a 1 día, solo la primera vez', 'A las 48 horas'],
        ['**Aprobación**', 'Del casino', 'De 2 a 24 horas', 'A las 72 horas'],
        ['**Procesador**', 'De un tercero', 'De medio día a 2 días hábiles', 'Al tercer día hábil'],
        ['**Tu banco**', 'De tu banco', 'Segundos', 'Si hay número de operación y no hay abono'],
      ],
      'Lo que vimos en los retiros de prueba de 2026. Reclamar quiere decir por escrito, con el número de la orden.',
    ),
    list('Los cinco datos que evitan un rebote', 'checks', [
      ['Nombre como en el banco', 'Con ambos apellidos. «Pancha» no es «Francisca».'],
      ['RUT con dígito verificador', 'En este campo sí va; en el número de una CuentaRUT, no.'],
      ['Tipo de cuenta', 'Corriente, vista o ahorro. Confundir vista con corriente es el error número uno.'],
      ['Banco correcto', 'Las cuentas digitales a veces figuran con el nombre del banco dueño.'],
      ['Correo que revisas', 'Ahí llega el aviso de rechazo, si lo hay. Nadie más te lo va a contar.'],
    ]),
    section(
      'Depositar por transferencia',
      `Seis casinos la aceptan. La caja muestra una cuenta de destino y un código que hay que pegar **en el comentario**; sin él, el depósito queda sin dueño hasta que mandes el comprobante. En Cobre Palace los $100.000 de nuestra prueba tardaron dos horas en aparecer.

Antes de transferir mira quién recibe. Tiene que ser una empresa de pagos con RUT de sociedad. **Si la cuenta es de una persona natural, no transfieras**: así operan las estafas, y recuperar una transferencia autorizada es muy difícil.`,
      { link: link('Casinos de los que hay que alejarse', '/lista-negra/') },
    ),
    section(
      'Montos grandes',
      `Muchos bancos reciben sin problema y limitan lo que sale, pero el casino también fija su techo: desde **$1.500.000 por semana** en Nevado Once hasta **$20.000.000 por mes** en Cobre Palace. Sobre unos pocos millones espera preguntas, del casino y del banco, acerca del origen. Se responden con el historial de apuestas y el comprobante de retiro. Guárdalos en un archivo, no en el sitio.`,
      { link: link('El retiro, paso a paso', '/guias/retiros/') },
    ),
    questions('Preguntas sobre transferencias', [
      [
        'Dice «pagado» y no llegó',
        'Pide el comprobante del procesador con fecha, monto y últimos dígitos de la cuenta. Sin ese papel no está pagado.',
      ],
      [
        '¿Puedo cancelar un retiro en curso?',
        'Casi todos dejan, y es a propósito: la plata vuelve al saldo jugable. Si el casino ofrece «bloquear la cancelación», actívalo.',
      ],
      [
        '¿Recibirlo tiene costo?',
        'Un abono en pesos, no. Si llega desde el extranjero en otra moneda, el banco puede cobrar por recibirlo: por eso importa que el procesador pague desde Chile.',
      ],
    ]),
  ],
  instead: [
    ['cuentarut', 'También es un banco, y hay siete sitios que suelen pagarla el mismo día.'],
    ['khipu', 'Para depositar desde el banco sin copiar códigos.'],
    ['tether', 'Cuando el retiro tiene que salir un domingo.'],
  ],
  sources: [
    {
      name: 'Fintoc, cómo se mueve la plata entre los bancos en Chile',
      url: 'https://fintoc.com/blog/como-se-mueve-la-plata-entre-los-bancos',
      verifiedOn: '2026-11-21',
    },
    {
      name: 'EBANX, plazos de pago a cuentas en Chile',
      url: 'https://docs.ebanx.com/docs/payout/countries/countries-chile',
      verifiedOn: '2026-11-21',
    },
  ],
};
