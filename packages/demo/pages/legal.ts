import type { DemoPage } from '../content/demoPage.ts';
import { hero, list, questions, section, table } from '../content/writeBlocks.ts';

export const privacyPage: DemoPage = {
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
            [
              'Juegos favoritos y los últimos que abriste',
              'Que los encuentres de nuevo en «Mis juegos»',
              'Quedan en tu equipo, hasta que tocas «Olvidar todo»; para mostrarlos se piden por su número, sin anotar quién',
            ],
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

export const termsPage: DemoPage = {
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
