import { authors, authorSlug } from '../writing/authors.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatPercent } from '../writing/figures.ts';
import { box, hero, link, list, questions, section, table, usefulLinks } from '../writing/writeBlocks.ts';
import { portraitFile } from '../media.ts';
import { ratingWeights } from '../partners/partner.schema.ts';
import { partners } from '../partners/partners.ts';

const mottos: Record<(typeof authors)[number]['key'], string> = {
  'antonia-rebolledo': 'Lee los términos completos para que nadie más tenga que hacerlo.',
  'matias-oyarce': 'Deposita, retira y anota la hora de cada paso.',
  'fernanda-lillo': 'Calcula cuánto cuesta de verdad cada bono.',
  'ignacio-paillan': 'Prueba los límites y escribe «quiero parar» en cada chat.',
};

export const aboutPage: DemoPage = {
  internalName: 'Nosotros',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/nosotros/',
      title: 'Quiénes somos y de qué vive LupaCasino',
      description:
        'El equipo, el método de prueba, cómo ganamos plata y qué hacemos para que no cambie una nota. También cómo pedir una corrección.',
      sitemapCategory: 'La casa',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-01',
      analytics: { category: 'About', siteSection: 'nosotros' },
      blocks: [
        hero(
          'Cuatro personas y una planilla',
          'LupaCasino revisa casinos en línea para gente que vive en Chile. Lo hacemos con plata nuestra y con un método que se puede discutir.',
          { eyebrow: 'Desde 2023', cta: link('Ver la metodología', '/nosotros/metodologia/'), image: 'ilustracion-nosotros.png' },
        ),
        section(
          'Por qué existe esto',
          `En 2023 buscamos una reseña de un casino que no le pagaba a un amigo. Encontramos treinta páginas que le ponían un 9,8, con el mismo texto, el mismo bono y el mismo botón. Ninguna había intentado retirar.

Partimos con una planilla de cuatro columnas: cuánto pusimos, cuánto pedimos, cuándo lo pedimos, cuándo llegó. Hoy la planilla tiene **${partners.length} casinos** y el resto del sitio se escribe a partir de ella.`,
        ),
        usefulLinks(
          'El equipo',
          'Cada reseña lleva firma. Detrás de cada firma hay una página con lo que prueba esa persona, y cómo.',
          authors.map(({ key, name, role }): [string, string, string, string] => [
            name,
            authorSlug({ key }),
            `${role}. ${mottos[key]}`,
            portraitFile(key),
          ]),
        ),
        table(
          'Lo que hicimos en 2026',
          ['Qué', 'Cuánto'],
          [
            ['Casinos con la prueba al día', String(partners.filter(({ testedOn }) => testedOn >= '2026-09-01').length)],
            ['Retiros cronometrados', '63'],
            ['Conversaciones con soporte', '78'],
            ['Plata puesta en pruebas', '$2.140.000'],
            ['Plata que no volvió', '$902.000'],
            ['Correcciones publicadas', '48'],
          ],
          'De enero al 15 de noviembre. Los montos son de la casa, no de los casinos.',
        ),
        section(
          'De qué vivimos',
          `Cuando alguien se registra en un casino desde uno de nuestros botones, algunos casinos nos pagan una comisión. Por eso cada tarjeta dice **«Publicidad»** y los enlaces van marcados como patrocinados.

Para que eso no toque la nota, hay tres reglas. Quien prueba y escribe no sabe cuánto paga cada casino. La comisión no es un dato del cálculo ni puede serlo: la fórmula está publicada y cualquiera puede sumarla. Y los casinos que no nos pagan nada compiten en la misma lista; hoy hay cuatro entre los diez primeros.`,
        ),
        list('Lo que no hacemos', 'bullets', [
          ['Vender reseñas', 'Ni una línea, ni un lugar en la lista, ni una nota.'],
          ['Aceptar regalos', 'Ni viajes, ni saldo de cortesía, ni bonos personales.'],
          ['Copiar notas de prensa', 'Si un casino anuncia algo, lo probamos antes de contarlo.'],
          ['Borrar lo publicado', 'Los errores se corrigen a la vista, con fecha.'],
        ]),
        table(
          'Cómo se arma la nota',
          ['Parte', 'Peso', 'Qué se mira'],
          [
            ['**Confianza**', formatPercent(ratingWeights.Confianza * 100), 'Licencia comprobada, dueños, fondos separados, reclamos'],
            ['**Pagos**', formatPercent(ratingWeights.Pagos * 100), 'Plazos medidos, métodos de ida y vuelta, mínimos y topes'],
            ['**Bonos**', formatPercent(ratingWeights.Bonos * 100), 'Rollover, plazo, apuesta máxima y claridad'],
            ['**Juegos**', formatPercent(ratingWeights.Juegos * 100), 'RTP efectivo, variedad, búsqueda, modo de prueba'],
            ['**Atención**', formatPercent(ratingWeights.Atención * 100), 'Tres contactos: de día, de madrugada y pidiendo parar'],
          ],
          'La nota es el promedio ponderado, con un decimal. La misma fórmula para todos.',
        ),
        usefulLinks('Para revisarnos a nosotros', '', [
          ['Metodología', '/nosotros/metodologia/', 'Pesos, tablas de puntos y un ejemplo sumado'],
          ['Correcciones', '/nosotros/correcciones/', 'Lo que dijimos mal y cuándo lo arreglamos'],
          ['Privacidad', '/privacidad/', 'Qué guardamos de ti: poco, y por poco tiempo'],
        ]),
        questions('Lo que nos preguntan', [
          [
            '¿Cómo pido una corrección?',
            'Escribe a correcciones@lupacasino.example con el dato y una fuente. Los errores de hecho se arreglan el mismo día y quedan en el [registro](/nosotros/correcciones/).',
          ],
          ['¿Un casino puede pedir que lo saquen?', 'Puede pedirlo. No lo hacemos: una reseña es información para quien juega.'],
          [
            '¿De dónde salen las opiniones de lectores?',
            'De un formulario y del correo. Publicamos solo las que traen una prueba de que la persona jugó ahí, sin apellidos, y no entran en la nota.',
          ],
          [
            '¿Las marcas de este sitio existen?',
            'No. LupaCasino es un sitio de demostración: todos los casinos, proveedores, juegos, personas y opiniones son inventados. Los métodos de pago son reales.',
          ],
        ]),
        box(
          'caution',
          'Vivimos en parte de que la gente juegue',
          'Es un conflicto y preferimos decirlo. Por eso cada página lleva la ayuda a mano y cada bono, lo que cuesta.',
          link('Juego responsable', '/juego-responsable/'),
        ),
      ],
    },
  },
};
