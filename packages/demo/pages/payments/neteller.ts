import { list, prosCons, questions, section } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const neteller: PaymentText = {
  key: 'neteller',
  title: 'Casinos con Neteller: cuatro, y cuándo vale la pena',
  description:
    'Solo cuatro casinos recomendados trabajan con Neteller. Retiros de 14 y 26 horas, comisión de cambio, cargo por inactividad y cuándo elegirla frente a Skrill.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-09',
  heading: 'Neteller: buena billetera, pocos casinos',
  lead: 'Si ya la tienes, sigue usándola. Si no, es difícil recomendar que la abras: con cuatro casinos no alcanza para amortizar sus comisiones.',
  opening: [
    section(
      'Veterana y discreta',
      `Neteller existe desde fines de los noventa y por años fue la forma estándar de mover plata entre casas de apuestas. Hoy comparte dueño con Skrill y se parecen tanto que la pregunta razonable no es cuál es mejor, sino cuál acepta tu casino.

Funciona con un identificador de cuenta y un correo. El depósito es instantáneo porque el saldo ya está en la billetera; el retiro, también, apenas el casino lo aprueba. Todo lo que se espera es esa aprobación: **14 horas** en Carménère, **26** en Mareas Casino.`,
    ),
    prosCons('Elegirla o no', {
      pros: [
        'Los cuatro casinos que la aceptan también pagan por ella',
        'Puede guardar saldos en más de una moneda',
        'Sirve fuera de los casinos, en comercios internacionales',
      ],
      cons: [
        'Cambiar de moneda tiene un recargo sobre su propia tasa',
        'Queda fuera del bono de bienvenida de Puerto Dorado',
        'Olvidarla un año cuesta un cargo mensual',
      ],
    }),
  ],
  ranking: {
    title: 'Los cuatro casinos con Neteller',
    intro:
      'Son pocos y bastante distintos entre sí: uno vive de las mesas y los otros tres, de un poco de todo. Mira la ficha antes que la billetera.',
  },
  closing: [
    list('Mover plata con Neteller', 'steps', [
      [
        'Carga el saldo',
        'Con tarjeta o transferencia internacional. Mira la pantalla de resumen: dice la moneda en que se procesará de verdad.',
      ],
      ['Paga en la caja', 'El casino pide el correo o el número de cuenta y un código de seguridad. No hay que escribir la tarjeta.'],
      ['Retira al mismo correo', 'Los cuatro exigen devolver a la billetera con que se depositó, al menos hasta ese monto.'],
      [
        'Trae el resto a Chile',
        'Por transferencia a un banco propio. Suma la tarifa de salida, el cambio y los días: aquí se va lo que ganaste en velocidad.',
      ],
    ]),
    section(
      'La cuenta completa de un premio',
      `Supongamos **100 dólares** que salen del casino. La billetera los recibe enteros. Al convertirlos aplica su tasa de referencia más un porcentaje; al mandarlos al banco cobra una tarifa fija. Con montos chicos la tarifa pesa más que el cambio, y un retiro de 20 dólares puede perder una cuarta parte en el camino.

De ahí nuestra regla: **no bajes a pesos menos de lo que costaría una cena para cuatro**. Si juegas menos que eso, esta billetera no es para ti y no pasa nada.`,
    ),
    section(
      'El saldo que se evapora',
      `En sus condiciones, Neteller cobra 5 dólares mensuales, o lo equivalente, a las cuentas con saldo que pasan doce meses sin una operación. Entrar a mirar no basta: hay que mover algo. Pon un recordatorio en el calendario o vacíala cuando dejes de usarla.

Cerrar la cuenta con plata dentro es peor idea. Retira primero y pide el cierre después, por escrito.`,
    ),
    questions('Preguntas sobre Neteller', [
      [
        '¿Neteller o Skrill?',
        'La que acepte tu casino. En nuestra lista Skrill está en siete y Neteller en cuatro, y esos cuatro aceptan ambas: Skrill gana por cobertura.',
      ],
      [
        '¿Puedo pasar saldo de una a la otra?',
        'Han ofrecido hacerlo dentro del grupo, con comisión y según el país. Confírmalo en tu cuenta antes de contar con eso.',
      ],
      ['¿Pide documentos?', 'Sí, y el casino también. Son dos verificaciones separadas; hazlas el mismo día y con los mismos datos.'],
    ]),
  ],
  instead: [
    ['skrill', 'Todos los casinos de esta página y tres más.'],
    ['transferencia', 'Los cuatro pagan también por banco: más lento y sin cambio de moneda de por medio.'],
    ['visa', 'Puerto Dorado y Carménère devuelven a la tarjeta.'],
  ],
  sources: [
    {
      name: 'Soporte de Neteller, cargo por no usar la cuenta',
      url: 'http://support.neteller.com/ACCOUNT/Account-Closure/1011791292/Is-there-a-fee-for-not-using-my-NETELLER-Account.htm',
      verifiedOn: '2026-11-21',
    },
    { name: 'Neteller, saldos en varias monedas', url: 'https://www.neteller.com/el/support/question/99/', verifiedOn: '2026-11-21' },
  ],
};
