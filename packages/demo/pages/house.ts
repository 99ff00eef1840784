import { helplines } from '../content/chileanFacts.ts';
import type { DemoLocalePage, DemoPage } from '../content/demoPage.ts';
import { authorBox, box, hero, list, questions, section, table } from '../content/writeBlocks.ts';
import { formatDate } from '../content/figures.ts';
import { aboutPage } from './about.ts';
import { correctionsPage } from './corrections.ts';
import { methodPage } from './method.ts';
import { personPages } from './people.ts';

const [health, crisis] = helplines;

const responsible: DemoPage = {
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

const privacy: DemoPage = {
  internalName: 'Privacidad',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/privacidad/',
      title: 'Privacidad: qué guardamos y qué no',
      description: 'Qué datos trata LupaCasino, para qué, por cuánto tiempo y cómo ejercer tus derechos según la Ley 21.719.',
      sitemapCategory: 'La casa',
      author: null,
      updatedOn: '2026-11-21',
      analytics: { category: 'Legal', siteSection: 'privacidad' },
      blocks: [
        hero(
          'Privacidad',
          'Poco dato, poco tiempo y nada sin preguntar. La Ley 21.719 entra en vigor el 1 de diciembre de 2026; este aviso ya la sigue.',
        ),
        table(
          'Qué guardamos',
          ['Dato', 'Para qué', 'Por cuánto tiempo'],
          [
            [
              'Clic hacia un casino: hora, oferta, página y lugar del botón, país y tipo de equipo',
              'Saber que el enlace funcionó y rendir cuentas con el casino',
              'Detalle 90 días; después, solo totales',
            ],
            [
              'Huella diaria del visitante, cifrada con una llave que cambia cada día',
              'No contar dos veces el mismo clic',
              'Un día; no permite reconocerte al siguiente',
            ],
            [
              'Tu decisión sobre mediciones, con su fecha y un número al azar que solo queda en tu equipo y en nuestro registro',
              'Respetarla y poder demostrarlo',
              'Doce meses',
            ],
            [
              'Solo si aceptas: páginas y enlaces que usas, país y región, tipo de equipo y código de la campaña por la que llegaste',
              'Mejorar el sitio y saber qué enlaces sirven',
              'El código de campaña, 30 días en tu equipo; si te arrepientes, se borra al momento',
            ],
            [
              'Copias de las últimas 40 páginas que viste',
              'Que puedas leerlas sin conexión',
              'Quedan en tu equipo, hasta que las borras en tu navegador; no las recibimos',
            ],
            ['País y región', 'Mostrar los avisos legales que corresponden', 'En tu equipo, hasta que cierras la pestaña'],
            ['Comparación, preferencias y límites', 'Que el sitio recuerde lo que elegiste', 'Quedan en tu equipo; no los recibimos'],
          ],
          'No guardamos direcciones IP completas en ninguna parte.',
        ),
        section(
          'Lo que no hacemos',
          `No armamos perfiles de tu interés por el juego. No vendemos datos. No usamos avisos dirigidos ni redes publicitarias de terceros. No pedimos ubicación precisa: basta con el país y la región, y se calculan al momento.

Las mediciones opcionales parten **apagadas**. Aceptar y rechazar cuestan lo mismo: un botón del mismo tamaño en la misma pantalla. Puedes cambiar de opinión cuando quieras desde el pie de página.`,
        ),
        section(
          'Tus derechos',
          `Puedes pedir acceso, rectificación, supresión, oposición, portabilidad y bloqueo de tus datos. Escribe a privacidad@lupacasino.example desde cualquier correo; respondemos dentro de treinta días corridos y sin costo.

Como casi no guardamos datos que permitan identificarte, es probable que te pidamos el número de un clic o la fecha y hora aproximadas para encontrarlo. Si la respuesta no te deja conforme, puedes reclamar ante la Agencia de Protección de Datos Personales.`,
        ),
        questions('Preguntas sobre privacidad', [
          [
            '¿Usan cookies?',
            'Ninguna. Tu decisión sobre mediciones y lo demás (comparación, modo oscuro, límites) se guarda en el almacenamiento de tu navegador, y puedes borrarlo desde ahí.',
          ],
          [
            '¿El casino sabe que vengo de aquí?',
            'Sí, recibe un número de clic que no contiene datos tuyos. Desde que entras a su sitio rigen sus reglas, no las nuestras.',
          ],
        ]),
      ],
    },
  },
};

