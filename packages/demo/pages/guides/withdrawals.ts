import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../content/writeBlocks.ts';
import { guidePage } from './guidePage.ts';

export const withdrawalGuide = guidePage({
  key: 'retiros',
  internalName: 'Guía de retiros',
  title: 'Cómo retirar de un casino en línea sin sobresaltos',
  description:
    'Paso a paso de un retiro: documentos, plazos reales, por qué se traban y qué escribir cuando pasa. Con los tiempos que medimos este año.',
  author: 'matias-oyarce',
  updatedOn: '2026-10-30',
  subCategory: 'Payment Guide',
  blocks: [
    hero(
      'Retirar sin sobresaltos',
      'Hicimos más de sesenta retiros de prueba este año. Casi todos los que se trabaron, se trabaron por lo mismo.',
      { eyebrow: 'Guía · 5 minutos', image: 'ilustracion-retiros.png' },
    ),
    list('El retiro, paso a paso', 'steps', [
      [
        'Verifica antes de jugar',
        'Carnet por ambos lados y un comprobante de domicilio de menos de tres meses. Fotos completas, sin recortar las esquinas y sin reflejos.',
      ],
      ['Cierra el bono', 'Con un bono activo el retiro puede anular lo ganado. Cúmplelo o renuncia a él y espera la confirmación.'],
      [
        'Usa una cuenta tuya',
        'El nombre del casino, el del carnet y el del banco tienen que ser el mismo. Con segundo apellido, si el banco lo muestra.',
      ],
      ['Pide un monto chico', 'El primero, cerca del mínimo. Sirve para que el casino apruebe la cuenta de destino.'],
      ['Anota la hora', 'Y haz una captura. Si algo se atrasa, es lo primero que te van a preguntar.'],
      ['No lo canceles', 'Muchos casinos dejan revertir el retiro mientras está pendiente. Esa opción existe para que sigas jugando.'],
    ]),
    section(
      'Por qué se traban',
      `De los retiros que se pasaron del plazo, **seis de cada diez** fueron por documentos: una foto cortada, una boleta vieja, un nombre distinto. **Dos de cada diez**, por un bono que seguía activo sin que nos diéramos cuenta. El resto, por el banco o por el casino.

La verificación se pide casi siempre al retirar, cuando uno tiene más apuro. Adelantarla es lo más útil que puedes hacer, y solo un casino de nuestra lista la exige antes del primer depósito.

Los fines de semana duplican los plazos de las transferencias. Si puedes, pide el retiro un lunes o un martes temprano.`,
    ),
    table(
      'Plazos medidos en 2026',
      ['Vía', 'Mejor caso', 'Caso habitual', 'Peor caso'],
      [
        ['**CuentaRUT**', '1 h 08 min', '5 horas', '35 horas'],
        ['**MACH**', '2 h 11 min', '8 horas', '36 horas'],
        ['**Khipu**', '12 horas', '17 horas', '60 horas'],
        ['**USDT**', '1 h 02 min', '12 horas', '13 horas'],
        ['**Skrill**', '6 h 10 min', '10 horas', '26 horas'],
        ['**Transferencia bancaria**', '24 horas', '2 días', '166 horas'],
      ],
      'Desde que se pide hasta que la plata aparece. Cuentas ya verificadas.',
    ),
    section(
      'Qué escribir cuando se atrasa',
      `Sé breve, concreto y guarda copia. Por ejemplo:

> Hola. El 12 de noviembre a las 15:31 pedí un retiro de $38.000 a mi CuentaRUT (caso 48213). Sus términos dicen 24 horas y van 40. Por favor confirmen si falta algún documento y la hora en que se pagará.

Si no hay respuesta en 48 horas, repítelo por correo con copia al mediador o al regulador que figure en la licencia. Un casino serio responde a un plazo; uno que no lo es responde con un bono.`,
    ),
    questions('Preguntas sobre retiros', [
      [
        '¿Me pueden pedir mis liquidaciones de sueldo?',
        'En montos altos, sí: la verificación del origen de fondos es parte de las reglas contra el lavado de activos. Tapa lo que no venga al caso y pregunta cuánto tiempo guardan el documento.',
      ],
      [
        '¿Es normal que cobren comisión?',
        'Algunos cobran desde el segundo o tercer retiro del mes. Tiene que estar en los términos. Que pidan un depósito para liberar un pago no es normal: es una estafa.',
      ],
      ['¿Puedo retirar a la cuenta de mi pareja?', 'No. Ni con autorización. Usa una cuenta tuya.'],
    ]),
    usefulLinks('Si algo se traba', '', [
      ['Casinos que pagan a CuentaRUT', '/metodos-de-pago/cuentarut/', 'La vía más rápida que medimos en pesos'],
      ['Verificación de identidad', '/guias/verificacion-de-identidad/', 'Para que los documentos pasen a la primera'],
      ['Reclamar paso a paso', '/guias/reclamar/', 'Calendario de treinta días y dos cartas modelo'],
      ['Métodos de pago', '/metodos-de-pago/', 'Cuáles sirven para cobrar'],
    ]),
    authorBox('Quién cronometra', 'Cada retiro de esta página salió de una cuenta mía y llegó a otra cuenta mía.'),
    box(
      'bad',
      'Si te piden plata para pagarte',
      'Un «impuesto previo», un «desbloqueo» o una «verificación pagada» son siempre una estafa. Corta el contacto y guarda las pruebas.',
      link('Ver la lista negra', '/lista-negra/'),
    ),
  ],
});
