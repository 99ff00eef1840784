import { box, link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const mastercard: PaymentText = {
  key: 'mastercard',
  title: 'Casinos con Mastercard: doce que la reciben',
  description:
    'Ninguno de los doce casinos con Mastercard paga de vuelta a la tarjeta. Cómo depositar gastando menos, por dónde cobrar y qué hacer ante un rechazo.',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-13',
  heading: 'Mastercard: de ida solamente',
  lead: 'Doce casinos cobran con ella y cero devuelven. Úsala si ya la tienes a mano, con la cuenta de destino decidida y el cupo recortado.',
  opening: [
    section(
      'Lo primero: no hay retorno',
      `Mastercard tiene un servicio para enviar plata a tarjetas, y en otros países los casinos lo usan. En las doce cajas que revisamos no aparece. Si llegaste buscando un casino que pague en tu Mastercard, la respuesta honesta es que **hoy no conocemos ninguno** entre los que recomendamos.

Eso no la hace inútil. Hay tarjetas prepago con el logo de Mastercard que muchos chilenos ya usan para suscripciones, y el depósito con ellas es inmediato. Solo cambia el orden de las decisiones: primero la cuenta donde vas a cobrar, después el pago.`,
    ),
  ],
  ranking: {
    title: 'Doce casinos que la aceptan',
    intro: 'Por nota de Pagos. En la tabla de más abajo se ve desde cuánto deposita y retira cada uno; el retiro es por sus otros métodos.',
  },
  closing: [
    table(
      'Cuánto sale depositar $50.000',
      [
        ['Cómo pagas', 'card'],
        ['Qué se agrega', 'percent'],
        ['Llega al casino', 'wallet'],
      ],
      [
        ['Prepago, caja en pesos', 'Nada', '$50.000'],
        ['Débito, caja en dólares', 'Diferencia de cambio, cerca de 2 %', 'Unos $49.000'],
        ['Crédito, caja en dólares', 'Diferencia de cambio y, según el banco, comisión internacional', 'Entre $48.000 y $49.000'],
        ['Crédito tratado como avance', 'Lo anterior más comisión de avance e interés diario', 'Depende de cuándo pagues'],
      ],
      'Ejemplo con los recargos que vimos en nuestras pruebas. El tuyo está en el tarifario del emisor: búscalo como «compras internacionales».',
    ),
    list('Antes de escribir el número', 'checks', [
      [
        'El sitio es el correcto',
        'Escribe la dirección; no entres por un aviso de redes sociales. Hay copias de casinos hechas para juntar tarjetas.',
      ],
      ['Tarjeta virtual, si tu banco la da', 'Un número que puedes borrar vale más que cualquier promesa de seguridad.'],
      ['No la guardes', 'Desmarca «recordar tarjeta». Volver a escribir dieciséis dígitos es una pausa, y las pausas sirven.'],
      ['Avisos activados', 'Que cada cargo llegue al teléfono. Los intentos repetidos se descubren así.'],
    ]),
    section(
      'Cómo se cobra entonces',
      `Los doce pagan por transferencia y todos ofrecen además alguna billetera. La regla que más tropiezos causa es la de **identidad**: el casino querrá comprobar que la tarjeta del depósito y la cuenta del retiro son de la misma persona. Junta tres cosas el primer día: carnet, cartola con tu nombre y RUT, y la foto de la tarjeta con los dígitos centrales y el código cubiertos.

Con eso listo, el plazo es el de cada casino. Sin eso, suma la verificación: lo más lento que nos tocó con tarjetas fueron **67 horas**, en Atacama Spins, porque pidieron tres veces la misma foto.`,
      { link: link('Qué fotos aceptan', '/guias/verificacion-de-identidad/') },
    ),
    box(
      'caution',
      'Cuotas para apostar, nunca',
      'Algunas tarjetas ofrecen convertir el cargo en cuotas después de la compra. Un depósito pagado en doce meses sigue ahí cuando la partida se olvidó hace once.',
      link('Si ya te pasó', '/juego-responsable/'),
    ),
    questions('Preguntas sobre Mastercard', [
      [
        'Dice «transacción no permitida»',
        'El emisor bloquea el rubro. No es por saldo ni por clave, y llamar no lo cambia. Usa un medio en pesos o déjalo así.',
      ],
      [
        'Me cobraron dos veces',
        'Mira si uno de los cargos está «pendiente»: suele ser la autorización previa y desaparece en días. Si ambos se facturan, reclama primero al casino con los dos comprobantes.',
      ],
      [
        '¿Me conviene pedir una prepago para esto?',
        'Si la cargas con un monto fijo al mes, sí: separa el juego del sueldo y no deja cargos pendientes. Revisa que el emisor permita compras en el extranjero y cuánto recarga por convertir.',
      ],
      ['¿El bono vale igual?', 'En los doce, sí. Las exclusiones que leímos en los términos son para Skrill y Neteller.'],
    ]),
  ],
  instead: [
    ['visa', 'Mismo depósito y dos casinos que sí devuelven.'],
    ['astropay', 'Se carga en pesos y en cuatro casinos también recibe el retiro.'],
    ['transferencia', 'La salida habitual de quien deposita con tarjeta.'],
  ],
  sources: [
    {
      name: 'SERNAC, qué hacer ante un fraude',
      url: 'https://www.sernac.cl/portal/604/w3-propertyvalue-67674.html',
      verifiedOn: '2026-11-21',
    },
  ],
};
