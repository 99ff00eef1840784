import { box, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const astropay: PaymentText = {
  key: 'astropay',
  title: 'Casinos con AstroPay: carga local, cobro en la billetera',
  description:
    'AstroPay se carga con medios chilenos y la aceptan seis casinos; cuatro pagan por ella. Un retiro de 76 horas, costos por paso y errores al verificar.',
  author: 'matias-oyarce',
  updatedOn: '2026-11-12',
  heading: 'AstroPay: el puente entre el peso y el casino en dólares',
  lead: 'Tiene sentido en sitios que no aceptan medios chilenos. Donde hay Khipu o CuentaRUT, agrega un paso sin dar nada a cambio.',
  opening: [
    section(
      'Un intermediario latinoamericano',
      `AstroPay es una billetera pensada para la región: se registra con el número de teléfono, se carga con métodos del país y paga a comercios que cobran en otra moneda. Quien no tiene tarjeta internacional la conoce por eso.

Lo que se carga y lo que llega no es lo mismo. Entre medio hay un tipo de cambio que la aplicación muestra **antes** de confirmar; compáralo con el dólar observado del día y tendrás la comisión verdadera, aunque el letrero diga «sin costo».`,
    ),
    table(
      'Tres pasos, tres posibles cobros',
      [
        ['Paso', 'arrowRight'],
        ['Qué comparar', 'percent'],
        ['Señal de alerta', 'alert'],
      ],
      [
        ['Cargar desde Chile', 'Monto que sale de tu banco contra saldo que aparece', 'Diferencia sobre 3 %'],
        ['Pagar al casino', 'Saldo descontado contra saldo del casino', 'Cualquier diferencia: pide explicación'],
        ['Bajar a tu cuenta', 'Saldo de la billetera contra abono en pesos', 'Plazo sin número de operación'],
      ],
      'Hazlo con el mínimo una vez y anota los seis números. Toma diez minutos y reemplaza todas las reseñas.',
    ),
  ],
  ranking: {
    title: 'Seis casinos con AstroPay',
    intro:
      'Atacama Spins, Cruz del Norte, Volcán Play y Nevado Once pagan por la billetera. Puerto Dorado y Camanchaca solo la reciben; su salida es otra.',
  },
  closing: [
    list('De tu banco al casino', 'steps', [
      ['Instala la aplicación oficial', 'Desde la tienda del teléfono. Hay imitaciones con casi el mismo nombre.'],
      ['Verifica la identidad', 'Antes de cargar. El nombre tiene que calzar con el del casino, tildes aparte.'],
      ['Carga lo justo', 'El saldo que sobra en una billetera invita a usarse.'],
      ['Paga con el código', 'La caja te lleva a AstroPay y pide un código que llega al teléfono. Nadie más debe verlo.'],
    ]),
    section(
      'El retiro que esperamos tres días',
      `En Nevado Once pedimos **$26.300** un miércoles a las 14:00. Llegaron el sábado a las 18:20: **76 horas y 20 minutos**. El casino culpó a la billetera, la billetera mostró la orden recibida el sábado a las 18:19. No hay mucho más que agregar.

La moraleja sirve para todo intermediario: cuando dos empresas pueden echarse la culpa, pide a **ambas** la hora de cada paso. La que no la entrega suele ser la responsable.`,
    ),
    box(
      'caution',
      'Las cuentas prestadas se pierden',
      'En redes sociales ofrecen «cargar tu AstroPay» con descuento. Es plata ajena o robada, y la cuenta que la recibe queda bloqueada con todo lo que tenía dentro. Carga solo desde tus propios medios.',
    ),
    questions('Preguntas sobre AstroPay', [
      [
        '¿Qué es la AstroCard?',
        'Una tarjeta prepago conectada a la billetera. No permite cuotas ni recargar otras billeteras, según su centro de ayuda. Para el casino conviene pagar con el saldo, no con la tarjeta.',
      ],
      [
        '¿Funciona igual que los vales de antes?',
        'No. Los vales prepago con PIN se dejaron atrás en la mayoría de los países. Si alguien te vende uno, desconfía.',
      ],
      [
        '¿Está disponible para todos en Chile?',
        'Las funciones cambian según el país y la verificación. Lo único seguro es lo que muestre tu aplicación hoy.',
      ],
      [
        '¿Conviene dejar saldo?',
        'Para un depósito próximo, puede ser. Para guardar, no: es una billetera extranjera y el reclamo, si algo pasa, se hace fuera de Chile y por formulario.',
      ],
      [
        '¿Cuánto demora la verificación?',
        'La nuestra, minutos. Si rechaza el carnet, prueba con luz natural y sin flash: el reflejo del plástico es la causa más común.',
      ],
    ]),
  ],
  instead: [
    ['tether', 'Atacama Spins, Camanchaca y Nevado Once también la aceptan, con menos manos entre medio.'],
    ['khipu', 'En Cruz del Norte y Volcán Play se paga y se cobra directo en pesos.'],
    ['mercado-pago', 'Otra billetera, en pesos de principio a fin.'],
  ],
  sources: [
    {
      name: 'Centro de ayuda de AstroPay, la AstroCard',
      url: 'https://intercom.help/astropay-hc/es/articles/11032151-conoce-la-astrocard-y-como-funciona',
      verifiedOn: '2026-11-21',
    },
    {
      name: 'Centro de ayuda de AstroPay, pago rechazado',
      url: 'https://intercom.help/astropay-hc/es/articles/11032156-pago-rechazado',
      verifiedOn: '2026-11-21',
    },
  ],
};
