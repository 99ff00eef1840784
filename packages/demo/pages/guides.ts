import type { DemoPage } from '../content/demoPage.ts';
import { box, hero, link, list, questions, section, table } from '../content/writeBlocks.ts';
import { legalStatus } from '../content/chileanFacts.ts';
import { formatDate } from '../content/figures.ts';

const rollover: DemoPage = {
  internalName: 'Guía del rollover',
  parent: 'Bonos',
  locales: {
    es_CL: {
      slug: '/guias/rollover/',
      title: 'Qué es el rollover y cómo calcularlo en pesos',
      description:
        'El rollover explicado con un ejemplo completo: cuánto hay que apostar, qué juegos cuentan, cuánto se pierde en promedio y cuándo conviene decir que no.',
      sitemapCategory: 'Guías',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-04',
      analytics: { category: 'Guides', subCategories: ['Bonus Guide'], vertical: 'Casino', siteSection: 'guias' },
      blocks: [
        hero(
          'El rollover, en una sola cuenta',
          'Bono por rollover: esa es la plata que tienes que apostar antes de retirar. Todo lo demás es detalle, y los detalles cuestan.',
          { eyebrow: 'Guía · 6 minutos' },
        ),
        section(
          'El ejemplo completo',
          `Depositas **$50.000** y el casino te da otros **$50.000** con un rollover de **35 veces el bono**. Multiplica: tienes que apostar **$1.750.000** para poder retirar.

No significa perder esa plata. Cada apuesta devuelve en promedio una parte. En una tragamonedas con RTP de 96 %, de cada $100 apostados vuelven $96. Al final del recorrido, la pérdida esperada es el 4 % de $1.750.000: **$70.000**.

Partiste con $100.000 en la mano, entre lo tuyo y lo regalado. Restando, quedan $30.000 en promedio: menos que los $50.000 que pusiste. Ese es el precio del bono.

> La pregunta no es cuánto regalan. Es si ibas a apostar esa cantidad de todas formas.`,
        ),
        table(
          'La misma cuenta con otros números',
          ['Rollover', 'Hay que apostar', 'Pérdida con RTP 96 %', 'Pérdida con RTP 97 %', 'Saldo del bono'],
          [
            ['20 veces', '$1.000.000', '$40.000', '$30.000', 'Entre +$10.000 y +$20.000'],
            ['25 veces', '$1.250.000', '$50.000', '$37.500', 'Entre $0 y +$12.500'],
            ['35 veces', '$1.750.000', '$70.000', '$52.500', 'Entre -$20.000 y -$2.500'],
            ['50 veces', '$2.500.000', '$100.000', '$75.000', 'Entre -$50.000 y -$25.000'],
          ],
          'Para un bono de $50.000. El saldo es el bono menos la pérdida esperada.',
        ),
        list('Las cinco trampas', 'bullets', [
          [
            'Sobre qué se calcula',
            '«35 veces el bono» y «35 veces depósito más bono» son cosas muy distintas: la segunda es el doble cuando ambos montos son iguales.',
          ],
          [
            'Qué juegos cuentan',
            'Las tragamonedas suelen contar 100 %; la ruleta y el blackjack, 10 % o nada. $10.000 apostados en ruleta avanzan $1.000.',
          ],
          [
            'La apuesta máxima',
            'Con un tope de $5.000 por giro, cumplir $1.750.000 toma al menos 350 giros; con apuestas de $200, son 8.750.',
          ],
          ['El plazo', '8.750 giros en 30 días son casi 300 diarios. En 7 días, 1.250 por día.'],
          [
            'El tope de retiro',
            'Algunos bonos limitan lo que se puede retirar después de cumplir. Si el tope es bajo, ganar harto da lo mismo.',
          ],
        ]),
        section(
          'Cuándo decir que sí',
          `Di que sí cuando se cumplan tres cosas: el rollover es de **25 veces o menos**, se calcula solo sobre el bono y el plazo te permite jugar como juegas siempre. También cuando no hay rollover, como en algunos cashback.

Di que no cuando el bono te obligue a jugar más, más rápido o más caro de lo que pensabas. Depositar sin bono deja las manos libres: lo que ganes se retira cuando quieras.

Y una cosa que no cambia con ningún bono: a la larga la casa gana.`,
          { link: link('La cuenta de cada bono', '/bonos/') },
        ),
        questions('Preguntas sobre el rollover', [
          ['¿El rollover se cuenta en apuestas o en pérdidas?', 'En apuestas. Si apuestas $1.000 y ganas $1.500, avanzaste $1.000.'],
          [
            '¿Qué se juega primero, mi plata o el bono?',
            'Depende del casino y hay que leerlo. Lo mejor es que se use primero la plata propia y que se pueda renunciar al bono sin perderla.',
          ],
          [
            '¿Sirve apostar a rojo y negro a la vez?',
            'No. Todos los casinos lo prohíben con un bono activo, lo detectan y anulan lo ganado.',
          ],
        ]),
        box(
          'caution',
          'Perseguir el rollover',
          'Si te descubres jugando a deshora para «no perder el bono», el bono ya hizo su trabajo contra ti. Déjalo vencer.',
          link('Señales de alerta', '/juego-responsable/'),
        ),
      ],
    },
  },
};

