import { averageReturn, countTypes, demoGames, formatReturn, gamesOfProvider } from '../catalogue/catalogueFigures.ts';
import { providerMarkFile } from '../catalogue/cataloguePictures.ts';
import { demoProviders } from '../catalogue/demoProviders.ts';
import { joinWords } from '../writing/choose.ts';
import type { DemoPage } from '../writing/demoPage.ts';
import { formatNumber } from '../writing/figures.ts';
import { box, hero, link, list, questions, section, table, usefulLinks } from '../writing/writeBlocks.ts';
import { buildProviderPage, providerSlug, providersName, providersSlug } from '../providers/providerPage.ts';
import type { Studio } from '../providers/studio.ts';
import { studioTexts } from '../providers/studioTexts.ts';
import { gamesInWords } from '../reviews/gameSection.ts';

const written = studioTexts.map(({ studio }) => studio).toSorted((a, b) => b.count - a.count);
const active = demoProviders.filter(({ archived }) => !archived);
const closed = demoProviders.filter(({ archived }) => archived);
const bySize = demoProviders.toSorted((a, b) => gamesOfProvider(b.id).length - gamesOfProvider(a.id).length);
const largest = bySize.slice(0, 5);
const largestShare = Math.round((largest.reduce((sum, { id }) => sum + gamesOfProvider(id).length, 0) / demoGames.length) * 100);
const oldest = Math.min(...demoProviders.map(({ founded }) => Number(founded)));

const mainTypes = ({ games }: Studio): string =>
  gamesInWords(
    countTypes(games)
      .slice(0, 3)
      .map(([type]) => type),
  );

const index: DemoPage = {
  internalName: providersName,
  parent: 'Inicio',
  locales: {
    es_CL: {
      slug: providersSlug,
      title: `Proveedores de juegos: ${demoProviders.length} estudios comparados`,
      description: `Quién hace los juegos que hay en los casinos en línea: ${demoProviders.length} estudios con su año, cantidad de títulos y RTP medio; doce, por dentro.`,
      sitemapCategory: 'Proveedores',
      author: 'fernanda-lillo',
      updatedOn: '2026-11-18',
      analytics: { category: 'Providers', vertical: 'Casino', siteSection: 'proveedores' },
      blocks: [
        hero(
          'Quién hace los juegos',
          `Un casino casi nunca programa lo que ofrece: lo arrienda. Detrás de los ${formatNumber(demoGames.length)} juegos del catálogo hay **${demoProviders.length} estudios**, y saber cuál es cuál dice más que la portada.`,
          {
            eyebrow: `${active.length} activos, ${closed.length} cerrados`,
            cta: link('Ir a la tabla', '#table-estudios'),
            image: 'ilustracion-proveedores.png',
          },
        ),
        usefulLinks(
          'Doce estudios a fondo',
          'Historia, cifras, juegos para probar y casinos que los llevan.',
          written.map((studio) => [
            studio.name,
            providerSlug(studio),
            `${studio.count} juegos: ${mainTypes(studio)}`,
            providerMarkFile(studio.id),
          ]),
        ),
        section(
          'Qué decide el estudio y qué decide el casino',
          `El **estudio** fija las reglas, la tabla de pagos y el azar. También publica el RTP, a veces en varias versiones del mismo juego. El **casino** elige cuál de esas versiones contrata, qué apuesta mínima permite y si el juego cuenta para un bono.

Por eso, cuando una tragamonedas devuelve menos de lo que dice nuestra ficha, el responsable suele ser el segundo. Y cuando un resultado parece raro, quien puede auditarlo es el primero: el casino no ve los números antes que tú.

Los cinco estudios más grandes, ${joinWords(largest.map(({ name }) => name))}, concentran **${largestShare} %** de los títulos. El más antiguo trabaja desde ${oldest}.`,
        ),
        {
          ...table(
            'Los cuarenta estudios',
            ['Estudio', 'Desde', 'Juegos', 'RTP medio'],
            bySize.map(({ id, name, founded, archived }) => [
              archived ? `**${name}** *(cerrado)*` : `**${name}**`,
              founded ?? '-',
              formatNumber(gamesOfProvider(id).length),
              formatReturn(averageReturn(gamesOfProvider(id))),
            ]),
            'Ordenados por cantidad de juegos en nuestro catálogo. El RTP medio mezcla tipos: un estudio de mesas siempre se ve mejor que uno de bingo.',
          ),
          id: 'estudios',
        },
        list('En qué fijarse', 'checks', [
          ['El RTP en la ayuda', 'Un estudio serio lo muestra dentro del juego, con el número de versión.'],
          ['Quién certifica el azar', 'Tiene que haber un laboratorio externo y un certificado que se pueda abrir.'],
          ['La especialidad', 'Quien hace buenas tragamonedas no siempre hace buenas mesas. Mira qué fabrica sobre todo.'],
          [
            'Qué hace con las pausas',
            'Relojes, límites y resúmenes de sesión son decisiones de diseño. Algunos los ponen; otros los esconden.',
          ],
        ]),
        questions('Preguntas sobre los proveedores', [
          [
            '¿Un buen proveedor garantiza un buen casino?',
            'No. Garantiza que el juego es el que dice ser. Pagar a tiempo depende del casino, y de eso hablan las [reseñas](/resenas/).',
          ],
          [
            '¿Existen copias falsas de juegos?',
            'Sí, en sitios sin licencia comprobable. Se delatan porque el juego carga desde un dominio ajeno al estudio y la ayuda no abre.',
          ],
          [
            '¿Qué pasa con los juegos de un estudio cerrado?',
            `Otra empresa compra los derechos y siguen en línea, sin novedades. En la tabla son ${joinWords(closed.map(({ name }) => name))}.`,
          ],
          [
            '¿Puedo buscar juegos por estudio?',
            'Sí: la página de cada estudio muestra los suyos, y en [juegos gratis](/juegos-gratis/#freeGames-todos) se filtran por estudio, por tipo o por los dos.',
          ],
        ]),
        box(
          'info',
          'Todos son inventados',
          'LupaCasino es un sitio de demostración. Los estudios, sus historias y sus juegos no existen; las cuentas, sí.',
          link('Qué es este sitio', '/nosotros/'),
        ),
      ],
    },
  },
};

/** The index of studios and the pages of those that were written about. */
export const providerPages: DemoPage[] = [index, ...studioTexts.map(buildProviderPage)];
