import { marketLocale } from '@lupa/domain/market.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatPercent, formatRating } from '../writing/figures.ts';
import { authorBox, box, hero, link, list, questions, ratings, section, table, usefulLinks } from '../writing/writeBlocks.ts';
import { ratingOf } from '../partners/demoPartner.ts';
import { ratingWeights, type RatingPartName } from '../partners/partner.schema.ts';
import { partners, rankedPartners } from '../partners/partners.ts';

const [first] = rankedPartners;
const partNames = Object.keys(ratingWeights) as RatingPartName[];
const byRating = (from: number, to: number) => partners.filter((partner) => ratingOf(partner) >= from && ratingOf(partner) < to).length;

const example = first
  ? [
      ...partNames.map((name) => [
        `**${name}**`,
        formatRating(first.scores[name]),
        formatPercent(ratingWeights[name] * 100),
        (first.scores[name] * ratingWeights[name]).toLocaleString(marketLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      ]),
      [
        '**Nota final**',
        '',
        '100 %',
        `**${partNames
          .reduce((sum, name) => sum + first.scores[name] * ratingWeights[name], 0)
          .toLocaleString(marketLocale, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          })}**, publicada como **${formatRating(ratingOf(first))}**`,
      ],
    ]
  : [];

export const methodPage: DemoPage = {
  internalName: 'Metodología',
  parent: 'Nosotros',
  locales: {
    es_CL: {
      slug: '/nosotros/metodologia/',
      title: 'Metodología: cómo ponemos cada nota',
      description:
        'Las cinco partes de la nota, sus pesos, las tablas de puntos y un ejemplo sumado a la vista. Lo que no cuenta y cuándo se repite la prueba.',
      sitemapCategory: 'La casa',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-01',
      analytics: { category: 'About', subCategories: ['Methodology'], siteSection: 'nosotros' },
      blocks: [
        hero(
          'Una fórmula que se puede discutir',
          'Cinco partes, cinco pesos, un decimal. Todo lo que hace falta para rehacer nuestra cuenta y decirnos que nos equivocamos.',
          { eyebrow: 'Versión 4, vigente desde marzo de 2026', image: 'ilustracion-metodologia.png' },
        ),
        table(
          'Las partes y su peso',
          ['Parte', 'Peso', 'Qué se mira', 'De dónde sale'],
          [
            ['**Confianza**', '30 %', 'Licencia, dueños, fondos separados, reclamos', 'Registros, términos, cartas de lectores'],
            ['**Pagos**', '25 %', 'Plazo medido, métodos, mínimos, topes, comisiones', 'Retiros propios con hora anotada'],
            ['**Bonos**', '20 %', 'Rollover, plazo, apuesta máxima, claridad', 'Términos del día, con copia'],
            ['**Juegos**', '15 %', 'RTP efectivo, estudios, búsqueda, modo de prueba', 'Ayuda de veinte juegos al azar'],
            ['**Atención**', '10 %', 'Tres contactos: de día, de madrugada y pidiendo parar', 'Conversaciones guardadas'],
          ],
          'La nota es el promedio ponderado, redondeado a un decimal. Es igual para todos los casinos.',
        ),
        section(
          'Por qué estos pesos',
          `Preguntamos a 340 lectores qué les había salido mal. El 61 % nombró un pago o un cierre de cuenta; el 22 %, un bono; el resto, juegos y atención. **Confianza y Pagos suman 55 %** por eso.

Los bonos pesan menos que en otros sitios. Un bono grande con condiciones malas resta en nuestra tabla, porque le cuesta plata a quien lo toma.`,
        ),
        table(
          'Pagos: los puntos del plazo',
          ['Peor retiro medido', 'Puntos', 'Ajustes'],
          [
            ['Hasta 12 horas', 'De 9,5 a 10', '+0,2 si paga en fin de semana'],
            ['Hasta 24 horas', 'De 8,8 a 9,5', '−0,3 por comisión desde el primer retiro'],
            ['Hasta 48 horas', 'De 8 a 8,8', '−0,5 si el mínimo pasa de $20.000'],
            ['Hasta 72 horas', 'De 7,2 a 8,2', '−0,5 si ningún método chileno sirve para cobrar'],
            ['Más de 72 horas', 'Menos de 7,2', '−1 si pidieron un documento ya aprobado'],
          ],
          'El plazo fija el tramo; mínimos, topes y métodos deciden el lugar dentro de él.',
        ),
        table(
          'Bonos: los puntos del rollover',
          ['Rollover sobre el bono', 'Puntos', 'Ajustes'],
          [
            ['Sin rollover', 'De 9,2 a 10', '+0,2 si el avance se muestra en pesos'],
            ['Hasta 25 veces', 'De 8,4 a 9,2', '−0,3 si la apuesta máxima no se ve al jugar'],
            ['De 26 a 35 veces', 'De 7,6 a 8,8', '−0,4 si se calcula sobre depósito más bono'],
            ['De 36 a 45 veces', 'De 6,8 a 7,6', '−0,5 por tope de retiro'],
            ['Más de 45 veces', 'Menos de 6,8', '−1 si los términos cambiaron durante la oferta'],
          ],
          'Se mira el conjunto de ofertas, no solo la de bienvenida: un buen cashback puede subir la nota.',
        ),
        list('La prueba, en orden', 'steps', [
          ['Lectura', 'Términos, licencia y dueños. Si algo falla aquí, no se deposita.'],
          ['Registro y documentos', 'Con nombre y carnet propios. Se anota la hora de cada paso.'],
          ['Dos depósitos', 'Por dos métodos, entre $10.000 y $100.000 en total.'],
          ['Juego', 'Al menos dos horas, en celular y en computador.'],
          ['Dos retiros', 'Uno en día hábil y otro en fin de semana.'],
          ['Tres contactos', 'De día, de madrugada y diciendo que queremos parar.'],
          ['Dos firmas', 'Quien probó pone la nota; otra persona la revisa sin hablar con ella.'],
        ]),
        table(
          `Un ejemplo sumado: ${first?.name ?? ''}`,
          ['Parte', 'Nota', 'Peso', 'Aporte'],
          example,
          'Con los datos de hoy. La misma suma se puede hacer con cualquier reseña.',
        ),
        ratings(`Así se ve en la reseña de ${first?.name ?? ''}`, first?.slug ?? '', 'Cada parte, con su peso y su motivo.', [
          ['Confianza', 'Cuatro rondas de pruebas en dieciocho meses y ningún término cambiado sin aviso.'],
          ['Bonos', 'Correcto y nada más: el rollover está en el promedio.'],
        ]),
        table(
          'Qué significa la nota',
          ['Nota', 'Lectura', 'Casinos hoy'],
          [
            ['De 9 a 10', 'Lo recomendaríamos a la familia', String(byRating(9, 10.1))],
            ['De 8,5 a 8,9', 'Muy bueno, con un defecto claro', String(byRating(8.5, 9))],
            ['De 8 a 8,4', 'Bueno para quien calza con él', String(byRating(8, 8.5))],
            ['De 7 a 7,9', 'Solo con montos chicos', String(byRating(7, 8))],
            ['Menos de 7', 'No lo recomendamos', String(byRating(0, 7))],
          ],
          `Los ${partners.length} casinos revisados.`,
        ),
        list('Lo que no cuenta', 'bullets', [
          ['La comisión', 'Ni si existe ni de cuánto es. Quien prueba no la conoce.'],
          ['El tamaño del bono', 'Cuenta lo que cuesta, no lo que promete.'],
          ['Las opiniones de lectores', 'Nos dicen dónde volver a mirar; la nota sale de pruebas nuestras.'],
          ['La publicidad del casino', 'Ni sus premios, ni sus auspicios, ni sus embajadores.'],
        ]),
        questions('Preguntas sobre el método', [
          [
            '¿Cada cuánto se repite?',
            'Una vez al año como mínimo. Antes, si cambian los términos, la licencia o los dueños, o si llegan tres reclamos comprobados en un mes.',
          ],
          ['¿Qué pasa si un dato envejece?', 'Cada uno tiene su fecha a la vista. Pasado un año sin prueba, la reseña lo avisa arriba.'],
          [
            '¿Puede una parte hundir la nota?',
            'Sí. Con menos de 5 en Confianza un casino no se recomienda aunque el promedio dé otra cosa, y con una licencia falsa va a la [lista negra](/lista-negra/).',
          ],
        ]),
        box(
          'info',
          'Lo que cambió en la versión 4',
          'Desde marzo de 2026 el plazo que cuenta es el peor y no el promedio, y la respuesta a «quiero parar» pesa un tercio de Atención. Las notas anteriores se recalcularon todas.',
          link('Registro de correcciones', '/nosotros/correcciones/'),
        ),
        usefulLinks('Verlo aplicado', '', [
          ['Todas las reseñas', '/resenas/', `${partners.length} casinos con la misma fórmula`],
          ['Quiénes prueban', '/nosotros/', 'Cuatro personas y una planilla'],
          ['Dinero real', '/dinero-real/', 'La lista ordenada solo por Pagos'],
        ]),
        authorBox(
          'Quién responde por la fórmula',
          'Las propuestas para cambiar un peso se discuten una vez al año, en enero. Las buenas ideas de lectores van con nombre.',
        ),
      ],
    },
  },
};