const withdrawals: DemoPage = {
  internalName: 'Guía de retiros',
  parent: 'Dinero real',
  locales: {
    es_CL: {
      slug: '/guias/retiros/',
      title: 'Cómo retirar de un casino en línea sin sobresaltos',
      description:
        'Paso a paso de un retiro: documentos, plazos reales, por qué se traban y qué escribir cuando pasa. Con los tiempos que medimos este año.',
      sitemapCategory: 'Guías',
      author: 'matias-oyarce',
      updatedOn: '2026-10-30',
      analytics: { category: 'Guides', subCategories: ['Payment Guide'], vertical: 'Casino', siteSection: 'guias' },
      blocks: [
        hero(
          'Retirar sin sobresaltos',
          'Hicimos más de sesenta retiros de prueba este año. Casi todos los que se trabaron, se trabaron por lo mismo.',
          { eyebrow: 'Guía · 5 minutos' },
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
        box(
          'bad',
          'Si te piden plata para pagarte',
          'Un «impuesto previo», un «desbloqueo» o una «verificación pagada» son siempre una estafa. Corta el contacto y guarda las pruebas.',
          link('Ver la lista negra', '/lista-negra/'),
        ),
      ],
    },
  },
};

const legal: DemoPage = {
  internalName: 'Guía de la situación legal',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/guias/situacion-legal/',
      title: 'Casinos en línea en Chile: qué dice hoy la ley',
      description:
        'Estado del proyecto de ley, el fallo de la Corte Suprema de 2025 y la posición de la SCJ, con fuentes y fecha de revisión. Sin adivinanzas.',
      sitemapCategory: 'Guías',
      author: 'antonia-rebolledo',
      updatedOn: legalStatus.verifiedOn,
      analytics: { category: 'Guides', subCategories: ['Legal Guide'], vertical: 'Casino', siteSection: 'guias' },
      blocks: [
        hero(
          'Qué se sabe y qué no',
          'Nadie puede prometerte que un casino en línea extranjero tenga permiso para operar en Chile. Esto es lo que se puede comprobar.',
          { eyebrow: `Revisado el ${formatDate(legalStatus.verifiedOn)}` },
        ),
        section('En pocas palabras', legalStatus.long),
        table(
          'Lo que hay en cada frente',
          ['Frente', 'Estado', 'Qué falta'],
          [
            [
              '**Congreso**',
              'Boletín 14.838-03: aprobado en general por el Senado en agosto de 2025',
              'La discusión en particular y lo que sigue',
            ],
            [
              '**Tribunales**',
              'Corte Suprema, rol 18.080-2025, septiembre de 2025: ordena a los proveedores de internet bloquear sitios',
              'Cómo y a quién se aplica en cada caso',
            ],
            ['**Regulador**', 'La SCJ considera ilegales a los sitios que operan desde el extranjero', 'La industria lo disputa'],
          ],
          `Estado a la fecha de revisión. Fuentes abajo.`,
        ),
        list(
          'Fuentes',
          'bullets',
          legalStatus.sources.map(({ name, url, verifiedOn }) => `[${name}](${url}), vista el ${formatDate(verifiedOn)}.`),
        ),
        questions('Lo que implica para ti', [
          [
            '¿Qué significa la licencia de Malta o de Curazao?',
            'Que una autoridad de ese lugar autorizó a la empresa bajo sus propias reglas. Sirve como respaldo: obliga a separar fondos o a tener un mediador, según el caso. No es un permiso chileno ni lo reemplaza.',
          ],
          [
            '¿Puede dejar de funcionar un casino de un día para otro?',
            'Sí. Un bloqueo ordenado por un tribunal, una licencia vencida o un banco que deja de procesar pagos pueden dejar el sitio inaccesible. Es otra razón para no mantener saldo: retira al terminar.',
          ],
          [
            '¿Por qué publican reseñas entonces?',
            'Porque la gente juega igual y merece saber dónde retienen pagos, qué licencia hay detrás y cuánto cuesta un bono. Informamos, y a nadie lo presentamos como si tuviera permiso chileno.',
          ],
        ]),
        box(
          'info',
          'Esto no es asesoría legal',
          'Es un resumen hecho por periodistas. Si tienes un problema concreto, consulta a un abogado o a la Corporación de Asistencia Judicial.',
        ),
      ],
    },
  },
};

export const guidePages: DemoPage[] = [rollover, withdrawals, legal];
