import { box, link, list, questions, section } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const servipag: PaymentText = {
  key: 'servipag',
  title: 'Casinos con Servipag: pagar en efectivo, paso a paso',
  description:
    'Cinco casinos aceptan Servipag. Cómo pedir el cupón, cuánto tarda en acreditarse (22 y 35 minutos en nuestras pruebas) y por dónde se cobra después.',
  author: 'ignacio-paillan',
  updatedOn: '2026-11-08',
  heading: 'Servipag: billetes en la caja, saldo en el casino',
  lead: 'Es el único método de esta guía que se puede pagar con plata en la mano. Caminar hasta la sucursal es una molestia y también un freno.',
  opening: [
    section(
      'Dos Servipag distintos',
      `Con el mismo nombre hay dos formas de pago. **En sucursal**, el casino genera un cupón con código de barras, lo llevas a una caja y pagas en efectivo. **En línea**, Servipag te manda al botón de tu banco y funciona como cualquier transferencia.

Quien busca este método suele querer la primera: no tiene tarjeta, no quiere usarla o prefiere que el gasto se note en la billetera de cuero. La segunda no tiene ventajas frente a Khipu.`,
    ),
    section(
      'El efectivo enfría',
      `Lo digo como psicólogo. El depósito con un toque elimina justo el momento en que uno se arrepiente. El cupón lo devuelve: hay que imprimirlo o mostrarlo, hacer la fila, contar billetes y volver. Entre medio pasan veinte minutos en que la cabeza trabaja.

En las entrevistas que hicimos para la guía de ayuda, tres personas contaron lo mismo por separado: dejaron de jugar de madrugada cuando se pasaron al efectivo, porque de madrugada la caja está cerrada.`,
      { link: link('Más frenos que funcionan', '/juego-responsable/') },
    ),
  ],
  ranking: {
    title: 'Cinco casinos que aceptan efectivo',
    intro:
      'Todos pagan después a una cuenta o billetera a tu nombre. Faro Austral además da una recarga del 25 % por depositar así, con rollover de 20 veces.',
  },
  closing: [
    list('Pagar un cupón', 'steps', [
      ['Genera el cupón', 'En la caja del casino, con el monto exacto. No sirve para otro monto ni para otra persona.'],
      ['Mira cuándo vence', 'Suele ser el mismo día o el siguiente. Pagar un cupón vencido deja la plata en el limbo.'],
      ['Paga en la sucursal', 'Muestra el código desde el teléfono si la caja lo lee; si no, llévalo impreso.'],
      ['Conserva la boleta', 'El papel térmico se borra: sácale una foto ahí mismo. Es tu única prueba.'],
      [
        'Espera la acreditación',
        'En Faro Austral fueron 22 minutos y en Cruz del Norte 35. Pasadas tres horas, escribe al soporte con la foto.',
      ],
    ]),
    section(
      'Y cuando ganas, ¿qué?',
      `Servipag recauda; no paga premios. Para retirar vas a necesitar una cuenta bancaria, una billetera o una CuentaRUT **a tu nombre**, y el casino va a pedir documentos con más celo que a otros, porque el efectivo no dice de quién era.

Por eso insistimos en el orden: verifica la identidad y registra la cuenta de cobro **antes** del primer cupón. Si no tienes ninguna cuenta, abre primero la CuentaRUT. Y si la razón para usar efectivo es que alguien revisa tus cuentas porque está preocupado por ti, quizás esa conversación vale más que el depósito.`,
    ),
    box(
      'caution',
      'Nadie paga cupones por ti',
      'En grupos de mensajería ofrecen depositar en efectivo a cambio de una comisión. Le estás pasando plata a un desconocido que después puede usar tu cuenta. El cupón se paga con tu mano o no se paga.',
    ),
    questions('Preguntas sobre Servipag', [
      ['¿Hay un mínimo?', 'El del casino: $2.000 en Chucao, $5.000 en Copihue Casino, $10.000 en los otros tres.'],
      [
        '¿Cobra comisión?',
        'A nosotros no nos cobraron en ninguna de las dos pruebas. Si el casino suma un cargo, aparece en el cupón: compara antes de ir.',
      ],
      [
        'Pagué otro monto por error',
        'La caja no debería aceptarlo. Si pasó, guarda la boleta y escribe a ambos, al casino y a Servipag, el mismo día.',
      ],
      ['¿Puedo pagar el domingo?', 'Depende de la sucursal; las que están en supermercados suelen abrir. Revisa el horario en su sitio.'],
    ]),
  ],
  instead: [
    ['cuentarut', 'Faro Austral, Copihue Casino y Chucao pagan en ella lo que depositaste en efectivo.'],
    ['mach', 'Se puede cargar de a poco y también hace de límite.'],
    ['webpay', 'Si el problema era la tarjeta de crédito: aquí también sirve la de débito.'],
  ],
  sources: [
    { name: 'Flow, pago en línea y en sucursales Servipag', url: 'https://sandbox.flow.cl/servipag.php', verifiedOn: '2026-11-21' },
  ],
};