const terms: DemoPage = {
  internalName: 'Términos',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/terminos/',
      title: 'Términos de uso',
      description: 'Reglas de uso de LupaCasino: qué es este sitio, qué no es, cómo se usan las marcas y hasta dónde responde.',
      sitemapCategory: 'La casa',
      author: null,
      updatedOn: '2026-10-15',
      analytics: { category: 'Legal', siteSection: 'terminos' },
      blocks: [
        hero('Términos de uso', 'Cortos a propósito. Si algo no se entiende, escríbenos y lo cambiamos.'),
        list('Lo esencial', 'bullets', [
          ['Informamos, no operamos', 'No recibimos apuestas ni depósitos. Los casinos son empresas distintas con sus propios términos.'],
          ['Solo mayores de 18', 'El sitio habla de juegos de azar por dinero. Si tienes menos de 18 años, no es para ti.'],
          ['Publicidad identificada', 'Todo enlace que nos pueda dejar una comisión está marcado como «Publicidad».'],
          [
            'Datos con fecha',
            'Las ofertas y los plazos cambian. Cada dato dice cuándo se verificó; antes de depositar, míralo en el casino.',
          ],
        ]),
        section(
          'Responsabilidad',
          `Escribimos con cuidado y corregimos rápido, pero no podemos responder por lo que haga un casino ni por una oferta que cambió después de publicada. Nada de lo que aparece aquí es asesoría legal, tributaria ni financiera.

Las notas son opiniones fundadas en pruebas, con un método público. Un casino que crea que un hecho es falso puede pedir su corrección en correcciones@lupacasino.example.`,
        ),
        section(
          'Uso del contenido',
          `Puedes citar hasta trescientas palabras con enlace. Las notas y los plazos medidos se pueden reutilizar como datos, también con fines comerciales, nombrando la fuente. Las imágenes y los logos de esta demostración son dibujos propios.

Los casinos, proveedores, juegos y personas de este sitio son inventados. Las marcas de los métodos de pago pertenecen a sus dueños y se nombran solo para informar.`,
        ),
      ],
    },
  },
};

const notFoundRecord = {
  sitemapCategory: null,
  author: null,
  updatedOn: '2026-10-01',
  noIndex: true,
  analytics: { category: 'Error', subCategories: ['Error 404'], primarySubCategory: 'Error 404', siteSection: 'error' },
} satisfies Partial<DemoLocalePage>;

// The site puts its own heading and the link home above these blocks.
const notFound: DemoPage = {
  internalName: 'No encontrada',
  parent: null,
  locales: {
    es_CL: {
      ...notFoundRecord,
      slug: '/404/',
      title: 'No encontramos esa página',
      description: 'La página que buscas no existe o cambió de lugar.',
      blocks: [
        list('Lo que más se busca', 'bullets', [
          '[Los casinos mejor evaluados](/resenas/)',
          '[Casinos que pagan rápido](/dinero-real/)',
          '[Métodos de pago](/metodos-de-pago/)',
          '[La cuenta de los bonos](/bonos/)',
          '[Todas las guías](/guias/)',
          '[Ayuda y juego responsable](/juego-responsable/)',
        ]),
      ],
    },
    en: {
      ...notFoundRecord,
      slug: '/en/404/',
      title: 'We cannot find that page',
      description: 'The page you are looking for does not exist or has moved.',
      blocks: [list('Try one of these', 'bullets', ['[Our ranking, in English](/en/)', '[All reviews, in Spanish](/resenas/)'])],
    },
    fr_CA: {
      ...notFoundRecord,
      slug: '/fr/404/',
      title: 'Nous ne trouvons pas cette page',
      description: 'La page que vous cherchez n’existe pas ou a changé d’adresse.',
      blocks: [
        list('Essayez plutôt', 'bullets', ['[Notre classement, en français](/fr/)', '[Toutes les évaluations, en espagnol](/resenas/)']),
      ],
    },
    de_DE: {
      ...notFoundRecord,
      slug: '/de/404/',
      title: 'Diese Seite finden wir nicht',
      description: 'Die gesuchte Seite gibt es nicht oder sie ist umgezogen.',
      blocks: [
        list('Versuchen Sie es hier', 'bullets', ['[Unsere Rangliste, auf Deutsch](/de/)', '[Alle Tests, auf Spanisch](/resenas/)']),
      ],
    },
  },
};

// What it lists the site adds itself, from the routes.
const sitemap: DemoPage = {
  internalName: 'Mapa del sitio',
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/sitemap/',
      title: 'Mapa del sitio',
      description: 'Todas las páginas de LupaCasino, ordenadas por sección.',
      sitemapCategory: 'La casa',
      author: null,
      updatedOn: '2026-11-18',
      analytics: { category: 'Sitemap', siteSection: 'sitemap' },
      blocks: [
        hero(
          'Mapa del sitio',
          'Todo lo publicado, en una sola página. También hay un resumen en [inglés](/en/), en [francés](/fr/) y en [alemán](/de/).',
        ),
      ],
    },
  },
};

export const housePages: DemoPage[] = [
  aboutPage,
  ...personPages,
  methodPage,
  correctionsPage,
  responsible,
  privacy,
  terms,
  sitemap,
  notFound,
];
