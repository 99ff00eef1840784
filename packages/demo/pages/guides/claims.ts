import { authorBox, box, hero, link, list, questions, section, table, usefulLinks } from '../../content/writeBlocks.ts';
import { guidePage } from './guidePage.ts';

export const claimsGuide = guidePage({
  key: 'reclamar',
  internalName: 'Reclamar a un casino',
  title: 'Cómo reclamar cuando un casino no paga',
  description:
    'Qué guardar, a quién escribir y en qué orden: un calendario de treinta días para un reclamo, con dos cartas modelo y lo que no conviene hacer.',
  author: 'antonia-rebolledo',
  updatedOn: '2026-11-10',
  subCategory: 'Claims Guide',
  blocks: [
    hero(
      'Reclamar, en treinta días y por escrito',
      'La mayoría de los retiros trabados se destraba con un mensaje bien hecho. Para el resto hay un orden, y saltárselo cuesta semanas.',
      { eyebrow: 'Guía · 6 minutos', image: 'ilustracion-reclamar.png' },
    ),
    box(
      'bad',
      'Si te piden plata para pagarte',
      'No es un reclamo: es una estafa. Ningún impuesto, seguro ni «desbloqueo» se paga por adelantado al casino. Corta el contacto, bloquea la tarjeta y guarda las pruebas.',
      link('Sitios que ya denunciamos', '/lista-negra/'),
    ),
    list('Antes de escribir, junta esto', 'checks', [
      ['El retiro', 'Monto, método, fecha y hora. Una captura de la caja con el estado.'],
      ['La promesa', 'La frase de los términos que fija el plazo, con la dirección de la página y la fecha en que la copiaste.'],
      ['La identidad', 'El correo en que aprobaron tus documentos, o la captura de la cuenta verificada.'],
      ['La conversación', 'El chat completo. Muchos casinos dejan enviárselo por correo; si no, captura a captura.'],
      ['Los movimientos', 'La cartola del banco o la billetera, tapando lo que no venga al caso.'],
    ]),
    table(
      'El calendario',
      ['Día', 'Qué haces', 'Qué esperar'],
      [
        ['**0**', 'Pides el retiro y anotas la hora', 'El plazo de los términos'],
        ['**Plazo + 1**', 'Chat: pides número de caso y hora de pago', 'Respuesta el mismo día'],
        ['**3**', 'Correo formal, con el número de caso', 'Respuesta en 48 horas'],
        ['**7**', 'Segundo correo: pides la **respuesta final** por escrito', 'Pago, o una negativa con motivo'],
        ['**14**', 'Mediador que nombre la licencia', 'Acuse en una semana'],
        ['**21**', 'Regulador, si no hay mediador o no contesta', 'Acuse; la revisión toma meses'],
        ['**30**', 'Publicas el caso y nos escribes', 'A veces, el pago al día siguiente'],
      ],
      'Días corridos desde que se pidió el retiro. Si el casino pide un documento, el reloj parte de nuevo cuando lo entregas.',
    ),
    section(
      'La primera carta',
      `Corta, con cifras y una sola pregunta. Por correo, no solo por chat.

> Asunto: Retiro pendiente, caso 48213

> Buenas tardes. El 3 de noviembre a las 15:31 pedí un retiro de $38.000 a mi CuentaRUT. Mi cuenta está verificada desde el 20 de octubre. Sus términos, en la sección 7.2, fijan un plazo máximo de 24 horas, y han pasado 72.

> Por favor indiquen por escrito si falta algún antecedente y la fecha en que se pagará. Adjunto la captura de la caja y el correo de verificación.

No amenaces, no insultes y no cuentes para qué necesitas la plata. Lo que se resuelve es un plazo, no una historia.`,
    ),
    section(
      'La segunda, si no alcanzó',
      `> El 6 de noviembre reclamé por el retiro del caso 48213 y no he recibido una respuesta de fondo. Pido su **respuesta final** dentro de siete días, con el motivo y la cláusula en que se apoyan, para presentarla ante el mediador que señala su licencia.

«Respuesta final» es el término que buscan mediadores y reguladores: sin ella suelen devolver el caso. Si el casino contesta con otra evasiva, esa evasiva también sirve.

En nuestra experiencia, **siete de cada diez** reclamos se pagan entre la primera carta y la segunda. La palabra «mediador» mueve más que tres semanas de chat.`,
    ),
    table(
      'Los motivos que dan, y qué contestar',
      ['Lo que dicen', 'Cuándo es razonable', 'Qué hacer'],
      [
        ['«Su cuenta está en revisión»', 'Hasta 72 horas, la primera vez', 'Pedir qué se revisa y hasta cuándo'],
        ['«Falta un documento»', 'Si lo piden una vez y completo', 'Mandarlo y pedir confirmación escrita'],
        ['«Rompió las reglas del bono»', 'Si muestran la jugada y la cláusula', 'Pedir el detalle con hora y monto'],
        ['«Cuenta duplicada»', 'Si hubo otra en tu casa', 'Explicarlo y ofrecer documentos de ambos'],
        ['«Problema con el procesador»', 'Uno o dos días', 'Pedir otro método a tu nombre'],
        ['«Juego irregular»', 'Casi nunca, dicho así', 'Pedir la respuesta final de inmediato'],
      ],
      'Sacado de 41 reclamos propios y de lectores entre enero y octubre de 2026.',
    ),
    list('Lo que empeora un reclamo', 'bullets', [
      ['Cancelar el retiro', 'Borra la fecha de inicio y deja la plata a mano para perderla.'],
      ['Abrir otra cuenta', 'Les da el motivo que no tenían.'],
      [
        'Desconocer el cargo en el banco',
        'Si tú hiciste el depósito, decir que no fuiste tú es falso y puede costarte la cuenta del casino y la del banco.',
      ],
      ['Aceptar un bono «por la molestia»', 'Casi siempre trae rollover y cierra el reclamo.'],
      ['Seguir jugando ese saldo', 'Mientras esté en juego no hay deuda que reclamar.'],
    ]),
    questions('Preguntas sobre reclamos', [
      [
        '¿Puede intervenir un organismo chileno?',
        'No podemos prometerlo. Los casinos en línea no tienen licencia en Chile y casi todos operan sin domicilio aquí. Para un monto alto consulta a un abogado o a la Corporación de Asistencia Judicial. El estado del asunto está en la [guía legal](/guias/situacion-legal/).',
      ],
      ['¿Ustedes pueden cobrar por mí?', 'No. Sí preguntamos al casino por casos comprobados y publicamos lo que contesta. A veces basta.'],
      [
        '¿Cuánto tiempo tengo?',
        'Los mediadores suelen pedir que el reclamo llegue dentro de seis meses desde la respuesta final. Mientras antes, mejor: los registros se borran.',
      ],
    ]),
    usefulLinks('Para no llegar a esto', '', [
      ['Retirar sin sobresaltos', '/guias/retiros/', 'Las seis causas de los retiros trabados'],
      ['Verificar la identidad', '/guias/verificacion-de-identidad/', 'Qué piden y cómo mandarlo bien a la primera'],
      ['Verificar la licencia', '/guias/verificar-licencia/', 'Para saber si habrá mediador'],
    ]),
    authorBox(
      'A quién contarle tu caso',
      'Escríbeme a correcciones@lupacasino.example con fechas y capturas. Respondo todos, aunque no pueda resolverlos.',
    ),
  ],
});
