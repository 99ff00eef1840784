import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate } from '../writing/figures.ts';
import { authorBox, box, hero, link, list, questions, table } from '../writing/writeBlocks.ts';

type Correction = { on: string; page: string; url: string; said: string; says: string; noticedBy: string };

const corrections: Correction[] = [
  {
    on: '2026-11-12',
    page: 'Reseña de Salar Casino',
    url: '/resenas/salar-casino/',
    said: 'Decíamos que no había mesas de ruleta en español.',
    says: 'Sí las hay, con pocos puestos: un sábado a las 22:00 estaban llenas.',
    noticedBy: 'Lo avisó un lector de Calama.',
  },
  {
    on: '2026-11-04',
    page: 'Guía del rollover',
    url: '/guias/rollover/',
    said: 'La fila de 25 veces sumaba mal la pérdida con RTP de 97 %.',
    says: 'Son $37.500. El texto ya lo decía bien; la tabla no.',
    noticedBy: 'Lo encontró Fernanda Lillo al rehacer las cuentas.',
  },
  {
    on: '2026-10-22',
    page: 'Reseña de Puerto Dorado',
    url: '/resenas/puerto-dorado/',
    said: 'Poníamos que el chat atendía las 24 horas.',
    says: 'Atiende de 8:00 a 2:00. La nota de Atención bajó de 8,8 a 8,5.',
    noticedBy: 'Lo avisaron dos lectoras el mismo día.',
  },
  {
    on: '2026-10-02',
    page: 'Reseña de Mareas Casino',
    url: '/resenas/mareas-casino/',
    said: 'La reseña mantenía el 6,9 de 2024.',
    says: 'Catorce meses sin cambios en los términos: se repitió la prueba y la nota subió.',
    noticedBy: 'Lo pidió el casino, con el historial publicado como prueba.',
  },
  {
    on: '2026-09-08',
    page: 'Métodos de pago',
    url: '/metodos-de-pago/',
    said: 'Se leía que Servipag sirve para retirar en un casino.',
    says: 'En ninguno. Era el nombre de una pestaña de la caja, no un método de retiro.',
    noticedBy: 'Lo encontró Matías Oyarce en una prueba.',
  },
  {
    on: '2026-08-20',
    page: 'Reseña de Tamarugo',
    url: '/resenas/tamarugo/',
    said: 'Seguía en la lista de recomendados.',
    says: 'Los retiros pasaron a demorar más de tres días. Salió de la lista y la reseña lo explica.',
    noticedBy: 'Siete reclamos de lectores y una prueba nueva.',
  },
  {
    on: '2026-07-22',
    page: 'Lista negra',
    url: '/lista-negra/',
    said: 'Bahía Neón figuraba como «en observación».',
    says: 'Pasó a la lista negra: dos números de licencia que no existen y un pago a medias.',
    noticedBy: 'Prueba propia y catorce cartas.',
  },
  {
    on: '2026-05-18',
    page: 'Reseña de Golden Huaso',
    url: '/resenas/golden-huaso/',
    said: 'La ficha decía «activo».',
    says: 'Cerró a jugadores nuevos el 15 de mayo. Se quitaron los enlaces y se agregó cómo pedir el saldo.',
    noticedBy: 'Tres días tarde; lo avisó una lectora de Rancagua.',
  },
  {
    on: '2026-03-02',
    page: 'Todas las notas',
    url: '/nosotros/metodologia/',
    said: 'El plazo de retiro se calculaba con el promedio.',
    says: 'Desde la versión 4 cuenta el peor caso. Cambiaron 17 notas, casi todas hacia abajo.',
    noticedBy: 'Decisión de la redacción.',
  },
];

export const correctionsPage: DemoPage = {
  internalName: 'Correcciones',
  parent: 'Nosotros',
  locales: {
    es_CL: {
      slug: '/nosotros/correcciones/',
      title: 'Correcciones: lo que dijimos mal y cuándo lo arreglamos',
      description:
        'El registro de errores de LupaCasino en 2026: qué decía cada página, qué dice ahora, quién lo notó y cómo pedir una corrección.',
      sitemapCategory: 'La casa',
      author: 'antonia-rebolledo',
      updatedOn: corrections[0]?.on ?? '2026-11-12',
      analytics: { category: 'About', subCategories: ['Corrections'], siteSection: 'nosotros' },
      blocks: [
        hero(
          'Lo que dijimos mal',
          'Cuando un dato estaba equivocado, se corrige el mismo día y queda aquí con su fecha. Los errores no se borran: se explican.',
          { eyebrow: `Última corrección: ${formatDate(corrections[0]?.on ?? '2026-11-12')}`, image: 'ilustracion-correcciones.png' },
        ),
        list(
          'Registro de 2026',
          'bullets',
          corrections.map(({ on, page, url, said, says, noticedBy }) => [
            `${formatDate(on)} · ${page}`,
            `**Antes.** ${said}\n\n**Ahora.** ${says}\n\n${noticedBy} [Ver la página](${url}).`,
          ]),
        ),
        table(
          'El año en números',
          ['Qué llegó', 'Pedidos', 'Se corrigió', 'Plazo mediano'],
          [
            ['**De lectores**', '46', '31', '5 horas'],
            ['**De casinos**', '19', '5', '2 días'],
            ['**De la redacción**', '12', '12', 'El mismo día'],
          ],
          'De enero al 12 de noviembre de 2026. Aquí arriba están las que cambiaron un dato importante; las de ortografía y enlaces no se listan.',
        ),
        list('Cómo pedir una corrección', 'steps', [
          ['Escribe', 'A correcciones@lupacasino.example, con la dirección de la página y la frase exacta.'],
          ['Manda la fuente', 'Una captura con fecha, un enlace o el número de caso. Sin prueba, lo investigamos igual, pero demora más.'],
          [
            'Espera la respuesta',
            'Los errores de hecho se arreglan el mismo día. Las diferencias de opinión se contestan y no se cambian.',
          ],
        ]),
        questions('Preguntas sobre las correcciones', [
          ['¿Un casino puede pedirlas?', 'Sí, y con las mismas reglas que cualquiera. Lo que no puede es pedir que se retire una reseña.'],
          [
            '¿Cambia la nota?',
            'Si el dato entraba en el cálculo, se recalcula y queda anotado. Los pesos están en la [metodología](/nosotros/metodologia/).',
          ],
          ['¿Guardan la versión anterior?', 'Sí, y la mandamos a quien la pida.'],
        ]),
        box(
          'info',
          'Opinión no es error',
          'Que una nota parezca injusta no la vuelve falsa. Si crees que la fórmula está mal, discútela: está publicada.',
          link('La fórmula', '/nosotros/metodologia/'),
        ),
        authorBox('Quién firma este registro', 'Leo todo lo que llega a correcciones, también lo que viene enojado.'),
      ],
    },
  },
};
