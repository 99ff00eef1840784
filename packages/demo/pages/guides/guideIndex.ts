import type { DemoPage } from '../../writing/demoPage.ts';
import { authorBox, box, hero, link, questions, usefulLinks } from '../../writing/writeBlocks.ts';
import { guidePath, guidesName } from './guidePage.ts';

const guide = (title: string, key: string, picture: string, copy: string): [string, string, string, string] => [
  title,
  guidePath(key),
  copy,
  `ilustracion-${picture}.png`,
];

export const guideIndex: DemoPage = {
  internalName: guidesName,
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: '/guias/',
      title: 'Guías de casino en línea, con cuentas en pesos',
      description:
        'Once guías cortas para antes, durante y después de jugar: licencias, documentos, retiros, bonos, RTP, blackjack, ruleta y reclamos.',
      sitemapCategory: 'Guías',
      author: 'antonia-rebolledo',
      updatedOn: '2026-11-16',
      analytics: { category: 'Guides', subCategories: ['Guide Hub'], vertical: 'Casino', siteSection: 'guias' },
      blocks: [
        hero(
          'Guías para no aprender pagando',
          'Once textos cortos, escritos después de cometer el error o de ver a alguien cometerlo. Con pasos, tablas y cuentas en pesos.',
          { eyebrow: 'De cinco a siete minutos cada una', image: 'ilustracion-guias.png' },
        ),
        usefulLinks('Antes de depositar', 'Media hora de lectura que ahorra meses de correos.', [
          guide('Elegir un casino', 'elegir-casino', 'elegir-casino', 'Diez puntos y una prueba de ida y vuelta con $10.000.'),
          guide('Verificar una licencia', 'verificar-licencia', 'licencia', 'Del sello al registro público, en cinco pasos.'),
          guide('La situación legal', 'situacion-legal', 'situacion-legal', 'Qué se sabe y qué no, con fuentes y fecha.'),
        ]),
        usefulLinks('La plata: cómo entra y cómo sale', 'Donde se traba casi todo lo que se traba.', [
          guide(
            'Verificación de identidad',
            'verificacion-de-identidad',
            'identidad',
            'Fotos que pasan a la primera y lo que se puede tapar.',
          ),
          guide('Retirar sin sobresaltos', 'retiros', 'retiros', 'El retiro paso a paso y los plazos que medimos.'),
          guide('Criptomonedas', 'criptomonedas', 'criptomonedas', 'Redes, comisiones y errores que no se deshacen.'),
          guide('Reclamar', 'reclamar', 'reclamar', 'Un calendario de treinta días y dos cartas modelo.'),
        ]),
        usefulLinks('Los números del juego', 'Cuánto cuesta jugar, sin fórmulas raras.', [
          guide('El rollover', 'rollover', 'rollover', 'La cuenta que dice si un bono conviene.'),
          guide('RTP y volatilidad', 'rtp-y-volatilidad', 'rtp', 'Qué significa un 96 % en una noche de verdad.'),
          guide('Estrategia de blackjack', 'estrategia-blackjack', 'blackjack', 'Las tablas completas, mano por mano.'),
          guide('Cómo jugar a la ruleta', 'como-jugar-ruleta', 'ruleta', 'Apuestas, pagos y el fin de la martingala.'),
        ]),
        questions('Seis palabras que conviene entender', [
          [
            'Rollover',
            'Las veces que hay que apostar un bono antes de retirarlo. Un bono de $20.000 con rollover de 30 obliga a apostar $600.000. [La cuenta completa](/guias/rollover/).',
          ],
          [
            'RTP',
            'La parte de lo apostado que un juego devuelve en promedio. Con 96 %, jugar $100.000 cuesta $4.000. [Qué dice y qué no](/guias/rtp-y-volatilidad/).',
          ],
          [
            'Volatilidad',
            'Cuánto se aleja una noche del promedio. Alta: muchos ratos sin premio y alguno grande. Baja: premios chicos y seguidos.',
          ],
          [
            'Verificación o KYC',
            'La revisión de tus documentos. Se pide casi siempre al primer retiro y se puede adelantar. [Cómo hacerla](/guias/verificacion-de-identidad/).',
          ],
          [
            'Giros gratis',
            'Jugadas pagadas por el casino en una tragamonedas fija. Lo que salga de ellas suele llevar rollover y tope de retiro.',
          ],
          [
            'Autoexclusión',
            'Cerrar la propia cuenta por un tiempo, sin que el casino pueda reabrirla antes. Es la herramienta más útil de todas. [Cómo pedirla](/juego-responsable/).',
          ],
        ]),
        box(
          'caution',
          'La guía que ojalá no necesites',
          'Si jugar dejó de ser entretenido, empieza por la página de ayuda: quince minutos, cinco pasos y a quién llamar hoy.',
          link('Señales, herramientas y ayuda', '/juego-responsable/'),
        ),
        authorBox('Quién las edita', 'Las escriben cuatro personas y las reviso yo. Si algo no se entiende, la culpa es mía.'),
      ],
    },
  },
};
