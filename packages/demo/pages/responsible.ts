import { helplines } from '../writing/chileanFacts.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatDate } from '../writing/figures.ts';
import { authorBox, box, hero, list, questions, section, table } from '../writing/writeBlocks.ts';

const [health, crisis] = helplines;

export const responsiblePage: DemoPage = {
  internalName: 'Juego responsable',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/juego-responsable/',
      title: 'Juego responsable: señales, herramientas y ayuda',
      description:
        'Cómo saber si el juego dejó de ser entretención, qué herramientas usar hoy mismo y a quién llamar en Chile. Sin juicios.',
      sitemapCategory: 'La casa',
      author: 'ignacio-paillan',
      updatedOn: '2026-11-16',
      analytics: { category: 'Responsible Gambling', siteSection: 'juego-responsable' },
      blocks: [
        hero(
          'Si jugar dejó de ser entretenido',
          'Parar es difícil y no es cosa de fuerza de voluntad. Hay herramientas que funcionan y gente que atiende hoy.',
          { eyebrow: 'Solo para mayores de 18 años', image: 'ilustracion-juego-responsable.png' },
        ),
        box(
          'caution',
          'Ayuda ahora',
          `**${health.name}: ${health.number}.** ${health.what}\n\n**${crisis.name}.** ${crisis.what} Si estás pensando en hacerte daño, marca ${crisis.number} ahora.`,
        ),
        list('Señales para tomar en serio', 'bullets', [
          ['Jugar para recuperar', 'Es la más común. Volver al otro día «a recuperar» convierte una pérdida chica en una grande.'],
          ['Jugar con plata de otra cosa', 'Del arriendo, de las cuentas, de un crédito o de alguien más.'],
          ['Mentir sobre cuánto', 'A la pareja, a los amigos o a uno mismo, borrando el historial.'],
          ['Necesitar apostar más', 'Que los montos de antes ya no produzcan nada.'],
          ['Irritarse al parar', 'Mal genio, insomnio o angustia cuando no se juega.'],
          ['Dejar cosas de lado', 'El trabajo, los estudios, la familia, lo que antes gustaba.'],
        ]),
        section(
          'Qué hacer hoy, en quince minutos',
          `1. **Pide la autoexclusión** en cada casino donde tengas cuenta. Seis meses o más. Por escrito, y guarda la confirmación.
2. **Bloquea los pagos.** Llama a tu banco y pregunta por el bloqueo de comercios de apuestas; baja el cupo de la tarjeta para compras en el extranjero.
3. **Instala un bloqueador** en el teléfono y en el computador. Que la clave la tenga otra persona.
4. **Cuéntale a alguien.** Una sola persona. Decirlo en voz alta cambia las cosas más que cualquier aplicación.
5. **Pide hora.** En el consultorio o con un profesional. La ludopatía es un problema de salud y tiene tratamiento.`,
        ),
        table(
          'Líneas de ayuda en Chile',
          ['Línea', 'Número', 'Para qué', 'Verificada el'],
          helplines.map(({ name, number, what, verifiedOn }) => [name, number, what, formatDate(verifiedOn)]),
          `Fuentes: ${helplines.map(({ source }) => source).join(' y ')}`,
        ),
        section(
          'Para la familia',
          `No pagues las deudas sin condiciones: alivia una semana y alarga el problema. Ofrece acompañar a pedir hora, ordenar las cuentas en conjunto y guardar las tarjetas por un tiempo acordado.

Evita discutir de noche o después de una pérdida. Habla de hechos («faltan $180.000 de la cuenta») y de cómo te afecta, no de carácter. Y busca apoyo tú también: Salud Responde orienta a familiares.`,
        ),
        list('Lo que hacen los casinos que recomendamos', 'checks', [
          'Límite de depósito diario, semanal y mensual que baja al instante.',
          'Autoexclusión desde la cuenta o por chat, confirmada por correo.',
          'Historial completo de lo depositado, apostado y perdido.',
          'Ningún mensaje publicitario después de una autoexclusión.',
        ]),
        questions('Preguntas', [
          [
            '¿La autoexclusión sirve si hay tantos casinos?',
            'Sirve en ese casino. Por eso conviene sumarle el bloqueo del banco y un bloqueador en los equipos: cada barrera da tiempo, y el impulso pasa.',
          ],
          [
            '¿Este sitio no empuja a jugar?',
            'Vivimos en parte de que haya quienes juegan, y lo decimos. Por eso escribimos cuánto se pierde en promedio, ponemos esta página en todas las demás y no usamos avisos dirigidos a nadie.',
          ],
          [
            '¿Guardan mis datos si visito esta página?',
            'No hacemos perfiles del interés de nadie por el juego. En [privacidad](/privacidad/) está el detalle.',
          ],
        ]),
        authorBox(
          'Quién escribe esta página',
          'Soy psicólogo y la reviso cada mes. Llamo a los números antes de publicarlos, para comprobar que alguien contesta.',
        ),
      ],
    },
  },
};
