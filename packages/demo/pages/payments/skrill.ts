import { box, link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const skrill: PaymentText = {
  key: 'skrill',
  title: 'Casinos con Skrill: rápido, y fuera de muchos bonos',
  description:
    'Siete casinos reciben y pagan por Skrill. El retiro tardó 6 horas y 10 minutos; volver a pesos cuesta. Comisiones, inactividad y bonos que la excluyen.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-16',
  heading: 'Skrill: la plata sale del casino en horas',
  lead: 'Después hay que traerla a Chile, y ahí está el costo. Conviene a quien juega en varios sitios y no convierte cada vez.',
  opening: [
    section(
      'Para qué sirve una billetera',
      `Skrill guarda saldo en una moneda, normalmente dólares o euros, y lo mueve entre comercios sin pasar por tu banco. El casino paga a un correo electrónico, no a una cuenta chilena, y por eso el envío es casi inmediato una vez aprobado. Pertenece al grupo Paysafe, el mismo de Neteller.

La cuenta se vuelve práctica cuando el dinero **se queda dentro**: cobras en un casino, depositas en otro, retiras a pesos dos veces al año. Si cada premio termina en tu banco, pagas el viaje completo cada vez y una transferencia simple sale mejor.`,
    ),
    table(
      'Dónde se va la plata',
      [
        ['Paso', 'arrowRight'],
        ['Quién cobra', 'wallet'],
        ['Cómo bajarlo', 'percent'],
      ],
      [
        ['Cargar con tarjeta', 'Skrill, y tu banco por la compra en otra moneda', 'Cargar menos veces y más monto'],
        ['Pagar al casino', 'Nadie, si la moneda es la misma', 'Abrir la cuenta del casino en la moneda de la billetera'],
        ['Cobrar del casino', 'Nadie en los siete de la lista', 'Nada que hacer'],
        ['Convertir', 'Skrill, un porcentaje sobre el tipo de cambio', 'Convertir una vez, no en cada salida'],
        ['Retirar al banco', 'Skrill, una tarifa; a veces el banco, por recibir', 'Juntar y retirar montos altos'],
        ['No usarla', 'Skrill, un cargo mensual tras 12 meses sin actividad', 'Entrar o mover algo una vez al año'],
      ],
      'La tarifa de cada paso aparece antes de confirmarlo. El cargo por inactividad era de 5 euros mensuales cuando lo vimos.',
    ),
  ],
  ranking: {
    title: 'Siete casinos, todos de ida y vuelta',
    intro: 'Es uno de los pocos métodos sin asimetría: donde se puede depositar, se puede cobrar.',
  },
  closing: [
    list('Abrirla bien desde el principio', 'steps', [
      ['Usa tu nombre completo', 'El del carnet, con los dos apellidos. Un apodo en la billetera bloquea el primer retiro.'],
      ['Elige la moneda una sola vez', 'Después es difícil cambiarla. Dólar si tus casinos juegan en dólares; pregunta antes en el chat.'],
      ['Verifica el mismo día', 'Carnet y selfi. Los límites de una cuenta sin verificar son bajos y lo descubrirás cobrando.'],
      ['Activa el segundo factor', 'El correo de la cuenta es todo lo que alguien necesita para intentar entrar.'],
    ]),
    list('Del casino a tu banco', 'steps', [
      ['Retira al mismo correo del depósito', 'Con otro correo, aunque sea tuyo, el casino vuelve a verificar.'],
      [
        'Confirma que llegó entero',
        'Compara lo que dice el casino con lo que dice la billetera. Si falta algo, fue una conversión que no pediste.',
      ],
      [
        'Decide si lo dejas',
        'Para el próximo depósito, sin costo; para tu cuenta, con tarifa. Un saldo parado pierde más por tentación que por comisiones.',
      ],
      [
        'Baja a pesos en un solo viaje',
        'Escoge la cuenta a tu nombre y guarda el comprobante: puede que el banco pregunte de dónde viene.',
      ],
    ]),
    section(
      'La prueba de Puerto Dorado',
      `Pusimos **$30.000** por Skrill y después cobramos **$85.000** en la misma billetera: **6 horas y 10 minutos**. Hasta ahí, impecable.

El bono fue otra historia. En los términos, cerca del final, decía que la oferta de bienvenida no vale con depósitos de Skrill ni de Neteller. No hubo aviso en la caja. Quien deposita por ahí juega sin bono, lo que a veces es lo mejor que puede pasarle, pero tendría que saberlo.`,
    ),
    box(
      'info',
      'Lee la línea de los métodos excluidos',
      'Busca la palabra «Skrill» en las condiciones del bono antes de pagar. Si aparece, deposita la primera vez con otro método o renuncia al bono a sabiendas.',
      link('Cómo se lee un bono', '/bonos/bienvenida/'),
    ),
    questions('Preguntas sobre Skrill', [
      [
        '¿Puedo tener saldo en pesos?',
        'Depende de las monedas que ofrezca al abrirla. Cuenta con que trabajarás en dólares o euros y calcula el cambio.',
      ],
      [
        '¿El banco sabrá que era un casino?',
        'Verá un cargo o un abono de Skrill. Eso no borra nada: el movimiento existe y el banco puede preguntar de qué se trata.',
      ],
      [
        '¿Y los puntos o niveles?',
        'Bajan tarifas a quien mueve montos grandes. Apostar más para subir de nivel es la peor cuenta de todas.',
      ],
    ]),
  ],
  instead: [
    ['neteller', 'Su hermana: casi lo mismo, en cuatro casinos.'],
    ['astropay', 'Más fácil de cargar en pesos.'],
    ['tether', 'Si lo que buscas son dólares y horas, no días.'],
  ],
  sources: [
    {
      name: 'Soporte de Skrill, cargo por inactividad (en alemán)',
      url: 'http://support.skrill.com/German/ZAHLUNGEN/Gebuehren/905789272/Berechnen-Sie-eine-Servicegebuehr-wenn-ich-mein-Skrill-Konto-nicht-verwende.htm',
      verifiedOn: '2026-11-21',
    },
  ],
};
