import { box, link, list, questions, section, table } from '../../content/writeBlocks.ts';
import type { PaymentText } from './paymentText.ts';

export const bitcoin: PaymentText = {
  key: 'bitcoin',
  title: 'Casinos con Bitcoin: lo que ganas puede bajar solo',
  description:
    'Cuatro casinos aceptan Bitcoin y tres pagan con él. Confirmaciones, comisión de red, precio que se mueve y por qué un envío equivocado no tiene vuelta.',
  author: 'fernanda-lillo',
  updatedOn: '2026-11-11',
  heading: 'Bitcoin: dos apuestas en una',
  lead: 'Una es la del juego. La otra, sin que nadie la nombre, es el precio de la moneda entre que depositas y cobras.',
  opening: [
    section(
      'El problema no es la velocidad',
      `Un pago en Bitcoin espera a que la red lo anote en un bloque, cada diez minutos en promedio, y el casino exige entre una y tres anotaciones más. Media hora, una tarde mala con la red llena. Es aceptable.

Lo difícil es lo otro. El precio puede moverse 5 % en un día cualquiera, más que la ventaja de la casa en casi todos los juegos. Quien cobra el equivalente a $100.000 y convierte al día siguiente puede tener $95.000 o $105.000 sin haber apostado un peso más. Si eso te da lo mismo, sigue leyendo; si no, el **USDT** resuelve justo ese punto.`,
    ),
    table(
      'Bitcoin frente a las otras salidas',
      [
        ['Qué', 'info'],
        ['Bitcoin', 'globe'],
        ['USDT', 'repeat'],
        ['Banco', 'wallet'],
      ],
      [
        ['**Valor**', 'Flota a cada minuto', 'Sigue al dólar', 'Pesos'],
        ['**Horario**', 'Siempre', 'Siempre', 'El del procesador'],
        ['**Comisión**', 'La de la red, variable', 'La de la red; según cuál, centavos o varios dólares', 'Normalmente ninguna'],
        ['**Un error al enviar**', 'Se pierde', 'Se pierde', 'Rebota'],
        ['**Anonimato**', 'No: la cadena es pública', 'No', 'No'],
      ],
      'Para pasar a pesos hace falta una casa de cambio con tu identidad verificada: suma su comisión y su plazo de retiro.',
    ),
  ],
  ranking: {
    title: 'Casinos con Bitcoin',
    intro: 'Atacama Spins, Camanchaca y Cobre Palace pagan en la misma moneda. Salar Casino la recibe y devuelve por otros métodos.',
  },
  closing: [
    list('Depositar con cabeza', 'steps', [
      [
        'Compra en una casa con oficina en Chile',
        'Que facture, que exija carnet y que pague a tu cuenta bancaria. Guarda el registro de cada compra.',
      ],
      [
        'Pasa por una billetera tuya',
        'Algunas casas de cambio cierran cuentas que envían directo a casinos. Un paso intermedio deja además tu propio historial.',
      ],
      ['Copia la dirección y compara', 'Los cuatro primeros y los cuatro últimos caracteres. Hay programas que cambian lo copiado.'],
      ['Manda primero el mínimo', 'Cuesta una comisión extra y vale cada peso.'],
    ]),
    list('Cobrar', 'steps', [
      ['Pide una dirección nueva', 'En tu billetera. Revisa que sea de la red Bitcoin y no de otra que se le parezca.'],
      ['Mira quién paga la comisión', 'En Camanchaca se descuenta del retiro. El monto sale antes de confirmar.'],
      [
        'Convierte según un plan',
        'El mismo día, completo o por mitades, pero decidido antes. Improvisar mirando el gráfico es seguir apostando.',
      ],
    ]),
    section(
      'Por qué no mostramos un tiempo propio',
      `Nuestros retiros cronometrados en cripto fueron en USDT, que es lo que usa la gente cuando puede elegir. Con Bitcoin hicimos depósitos, no cobros, y preferimos dejar el espacio en blanco antes que copiar el «hasta 1 hora» de los avisos.

Lo que sí podemos decir es dónde se va el tiempo: Camanchaca aprueba en una hora o poco más, también de noche; Cobre Palace revisa a mano y en horario de oficina, con un peor caso de cuatro días para cualquier método.`,
      { link: link('Redes, comisiones y errores', '/guias/criptomonedas/') },
    ),
    box(
      'bad',
      'Dos frases que anuncian una estafa',
      '«Deposita el impuesto para liberar tus bitcoins» y «conecta tu billetera para verificarla». Ningún retiro real pide plata por adelantado, y nadie necesita tu frase de recuperación. Quien la tenga se lleva todo y no hay a quién llamar.',
    ),
    questions('Preguntas sobre Bitcoin', [
      ['¿Es anónimo?', 'No. El casino pide identidad para pagar, la casa de cambio también, y la cadena muestra el camino entre ambos.'],
      [
        '¿Tributa?',
        'La ganancia al vender criptomonedas puede tener efectos tributarios aparte de los del juego. No damos asesoría: pregunta a un contador y guarda los comprobantes.',
      ],
      [
        '¿Qué son los satoshis?',
        'La centésima parte de la millonésima de un bitcoin. Algunos casinos muestran así el saldo, y es fácil perder la noción: pásalo a pesos antes de cada apuesta.',
      ],
    ]),
  ],
  instead: [
    ['tether', 'La misma rapidez sin que el precio se mueva.'],
    ['skrill', 'Dólares sin billetera propia ni frases de recuperación.'],
    ['transferencia', 'Los casinos grandes con Bitcoin también pagan a tu banco.'],
  ],
  sources: [
    {
      name: 'CriptoNoticias, tarifas de retiro de las casas de cambio',
      url: 'https://www.criptonoticias.com/negocios/exchanges-bitcoin-hacen-dinero-extra-tarifas-para-red/',
      verifiedOn: '2026-11-21',
    },
  ],
};
