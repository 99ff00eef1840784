import { authorBox, box, hero, list, questions, section, table, usefulLinks } from '../../writing/writeBlocks.ts';
import { legalStatus } from '../../writing/chileanFacts.ts';
import { formatDate } from '../../writing/figures.ts';
import { guidePage } from './guidePage.ts';

export const legalGuide = guidePage({
  key: 'situacion-legal',
  internalName: 'Guía de la situación legal',
  title: 'Casinos en línea en Chile: qué dice hoy la ley',
  description:
    'Estado del proyecto de ley, el fallo de la Corte Suprema de 2025 y la posición de la SCJ, con fuentes y fecha de revisión. Sin adivinanzas.',
  author: 'antonia-rebolledo',
  updatedOn: legalStatus.verifiedOn,
  subCategory: 'Legal Guide',
  blocks: [
    hero(
      'Qué se sabe y qué no',
      'Nadie puede prometerte que un casino en línea extranjero tenga permiso para operar en Chile. Esto es lo que se puede comprobar.',
      { eyebrow: `Revisado el ${formatDate(legalStatus.verifiedOn)}`, image: 'ilustracion-situacion-legal.png' },
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
    usefulLinks('Qué hacer con esto', '', [
      ['Verificar una licencia', '/guias/verificar-licencia/', 'Lo que sí se puede comprobar, en diez minutos'],
      ['Reclamar', '/guias/reclamar/', 'Qué esperar si un casino no paga'],
      ['Cómo trabajamos', '/nosotros/metodologia/', 'Por qué la licencia pesa lo que pesa'],
    ]),
    authorBox('Quién sigue el proyecto', 'Reviso la tramitación y los fallos cada semana. La fecha de arriba es la de la última vez.'),
    box(
      'info',
      'Esto no es asesoría legal',
      'Es un resumen hecho por periodistas. Si tienes un problema concreto, consulta a un abogado o a la Corporación de Asistencia Judicial.',
    ),
  ],
});
